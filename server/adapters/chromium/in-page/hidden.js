/** In the page, first on a phone, then on a desktop: text that no screen size and no control ever shows. */
(() => {
  const { seen } = globalThis.pagewright;
  const textNodesMax = 8000;
  const noText = /^(?:script|style|noscript|template|option|textarea|title)$/;
  const widgets =
    'nav,menu,dialog,details,form,select,[popover],[role=navigation],[role=menu],[role=menubar],[role=tabpanel],[role=dialog],[role=alertdialog],[role=alert],[role=status],[role=tooltip],[role=listbox],[role=region][aria-labelledby]';
  const inside = 'button,input,select,textarea,video,iframe';
  /** Usual class names of menus, tabs, accordions, dialogs, carousels, screen reader hints and animations. */
  const names =
    /menu|nav|drop|tab|accord|collaps|expand|toggle|modal|dialog|pop|tooltip|hint|carousel|slid|swiper|gallery|drawer|canvas|cookie|consent|gdpr|lightbox|overlay|toast|notice|alert|search|faq|answer|more|panel|step|filter|sidebar|mobile|desktop|print|sr-only|screen-?reader|visually|a11y|skip|wow|aos|reveal|anim|fade|lazy|load|lang|variant/i;

  const px = (text) => Number.parseFloat(text) || 0;
  const rgb = (colour) => /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour);
  const isOpaque = (parts) => parts !== null && Number(parts[4] ?? 1) === 1;
  const nearMost = 3;

  /** The solid colour behind an element; null where an image or a transparent background is. */
  const findBack = (element, backs) => {
    if (element === null) return rgb('rgb(255, 255, 255)');
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (backgroundImage !== 'none' || Number(opacity) < 1) return null;
    const parts = rgb(backgroundColor);
    if (isOpaque(parts)) return parts;
    return parts === null || Number(parts[4]) !== 0 ? null : backOf(element.parentElement, backs);
  };
  const backOf = (element, backs) => {
    if (!backs.has(element)) backs.set(element, findBack(element, backs));
    return backs.get(element);
  };
  const isCamouflaged = (element, backs) => {
    const { color, textShadow, position } = getComputedStyle(element);
    const own = rgb(color);
    if (!isOpaque(own) || textShadow !== 'none' || position === 'absolute' || position === 'fixed')
      return false;
    const back = backOf(element, backs);
    return back !== null && [1, 2, 3].every((at) => Math.abs(own[at] - back[at]) <= nearMost);
  };

  /** The element that hides the text, and how; null when the text can be seen. */
  const hiderOf = (element, backs) => {
    if (!element.checkVisibility({ visibilityProperty: true })) {
      for (let at = element; at !== null; at = at.parentElement)
        if (getComputedStyle(at).display === 'none') return { root: at, by: 'display: none' };
      return { root: element, by: 'visibility: hidden' };
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 && height === 0) return null;
    if (left + scrollX + width <= 0 || top + scrollY + height <= 0)
      return { root: element, by: 'a place outside the page' };
    if (px(getComputedStyle(element).textIndent) <= -999) return { root: element, by: 'text-indent' };
    return isCamouflaged(element, backs) ? { root: element, by: 'the colour of its background' } : null;
  };

  const isReferred = (element) => {
    if (element.id === '') return false;
    const id = CSS.escape(element.id);
    return (
      document.querySelector(
        `[aria-controls~="${id}"],[aria-describedby~="${id}"],[href="#${id}"],[data-target="#${id}"],[data-bs-target="#${id}"]`,
      ) !== null
    );
  };
  const levelsUp = 3;
  const control =
    'button,summary,[onclick],[role=button],[tabindex],a[href^="#"],a[href^="javascript:"],a:not([href])';
  const isControl = (element) =>
    element !== null &&
    (element.matches(control) ||
      element.querySelector(control) !== null ||
      getComputedStyle(element).cursor === 'pointer');
  /** Whatever the functions are called: what a click beside it, or a script that names it, may show. */
  const mayBeOpened = (root, code) => {
    for (
      let at = root, level = 0;
      at !== null && at !== document.body && level < levelsUp;
      at = at.parentElement, level += 1
    ) {
      if (isControl(at.previousElementSibling) || isControl(at.nextElementSibling)) return true;
      const tokens = [at.id, ...at.classList].filter((token) => token !== '');
      if (tokens.some((token) => new RegExp(`[.#'"\`]${CSS.escape(token)}(?![\\w-])`).test(code)))
        return true;
    }
    return false;
  };
  /** What scripts of the page itself and its handlers say. */
  const codeOfPage = () =>
    [
      ...[...document.scripts].map(({ text, type }) => (/json/.test(type) ? '' : text)),
      ...[...document.querySelectorAll('[onclick]')].map((each) => each.getAttribute('onclick')),
    ]
      .join('\n')
      .slice(0, 500_000);
  const isWidget = (root) => {
    if (root.closest(widgets) !== null || root.querySelector(inside) !== null || isReferred(root))
      return true;
    for (let at = root; at !== null && at !== document.body; at = at.parentElement)
      if (names.test(`${at.id} ${at.getAttribute('class') ?? ''} ${at.getAttribute('role') ?? ''}`))
        return true;
    return false;
  };

  const hiddenTexts = () => {
    const texts = new Map();
    const known = new Map();
    const backs = new Map();
    const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
    for (let seenNodes = 0; seenNodes < textNodesMax && walker.nextNode(); seenNodes += 1) {
      const { data, parentElement } = walker.currentNode;
      if (data.trim() === '' || parentElement === null || noText.test(parentElement.localName)) continue;
      if (!known.has(parentElement)) known.set(parentElement, hiderOf(parentElement, backs));
      const hider = known.get(parentElement);
      if (hider !== null) texts.set(walker.currentNode, { ...hider, text: data });
    }
    return texts;
  };

  const countWords = (text) => {
    let words = 0;
    for (const part of new Intl.Segmenter('und', { granularity: 'word' }).segment(text.slice(0, 50_000)))
      if (part.isWordLike) words += 1;
    return words;
  };

  let onPhone = new WeakSet();
  globalThis.pagewright.noteHidden = () => {
    onPhone = new WeakSet(hiddenTexts().keys());
    return true;
  };
  globalThis.pagewright.hidden = () => {
    const roots = new Map();
    for (const [node, { root, by, text }] of hiddenTexts()) {
      if (!onPhone.has(node)) continue;
      const before = roots.get(root);
      roots.set(root, { by, text: before === undefined ? text : `${before.text} ${text}` });
    }
    const code = codeOfPage();
    const isShownLater = (root, by) => /^(?:display|visibility)/.test(by) && mayBeOpened(root, code);
    return [...roots]
      .filter(([root, { by }]) => !isWidget(root) && !isShownLater(root, by))
      .map(([root, { by, text }]) => ({ root, by, words: countWords(text) }))
      .filter(({ words }) => words > 0)
      .sort((a, b) => b.words - a.words)
      .slice(0, 20)
      .map(({ root, by, words }) => ({ ...seen(root), by, words }));
  };
})();
