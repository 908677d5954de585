// The files of the page lie below an address that names their version; the document says which.
const root = document.documentElement.dataset.files;

/** @param {string} path */
export const fileOf = (path) => root + path;

// A module that is imported when it is needed. If it is gone, the hall was renewed while the page was open: a new document
// brings the new files.
/** @template T @param {() => Promise<T>} load */
export async function loaded(load) {
  try {
    return await load();
  } catch (error) {
    const asked = { method: "HEAD", cache: /** @type {RequestCache} */ ("no-store") };
    const gone = await fetch(fileOf("app/main.js"), asked).then(
      ({ status }) => status === 404,
      () => false,
    );
    if (gone) location.reload();
    throw error;
  }
}
