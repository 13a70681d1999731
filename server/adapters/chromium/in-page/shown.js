/** In the page: all its text, including collapsed parts and what attributes of images, fields and times say. */
globalThis.pagewright.shown = () => {
  const charactersMax = 200_000;
  const noText = 'script,style,noscript,template';
  const parts = [];
  let length = 0;
  const add = (text) => {
    const clean = (text ?? '').replace(/\s+/g, ' ').trim();
    if (clean === '') return;
    parts.push(clean);
    length += clean.length + 1;
  };
  const body = document.body ?? document.documentElement;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.nodeType === Node.ELEMENT_NODE && node.matches(noText)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    if (length >= charactersMax) break;
    const node = walker.currentNode;
    if (node.nodeType === Node.TEXT_NODE) {
      add(node.data);
      continue;
    }
    for (const name of ['alt', 'aria-label', 'title']) add(node.getAttribute(name));
    if (node.localName === 'time') add(node.getAttribute('datetime'));
    if (node.localName === 'input' && node.type !== 'hidden') add(node.getAttribute('value'));
  }
  return {
    text: parts.join(' ').slice(0, charactersMax),
    isWhole: length < charactersMax,
    // A rating may be drawn as stars instead of written.
    hasStars:
      document.querySelector('[class*=star i],[class*=rating i],[id*=star i],[id*=rating i]') !== null,
  };
};
