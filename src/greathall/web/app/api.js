// Requests to the server. An error is an object with a code and one sentence.
export class Refusal extends Error {
  constructor(code, message, status, fault) {
    super(message);
    this.code = code;
    this.status = status;
    this.fault = fault; // the name by which the keeper finds it
  }
}

async function request(method, path, body) {
  const headers = { "X-Greathall": "1" };
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

export const get = (path) => request("GET", path);
export const post = (path, body) => request("POST", path, body);
export const del = (path) => request("DELETE", path);

const cache = new Map();
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
