/** In the page on a phone: overflowing elements, text too small to read, overlays. */
globalThis.pagewright.mobile = () => {
  const { seen, selectorOf, isVisible, textNodes, countWords, pageWidthOf } = globalThis.pagewright;
  const root = document.documentElement;
  const width = root.clientWidth;
  const pageWidth = pageWidthOf(document);
  const pageHeight = Math.max(root.scrollHeight, document.body?.scrollHeight ?? 0);

  const isHeld = (element) => {
    for (
      let at = element.parentElement;
      at !== null && at !== document.body && at !== root;
      at = at.parentElement
    )
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const overflowing = [];
  if (pageWidth > width + 1) {
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      const { right } = element.getBoundingClientRect();
      if (right + scrollX <= width + 1 || !isVisible(element) || isHeld(element)) continue;
      if (getComputedStyle(element).position === 'fixed') continue;
      overflowing.push({ element, right });
      if (overflowing.length >= 400) break;
    }
  }
  // What is wide only because it fills a wide parent is no cause.
  const sticksOut = ({ element, right }) => right > element.parentElement.getBoundingClientRect().right + 1;
  const causes = overflowing.filter(sticksOut).sort((a, b) => b.right - a.right);

  const px = (text) => Number.parseFloat(text) || 0;
  const labelOf = (element) => {
    const [name] = element.classList;
    return name === undefined ? selectorOf(element) : `${element.localName}.${name}`;
  };
  /** Declarations that no other one can narrow, from the element up: `min-width: 450px of div.body`. */
  const widthsOf = (element) => {
    const found = [];
    for (let at = element; at !== null && at !== root; at = at.parentElement) {
      const { minWidth, marginLeft, paddingLeft } = getComputedStyle(at);
      const large = {
        'min-width': [minWidth, 0.6],
        'margin-left': [marginLeft, 0.25],
        'padding-left': [paddingLeft, 0.25],
      };
      for (const [name, [value, share]] of Object.entries(large))
        if (value.endsWith('px') && px(value) > width * share)
          found.push({ element: at, css: { [name]: '0' }, label: `${name}: ${value} of ${labelOf(at)}` });
    }
    return found.slice(0, 3);
  };

  /** Lines of text that lie on others or left of the page. */
  const countCovered = () => {
    const range = document.createRange();
    const lines = textNodes(500).flatMap(({ node }) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => ({ node, box }));
    });
    const isOn = ({ node, box: a }, { node: other, box: b }) =>
      node !== other &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      // Lines that are close to each other touch.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4;
    return lines
      .slice(0, 1500)
      .filter((line, at, all) => line.box.right <= 0 || all.slice(0, at).some((other) => isOn(line, other)))
      .length;
  };
  /** Whether the page fits with these declarations, and no text is covered that was not. The page is as before afterwards. */
  const fitsWith = (changes) => {
    const before = changes.map(({ element }) => element.getAttribute('style'));
    for (const { element, css } of changes)
      for (const [name, value] of Object.entries({ ...css, transition: 'none' }))
        element.style.setProperty(name, value, 'important');
    const fits = pageWidthOf(document) <= width + 1;
    const covered = fits ? countCovered() : 0;
    // In two steps: with the transition back, the page would glide into its old shape.
    for (const [at, { element }] of changes.entries())
      element.setAttribute('style', `${before[at] ?? ''};transition:none!important`);
    root.getBoundingClientRect();
    for (const [at, { element }] of changes.entries()) {
      if (before[at] === null) element.removeAttribute('style');
      else element.setAttribute('style', before[at]);
    }
    return fits && covered <= countCovered();
  };
  const each = (elements, css) => [...elements].map((element) => ({ element, css }));
  /** What makes the page fit, tried on the page itself. */
  const remedyFor = (element) => {
    const widths = widthsOf(element);
    if (widths.length > 0 && fitsWith(widths))
      return { widths: widths.map(({ label }) => label), remedy: null };
    const isImage = element.localName === 'img';
    const isCode = element.closest('pre') !== null;
    const small = { 'max-width': '100%', height: 'auto' };
    const scrolling = { 'max-width': '100%', 'overflow-x': 'auto' };
    const isTable = element.localName === 'table';
    const remedies = isImage
      ? { image: each([element], small), images: each(document.images, small) }
      : isCode
        ? { code: each(document.querySelectorAll('pre'), { 'overflow-x': 'auto' }) }
        : {
            narrow: each([element], { 'max-width': '100%' }),
            wrap: each([element], { 'overflow-wrap': 'anywhere' }),
            scroll: each([element], isTable ? { ...scrolling, display: 'block' } : scrolling),
          };
    const remedy = Object.keys(remedies).find((name) => fitsWith(remedies[name])) ?? null;
    return { widths: [], remedy };
  };

  let textCharacters = 0;
  let smallTextCharacters = 0;
  const small = new Map();
  for (const { text, element } of textNodes(5000)) {
    const fontPx = Number.parseFloat(getComputedStyle(element).fontSize);
    textCharacters += text.length;
    if (!(fontPx < 12)) continue;
    smallTextCharacters += text.length;
    const before = small.get(element);
    small.set(element, { fontPx, length: (before?.length ?? 0) + text.length });
  }

  let cover = null;
  for (const x of [0.5, 0.25, 0.75]) {
    for (const element of document.elementsFromPoint(innerWidth * x, innerHeight / 2)) {
      if (getComputedStyle(element).position !== 'fixed') continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const across = Math.min(right, innerWidth) - Math.max(left, 0);
      const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const share = (across * down) / (innerWidth * innerHeight);
      const style = getComputedStyle(element);
      // What holds most of the text is the page itself, and what has no background hides nothing.
      const isFrame = (element.textContent ?? '').length > (document.body?.textContent ?? '').length / 2;
      const isClear = /, 0\)$|^transparent$/.test(style.backgroundColor) && style.backgroundImage === 'none';
      const isSeen = style.pointerEvents !== 'none' && Number(style.opacity) > 0.1 && !isFrame && !isClear;
      if (isSeen && share > 0.5 && share > (cover?.share ?? 0)) {
        const words = `${element.id} ${element.className} ${element.textContent ?? ''}`.slice(0, 3000);
        const isConsent = /cookie|consent|gdpr|privacy|\bage\b|log ?in|sign ?in/i.test(words);
        cover = { ...seen(element), share: Math.min(1, share), isConsent };
      }
    }
  }
  return {
    screenWidth: screen.width,
    width,
    pageWidth,
    pageHeight,
    overflowing: causes.slice(0, 5).map(({ element }, at) => ({
      ...seen(element),
      ...(at === 0 ? remedyFor(element) : { widths: [], remedy: null }),
    })),
    textCharacters,
    smallTextCharacters,
    smallText: [...small]
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, 5)
      .map(([element, { fontPx }]) => ({ ...seen(element), fontPx })),
    cover,
    words: countWords(),
  };
};

