// Requests to the server. An error is an object with a code and one sentence.
export class Refusal extends Error {
  /** @param {string} code @param {string} message @param {number} status @param {string} [fault] */
  constructor(code, message, status, fault) {
    super(message);
    this.code = code;
    this.status = status;
    this.fault = fault; // the name by which the keeper finds it
  }
}

/** @param {string} method @param {string} path @param {unknown} [body] */
async function request(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = method === "GET" ? {} : { "X-Greathall": "1" }; // what only reads may have been sent ahead by the document
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal("offline", "", 0);
  }
  const type = response.headers.get("content-type") ?? "";
  const value = type.includes("json") ? await response.json() : await response.text();
  if (!response.ok)
    throw new Refusal(value.code ?? "error", value.message ?? response.statusText, response.status, value.fault);
  return value;
}

/** @param {string} path */
export const get = (path) => request("GET", path);
/** @param {string} path @param {unknown} [body] */
export const post = (path, body) => request("POST", path, body);
/** @param {string} path */
export const del = (path) => request("DELETE", path);

/** @type {Map<string, Promise<any>>} */
const cache = new Map();
/** @param {string} path */
export function cached(path) {
  if (!cache.has(path))
    cache.set(
      path,
      get(path).catch((error) => {
        cache.delete(path);
        throw error;
      }),
    );
  return cache.get(path);
}

/** @param {string} path @param {string} text */
export async function upload(path, text) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "X-Greathall": "1", "Content-Type": "text/plain" },
    body: text,
  });
  const value = await response.json();
  if (!response.ok) throw new Refusal(value.code, value.message, response.status);
  return value;
}
