// The interface for programs as a page, from the server's own schemas. Everything is text that is laid into elements.
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.theme = localStorage.getItem("greathall.theme") ?? (dark ? "dark" : "light");

const make = (name, attributes = {}, ...inside) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside.filter((part) => part !== ""));
  return element;
};

// A type in a few words: "string, at most 40 characters".
function kind(schema, named) {
  if (!schema || !Object.keys(schema).length) return "anything";
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    return named[name]?.properties ? name : kind(named[name], named);
  }
  const many = schema.oneOf ?? schema.anyOf;
  if (many) return many.map((one) => kind(one, named)).join(" or ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const types = [schema.type].flat().join(" or ");
  if (types === "array") return `list of ${kind(schema.items, named)}`;
  if (types === "object" && schema.additionalProperties) return `object of ${kind(schema.additionalProperties, named)}`;
  const limits = [];
  if (schema.minLength !== undefined || schema.maxLength !== undefined)
    limits.push(`${schema.minLength ?? 0} to ${schema.maxLength ?? "any number of"} characters`);
  if (schema.minimum !== undefined || schema.maximum !== undefined)
    limits.push(`${schema.minimum ?? "any"} to ${schema.maximum ?? "any"}`);
  return [types, ...limits].join(", ");
}

const row = (name, schema, must, named) =>
  make(
    "tr",
    {},
    make("th", { scope: "row" }, make("code", {}, name)),
    make("td", {}, kind(schema, named)),
    make(
      "td",
      {},
      must ? "required" : schema.default === undefined ? "optional" : `else ${JSON.stringify(schema.default)}`,
    ),
  );

const table = (title, rows) =>
  rows.length ? make("table", {}, make("caption", {}, title), make("tbody", {}, ...rows)) : "";

// The fields of an object, and then those of the objects in it.
function fields(title, given, named, seen = new Set()) {
  const schema = given?.$ref ? named[given.$ref.split("/").pop()] : given;
  const entries = Object.entries(schema?.properties ?? {});
  const must = new Set(schema?.required ?? []);
  const inner = JSON.stringify(entries).matchAll(/"\$ref":"[^"]*\/(\w+)"/g);
  const more = [...inner]
    .map(([, name]) => name)
    .filter((name) => named[name]?.properties && !seen.has(name) && seen.add(name));
  return [
    table(
      title,
      entries.map(([name, one]) => row(name, one, must.has(name), named)),
    ),
    ...more.flatMap((name) => fields(name, named[name], named, seen)),
  ];
}

const identity = (...parts) => parts.join("-").replaceAll(/[^\w]+/g, "-");

function request(path, method, about, named) {
  const parameters = about.parameters ?? [];
  const body = about.requestBody?.content?.["application/json"]?.schema;
  const answers = Object.entries(about.responses).map(([status, one]) => {
    const [type, { schema } = {}] = Object.entries(one.content ?? {})[0] ?? ["nothing"];
    return make(
      "tr",
      {},
      make("th", { scope: "row" }, make("code", {}, status)),
      make("td", {}, `${type}${schema ? `: ${kind(schema, named)}` : ""}`),
    );
  });
  return make(
    "section",
    { class: "parchment request", id: identity(method, path) },
    make("h3", {}, make("span", { class: `method ${method}` }, method.toUpperCase()), make("code", {}, path)),
    make("p", {}, about.description ?? about.summary ?? ""),
    table(
      "Parameters",
      parameters.map((one) => row(`${one.name} (${one.in})`, one.schema, one.required, named)),
    ),
    ...(body ? fields("Body", body, named) : []),
    table("Answers", answers),
  );
}

function message(name, schema, named) {
  return make(
    "section",
    { class: "parchment request", id: identity("message", name) },
    make("h3", {}, make("span", { class: "method" }, "SEND"), make("code", {}, schema.properties.type.enum[0])),
    make("p", {}, schema.description ?? ""),
    ...fields("Fields", schema, named),
  );
}

async function draw() {
  const [api, messages] = await Promise.all(
    ["/schema/openapi.json", "/api/messages"].map(async (path) => (await fetch(path)).json()),
  );
  const named = api.components?.schemas ?? {};
  const requests = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => [path, method, about]),
  );
  const contents = [
    ...requests.map(([path, method]) => [identity(method, path), `${method.toUpperCase()} ${path}`]),
    ...Object.entries(messages).map(([name, schema]) => [
      identity("message", name),
      `socket: ${schema.properties.type.enum[0]}`,
    ]),
  ];
  document
    .getElementById("found")
    .replaceChildren(
      make(
        "nav",
        { "aria-label": "Contents" },
        make(
          "ul",
          { class: "contents" },
          ...contents.map(([id, text]) => make("li", {}, make("a", { href: `#${id}` }, text))),
        ),
      ),
      make("h2", { class: "onwood" }, "Requests"),
      ...requests.map(([path, method, about]) => request(path, method, about, named)),
      make("h2", { class: "onwood" }, "Messages on the socket"),
      ...Object.entries(messages).map(([name, schema]) => message(name, schema, messages)),
    );
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

draw().catch(
  () =>
    (document.querySelector("#found [role]").textContent =
      "The schema cannot be read just now: is the server running?"),
);