/** What is visible without scrolling, as the screenshot shows it: read after that, when what fades in is there. */
globalThis.pagewright.firstScreen = () => {
  const { seen, isCallToAction, isVisible } = globalThis.pagewright;
  const isOnFirstScreen = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    // What fades in is about to be seen.
    return (
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom > 0 && top < innerHeight
    );
  };
  const isButton = (element) => {
    const style = getComputedStyle(element);
    const hasSurface =
      !/^rgba\(.*, 0\)$/.test(style.backgroundColor) || Number.parseFloat(style.borderTopWidth) >= 1;
    return (
      /^(?:button|input)$/.test(element.localName) ||
      (hasSurface && Number.parseFloat(style.paddingLeft) >= 6)
    );
  };
  const firstOf = (selector, isMeant) =>
    [...document.querySelectorAll(selector)].find((each) => isOnFirstScreen(each) && isMeant(each)) ?? null;
  const heading = firstOf('h1,h2', (each) => (each.textContent ?? '').trim() !== '');
  const content = document.querySelector('main,[role=main]') ?? document.body;
  const action = firstOf(
    'a[href],button,input[type=submit]',
    (each) =>
      content !== null &&
      content.contains(each) &&
      isVisible(each) &&
      isButton(each) &&
      isCallToAction(each) &&
      (each.innerText || each.value || '').trim() !== '',
  );

  return { heading: heading && seen(heading), action: action && seen(action) };
};
