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

  /** How far the page scrolls sideways: what html or body cut off makes no page wider. */
  const pageWidthOf = ({ documentElement: root, body }) => {
    const own = getComputedStyle(root).overflowX;
    const ofBody = body === null ? 'visible' : getComputedStyle(body).overflowX;
    const ofWindow = own === 'visible' ? ofBody : own;
    if (!/^(?:hidden|clip)$/.test(ofWindow)) return root.scrollWidth;
    const isBodyScrolled = own !== 'visible' && /^(?:auto|scroll)$/.test(ofBody);
    return Math.max(root.clientWidth, isBodyScrolled ? body.scrollWidth : 0);
  };

  const isInline = (element) => getComputedStyle(element).display.startsWith('inline');
  /** Words of different blocks are apart, and of a list to choose from only what is chosen is visible. */
  const textOf = (element) => {
    if (element.localName === 'select') return element.selectedOptions[0]?.textContent ?? '';
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = '';
    let before = element;
    while (text.length < 2000 && walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (/^(?:script|style|noscript|template)$/.test(parentElement.localName)) continue;
      const isApart = parentElement !== before && !(isInline(parentElement) && isInline(before));
      text += isApart ? ` ${data}` : data;
      before = parentElement;
    }
    return text;
  };

  const seen = (element) => ({
    selector: selectorOf(element),
    snippet: cut(element.cloneNode(false).outerHTML.replace(/<\/[^>]*>$/, ''), 200),
    text: cut(
      textOf(element)
        .slice(0, 2000)
        // Icon fonts have characters of their own, and permalinks a sign.
        .replace(/[\s\u200B\uE000-\uF8FF]+/g, ' ')
        .replace(/ ?[¶#]$/, '')
        // Where a comma begins an element of its own.
        .replace(/ (?=[,.](?: |$))/g, '')
        .trim(),
      80,
    ),
    box: boxOf(element),
  });

  const isVisible = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };

  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  /** Kept for screen readers, and not drawn. */
  const isCutAway = ({ clip, clipPath }) =>
    clip !== 'auto' || /^inset\((?:50|100)%|^circle\(0/.test(clipPath);
  /** Whether anything of it is drawn: a collapsed menu is not. What a box scrolls to is, as everybody can reach it. */
  const isPainted = (element) => {
    const own = getComputedStyle(element);
    if (!isVisible(element) || isCutAway(own)) return false;
    let { left, top, right, bottom } = element.getBoundingClientRect();
    let { position } = own;
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (isCutAway(style)) return false;
      // What is fixed or absolute is cut off only by the boxes that it is placed in.
      if (position === 'fixed') continue;
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
      position = style.position;
      const box = at.getBoundingClientRect();
      if (cuts(style.overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (cuts(style.overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (right - left <= 1 || bottom - top <= 1) return false;
    }
    return true;
  };

  /** On the page and inside of everything that cuts off what it contains. */
  const isInSight = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left + scrollX < 0 || top + scrollY < 0) return false;
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflow, clip } = getComputedStyle(at);
      if (clip !== 'auto') return false;
      if (overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      if (left < box.left || top < box.top || right > box.right || bottom > box.bottom) return false;
    }
    return getComputedStyle(element).clip === 'auto';
  };

  const minor = 'table,[aria-expanded],[aria-controls],[aria-haspopup],[data-toggle],[data-bs-toggle]';
  const isHome = (link) =>
    /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:index\.\w+)?$/i.test(link.pathname) && link.host === location.host;
  const searchWords = /search|such|recherch|busca|cerca|zoek/i;
  /** The button beside a search field is no action of the page. */
  const isOfSearch = (element) => {
    const field = element.parentElement?.querySelector('input');
    if (element.closest('[role=search]') !== null || field?.type === 'search') return true;
    const { name = '', placeholder = '', id = '' } = field ?? {};
    return searchWords.test(`${name} ${placeholder} ${id}`);
  };
  /** Large enough to be meant, and neither a heading, the logo, a search nor what opens a menu. */
  const isCallToAction = (element) =>
    element.getBoundingClientRect().height >= 32 &&
    !element.matches(':disabled,.disabled,[aria-disabled=true]') &&
    !isHome(element) &&
    !isOfSearch(element) &&
    element.closest(`h1,h2,h3,${minor}`) === null &&
    element.querySelector('h1,h2,h3') === null;

  const px = (text) => Number.parseFloat(text) || 0;
  /** Boxes that may lie above or below others which they do not contain. */
  const findLayers = () => {
    const layers = [];
    for (const element of document.body?.getElementsByTagName('*') ?? []) {
      const { position, transform, float, marginTop, marginLeft, translate } = getComputedStyle(element);
      const isMoved =
        position !== 'static' ||
        transform !== 'none' ||
        float !== 'none' ||
        translate !== 'none' ||
        px(marginTop) < 0 ||
        px(marginLeft) < 0;
      if (isMoved) layers.push({ element, box: element.getBoundingClientRect() });
    }
    return layers;
  };
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  /** Whether a layer may lie above or below the element. */
  const isCovered = (element, layers) => {
    const box = element.getBoundingClientRect();
    return layers.some(
      (layer) =>
        meets(box, layer.box) && !layer.element.contains(element) && !element.contains(layer.element),
    );
  };

  /** Painted text nodes with their element, up to a limit. */
  const textNodes = (most) => {
    const found = [];
    const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
    const known = new Map();
    while (found.length < most && walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      const text = data.trim();
      if (text === '' || parentElement === null) continue;
      if (/^(?:script|style|noscript|template|option)$/.test(parentElement.localName)) continue;
      if (!known.has(parentElement)) known.set(parentElement, isPainted(parentElement));
      if (known.get(parentElement)) found.push({ text, element: parentElement, node: walker.currentNode });
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

  return {
    cut,
    selectorOf,
    boxOf,
    seen,
    isVisible,
    isPainted,
    isInSight,
    isCallToAction,
    isHome,
    findLayers,
    isCovered,
    textNodes,
    countWords,
    pageWidthOf,
  };
})();
