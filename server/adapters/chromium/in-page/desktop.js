/** In the page on a desktop: images, headings, type, colours, navigation, spacing. */
globalThis.pagewright.desktop = () => {
  const { seen, selectorOf, isCallToAction, isHome, isInSight, isPainted, isVisible, textNodes, countWords } =
    globalThis.pagewright;
  const { pageWidthOf } = globalThis.pagewright;
  const root = document.documentElement;
  const px = (text) => Number.parseFloat(text) || 0;

  const images = [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 1 && isPainted(image))
    .slice(0, 100)
    .map((image) => {
      const style = getComputedStyle(image);
      const { width, height } = image.getBoundingClientRect();
      const across =
        px(style.paddingLeft) +
        px(style.paddingRight) +
        px(style.borderLeftWidth) +
        px(style.borderRightWidth);
      const down =
        px(style.paddingTop) +
        px(style.paddingBottom) +
        px(style.borderTopWidth) +
        px(style.borderBottomWidth);
      return {
        ...seen(image),
        src: (image.currentSrc || image.src).slice(0, 2000),
        naturalWidth: image.naturalWidth,
        naturalHeight: image.naturalHeight,
        shownWidth: Math.max(0, width - across),
        shownHeight: Math.max(0, height - down),
        objectFit: style.objectFit,
        isLazy: image.loading === 'lazy',
      };
    });

  /** Its words may stand in elements with a size of their own: the largest of them are what is seen. */
  const largestPart = (heading) => {
    const parts = [heading, ...heading.querySelectorAll('*')]
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
      .map((element) => ({ element, fontPx: px(getComputedStyle(element).fontSize) }));
    const fontPx = Math.max(...parts.map((part) => part.fontPx), 0);
    const isEven = parts.every((part) => part.fontPx > fontPx * 0.8);
    const element = isEven ? heading : parts.find((part) => part.fontPx === fontPx).element;
    return { text: seen(element).text, fontPx };
  };
  const headings = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')]
    .filter((each) => isPainted(each) && (each.textContent ?? '').trim() !== '')
    .slice(0, 60)
    .map((each) => ({
      ...seen(each),
      ...largestPart(each),
      level: Number(each.localName[1]),
      isSiteName: [each.closest('a[href]'), each.querySelector('a[href]')].some(
        (link) => link !== null && isHome(link),
      ),
    }));

  const count = (map, key, by) => map.set(key, (map.get(key) ?? 0) + by);
  const hex = (colour) => {
    const [, r, g, b, alpha = '1'] = /rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/.exec(colour) ?? [];
    if (r === undefined || Number(alpha) < 0.5) return null;
    return `#${[r, g, b].map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`;
  };
  const fonts = new Map();
  const sizes = new Map();
  /** Of what is read: menus, tables and code have sizes of their own. */
  const runningSizes = new Map();
  const beside = 'nav,aside,header,footer,table,pre,code,form,[role=navigation],[role=complementary]';
  let largestText = null;
  let characters = 0;
  let linkedCharacters = 0;
  const linesOf = [];
  /** Letters as wide as they are high. */
  const isWide = (text) => /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text.slice(0, 40));
  /** Characters on a full line, of text that has more than one; null for other text. */
  const perLineOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { fontSize, lineHeight } = getComputedStyle(element);
    // Code and other parts of a line may be a few pixels higher or lower than its text.
    const apart = (px(lineHeight) || px(fontSize) * 1.3) * 0.8;
    const rights = new Map();
    for (const { top, bottom, right, width } of range.getClientRects()) {
      const line = Math.round((top + bottom) / 2 / apart);
      if (width > 1) rights.set(line, Math.max(right, rights.get(line) ?? 0));
    }
    const { left, width } = element.getBoundingClientRect();
    const [last = left, ...above] = [...rights].sort(([a], [b]) => b - a).map(([, right]) => right);
    if (above.length < 2 || width === 0) return null;
    const length = element.innerText.replace(/\s+/g, ' ').trim().length;
    return Math.round(length / (above.length + (last - left) / width));
  };
  for (const { text, element } of textNodes(4000)) {
    const style = getComputedStyle(element);
    characters += text.length;
    const isOfFirstScreen = element.getBoundingClientRect().top + scrollY < 900 && /\p{L}{3}/u.test(text);
    if (isOfFirstScreen && px(style.fontSize) > (largestText?.fontPx ?? 0))
      largestText = { element, fontPx: px(style.fontSize) };
    if (element.closest('a[href]') !== null) linkedCharacters += text.length;
    count(fonts, style.fontFamily.split(',')[0].replace(/["']/g, '').trim().slice(0, 60), text.length);
    if (element.closest('h1,h2,h3,h4,h5,h6') === null) count(sizes, px(style.fontSize), text.length);
    if (element.closest('p,li,dd,blockquote') !== null && element.closest(beside) === null)
      count(runningSizes, px(style.fontSize), text.length);
    if (text.length > 120 && /^(?:p|li|dd|blockquote)$/.test(element.localName)) {
      const lineHeight = px(style.lineHeight) / px(style.fontSize);
      // Only text in a box this wide can have such lines.
      const isWideBox = element.getBoundingClientRect().width > px(style.fontSize) * 40;
      const perLine = isWideBox ? (perLineOf(element) ?? 0) : 0;
      linesOf.push({ element, lineHeight: lineHeight || null, perLine });
    }
  }

  const isStyledAsButton = (element) => {
    const style = getComputedStyle(element);
    const surface = hex(style.backgroundColor);
    return (
      /^(?:button|input)$/.test(element.localName) ||
      (surface !== null && px(style.paddingLeft) >= 6) ||
      px(style.borderTopWidth) >= 1
    );
  };
  const calls = [];
  for (const element of document.querySelectorAll('a[href],button,input[type=submit],[role=button]')) {
    if (calls.length >= 20) break;
    // A link to skip the menu is above the page until it has the focus.
    if (!isPainted(element) || element.getBoundingClientRect().bottom + scrollY <= 0) continue;
    if (!isStyledAsButton(element)) continue;
    if (isCallToAction(element) && element.getBoundingClientRect().top + scrollY < 900) calls.push(element);
  }

  const navs = [...document.querySelectorAll('nav,[role=navigation],header,[role=banner]')]
    .filter(isVisible)
    .map((element) => ({ element, links: [...element.querySelectorAll('a[href]')].filter(isInSight) }))
    .filter(({ links }) => links.length > 0)
    .sort(
      (a, b) =>
        Number(/nav/.test(b.element.outerHTML.slice(0, 40))) -
        Number(/nav/.test(a.element.outerHTML.slice(0, 40))),
    );
  // A menu made of other elements is still a menu: three links in a row or a column of the first screen.
  // Links that lead nowhere still look like one.
  const firstLinks = [...document.querySelectorAll('a')].filter(
    (link) => isVisible(link) && isInSight(link) && link.getBoundingClientRect().top + scrollY < 900,
  );
  const aligned = (edge) =>
    [
      ...Map.groupBy(firstLinks, (link) => Math.round(link.getBoundingClientRect()[edge] / 12)).values(),
    ].filter((links) => links.length >= 3);
  const [menu] = [...aligned('top'), ...aligned('left')].sort((a, b) => b.length - a.length);
  if (navs.length === 0 && menu !== undefined) {
    const last = menu.at(-1);
    let bar = menu[0].parentElement;
    while (bar !== null && !bar.contains(last)) bar = bar.parentElement;
    if (bar !== null) navs.push({ element: bar, links: menu });
  }
  const namesOf = (links) =>
    [...new Set(links.map((link) => seen(link).text))].filter((name) => name !== '').slice(0, 5);
  const logo = [...document.querySelectorAll('a[href]')].find(
    (link) => isHome(link) && isVisible(link) && link.getBoundingClientRect().top + scrollY < 200,
  );

  const cramped = [];
  const main = document.querySelector('main,[role=main],article') ?? document.body;
  /** Running text; what holds boxes of its own is a part of the frame. */
  const isText = (element) =>
    /^(?:p|h2|h3|ul|ol)$/.test(element.localName) && element.querySelector('table,div,section,img') === null;
  for (const element of main?.querySelectorAll('p,h2,h3,ul,ol') ?? []) {
    const next = element.nextElementSibling;
    if (cramped.length >= 5 || next === null || !isText(element) || !isText(next)) continue;
    if (!isPainted(element) || !isPainted(next) || (next.textContent ?? '').trim() === '') continue;
    const above = element.getBoundingClientRect();
    const below = next.getBoundingClientRect();
    const isBelow = below.top >= above.bottom - 1 && below.left < above.right && above.left < below.right;
    const isPadded = px(getComputedStyle(element).paddingBottom) + px(getComputedStyle(next).paddingTop) >= 4;
    if (isBelow && below.top - above.bottom < 3 && !isPadded) cramped.push(next);
  }

  let elements = 0;
  let depth = 0;
  let widestChildren = 0;
  let deepest = root;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  const depthOf = new WeakMap([[root, 1]]);
  for (let at = root; at !== null && elements < 50_000; at = walk.nextNode()) {
    elements += 1;
    const own = at === root ? 1 : (depthOf.get(at.parentElement) ?? 0) + 1;
    depthOf.set(at, own);
    if (own > depth) {
      depth = own;
      deepest = at;
    }
    if (at.childElementCount > widestChildren) widestChildren = at.childElementCount;
  }

  const top = (map, most) => [...map].sort(([, a], [, b]) => b - a).slice(0, most);
  const shares = (map) =>
    top(map, 6).map(([value, by]) => ({ value, share: characters === 0 ? 0 : by / characters }));
  const ratios = linesOf
    .flatMap(({ lineHeight }) => (lineHeight === null ? [] : [lineHeight]))
    .sort((a, b) => a - b);
  return {
    width: root.clientWidth,
    pageWidth: pageWidthOf(document),
    pageHeight: Math.max(root.scrollHeight, document.body?.scrollHeight ?? 0),
    words: countWords(),
    linkShare: characters === 0 ? 0 : linkedCharacters / characters,
    images,
    headings,
    largestText: largestText && { ...seen(largestText.element), fontPx: largestText.fontPx },
    bodyFontPx: (top(runningSizes, 1)[0] ?? top(sizes, 1)[0])?.[0] ?? 0,
    lineHeight: ratios[Math.floor(ratios.length / 2)] ?? null,
    longLines: linesOf
      .filter(({ perLine, element }) => perLine > 110 && !isWide(element.textContent ?? ''))
      .slice(0, 5)
      .map(({ element, perLine }) => ({ ...seen(element), charactersPerLine: perLine })),
    fonts: shares(fonts),
    navigation: navs[0]
      ? { ...seen(navs[0].element), links: navs[0].links.length, names: namesOf(navs[0].links) }
      : null,
    logo: logo ? seen(logo) : null,
    callsToAction: calls.slice(0, 8).map(seen),
    cramped: cramped.map(seen),
    elements,
    depth,
    widestChildren,
    deepest: selectorOf(deepest),
  };
};
