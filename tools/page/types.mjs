// Types of the page: tsc over all of it. In the folders named here nothing is left untyped by omission; elsewhere, in games and
// pages, that is not counted yet, but whatever else tsc finds is.

import { spawnSync } from "node:child_process";

const TYPED = ["app", "board", "parts", "table"];
const [tsc, project] = process.argv.slice(2);

const { stdout, stderr, status } = spawnSync(process.execPath, [tsc, "-p", project, "--pretty", "false"], {
  encoding: "utf8",
});
const omitted = /error TS70\d\d:/; // the family of noImplicitAny
const typed = new RegExp(`web/(${TYPED.join("|")})/`);
const found = stdout
  .split("\n")
  .filter((line) => line.includes("error TS") && (!omitted.test(line) || typed.test(line)));
const broken = status !== 0 && !stdout.includes("error TS"); // it did not even run
if (found.length || broken) {
  process.stderr.write(`${found.join("\n")}${broken ? stdout + stderr : ""}\n`);
  process.exitCode = 1;
}
