/** In the page, in an isolated world: selector, snippet and position of an element; used by the other scripts of this folder. */
globalThis.pagewright = (() => {
  const cut = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

  const stepOf = (element) => {
    const name = element.localName;
    if (element.id !== '' && /^[A-Za-z][\w-]*$/.test(element.id)) return `${name}#${element.id}`;
    const twins = [...(element.parentElement?.children ?? [])].filter((each) => each.localName === name);
    return twins.length < 2 ? name : `${name}:nth-of-type(${twins.indexOf(element) + 1})`;
  };

  const selectorOf = (element) => {
    const steps = [];
    for (
      let at = element;
      at !== null && at !== document.documentElement && steps.length < 5;
      at = at.parentElement
    ) {
      steps.unshift(stepOf(at));
      if (steps[0].includes('#') || at === document.body) break;
    }
    return cut(steps.join(' > ') || element.localName, 300);
  };

  const boxOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const round = (value) => Math.round(value * 10) / 10;
    return { x: round(left + scrollX), y: round(top + scrollY), width: round(width), height: round(height) };
  };

  const seen = (element) => ({
    selector: selectorOf(element),
    snippet: cut(element.cloneNode(false).outerHTML.replace(/<\/[^>]*>$/, ''), 200),
    text: cut((element.textContent ?? '').slice(0, 2000).replace(/\s+/g, ' ').trim(), 80),
    box: boxOf(element),
  });

  const isVisible = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };

  /** Visible text nodes with their element, up to a limit. */
  const textNodes = (most) => {
    const found = [];
    const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
    const known = new Map();
    while (found.length < most && walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      const text = data.trim();
      if (text === '' || parentElement === null) continue;
      if (/^(?:script|style|noscript|template|option)$/.test(parentElement.localName)) continue;
      if (!known.has(parentElement)) known.set(parentElement, isVisible(parentElement));
      if (known.get(parentElement)) found.push({ text, element: parentElement });
    }
    return found;
  };

  const countWords = () => {
    const text = (document.body?.innerText ?? '').slice(0, 500_000);
    let words = 0;
    for (const part of new Intl.Segmenter('und', { granularity: 'word' }).segment(text))
      if (part.isWordLike) words += 1;
    return words;
  };

  return { cut, selectorOf, boxOf, seen, isVisible, textNodes, countWords };
})();
