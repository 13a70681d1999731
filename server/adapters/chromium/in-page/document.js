/** In the page: its document as HTML, and several measurements in one call. */
globalThis.pagewright.html = () => {
  const { doctype, documentElement } = document;
  const start = doctype === null ? '' : new XMLSerializer().serializeToString(doctype);
  return start + documentElement.outerHTML;
};

/** By name; null for one that throws. */
globalThis.pagewright.all = async (names) => {
  const results = {};
  for (const name of names) {
    try {
      results[name] = await globalThis.pagewright[name]();
    } catch {
      results[name] = null;
    }
  }
  return results;
};
