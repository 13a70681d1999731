/** In the page on a phone: targets that are too small and too close to another, and those of which only axe can tell. */
(() => {
  const { isInSight, isCovered } = globalThis.pagewright;
  const smallestPx = 24;
  const radiusPx = smallestPx / 2;
  /** Within this of a limit, rounding decides: axe does. */
  const marginPx = 0.06;
  const plain = 'a[href],button,input:not([type=hidden]),select,textarea,summary';
  const widgetRoles =
    'button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox separator slider spinbutton switch tab tabpanel textbox treeitem';
  const targets = [plain, ...widgetRoles.split(' ').map((role) => `[role~=${role}]`)].join(',');
  const centreOf = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const distanceTo = ({ x, y }, { left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const encloses = (a, b) => a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
  const isSmall = ({ width, height }) => width < smallestPx || height < smallestPx;

  const describe = (element) => {
    const box = element.getBoundingClientRect();
    const isInline = getComputedStyle(element).display === 'inline';
    return { element, box, rects: isInline ? [...element.getClientRects()] : [box] };
  };

  /** From the middle of a target to another one, or to the circle that a small one has around its middle. */
  const gapTo = (one, other) => {
    const centre = centreOf(other.box);
    const gaps = one.rects.map((rect) => {
      const { x, y } = centreOf(rect);
      const edge = Math.min(...other.rects.map((each) => distanceTo({ x, y }, each)));
      return other.rects.every(isSmall)
        ? Math.min(edge, Math.hypot(x - centre.x, y - centre.y) - radiusPx)
        : edge;
    });
    return Math.min(...gaps);
  };

  // ---- Links in a line of text are exempt; what a line of text is, axe defines so.
  const isBlock = (element) =>
    /^(?:block|list-item|table|flex|grid)$|^table-/.test(getComputedStyle(element).display);
  const isOutOfFlow = ({ style }) =>
    style !== undefined &&
    (style.display === 'none' ||
      style.overflow === 'hidden' ||
      !['', 'none'].includes(style.cssFloat) ||
      !['', 'relative'].includes(style.position));
  const isInText = (element) => {
    if (isBlock(element)) return false;
    let block = element.parentElement;
    while (block !== null && !isBlock(block)) block = block.parentElement;
    if (block === null) return false;
    let text = '';
    let hasPassed = false;
    /** False when the line of the element is over. */
    const read = (parent) => {
      for (const node of parent.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) text += node.data;
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        if (node === element) hasPassed = true;
        const isLineEnd = /^[bh]r$/.test(node.localName) || isBlock(node);
        if (isLineEnd && hasPassed) return false;
        if (isLineEnd) text = '';
        else if (!isOutOfFlow(node) && !node.matches(targets) && !read(node)) return false;
      }
      return true;
    };
    read(block);
    return text.trim() !== '';
  };

  /** Nothing about it that axe would have to interpret. */
  const isPlain = ({ element }) =>
    element.matches(plain) &&
    !element.matches('[role],[tabindex],[disabled]') &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    isInSight(element);
  const isApart = (one, other) =>
    !one.element.contains(other.element) &&
    !other.element.contains(one.element) &&
    (one.element.href === undefined || one.element.href !== other.element.href);
  /** What a target contains may be larger than itself: then its size is not known. */
  const hasLargeContent = ({ element, box }) =>
    [...element.querySelectorAll('*')].some((each) => {
      const own = each.getBoundingClientRect();
      return own.width > 0 && own.height > 0 && !encloses(box, own);
    });

  const hasDrawing = (element) =>
    ['::before', '::after'].some(
      (pseudo) => !['none', 'normal', '""'].includes(getComputedStyle(element, pseudo).content),
    ) || getComputedStyle(element).backgroundImage !== 'none';
  const isDrawn = (element) =>
    element.localName === 'img'
      ? element.naturalWidth > 0
      : element.matches('svg,video,canvas,input') || hasDrawing(element);
  /** A link whose icon did not load is smaller than its owner made it. */
  const isBlank = (element) =>
    element.matches('a,button') &&
    element.innerText.trim() === '' &&
    ![element, ...element.querySelectorAll('*')].some(isDrawn);

  /** `failing` for certain, `doubtful` if axe says so. */
  globalThis.pagewright.smallTargets = (layers) => {
    const all = [...document.querySelectorAll(targets)]
      .filter((element) => element.checkVisibility())
      .map(describe)
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .sort((a, b) => a.box.top - b.box.top);
    const reach = Math.max(0, ...all.map(({ box }) => box.height)) + smallestPx + radiusPx;
    /** Those whose height on the page lets them be near; they are in order. */
    const around = ({ box }) => {
      let from = all.findIndex((other) => other.box.top > box.top - reach);
      const found = [];
      for (; from < all.length && all[from].box.top < box.bottom + smallestPx + radiusPx; from += 1)
        found.push(all[from]);
      return found;
    };
    const failing = [];
    const doubtful = new Set();
    for (const one of all) {
      if (!isSmall(one.box) || isInText(one.element) || isBlank(one.element)) continue;
      const close = around(one).filter((other) => other !== one && gapTo(one, other) < radiusPx + marginPx);
      if (close.length === 0) continue;
      const isCertain =
        isPlain(one) &&
        !isCovered(one.element, layers) &&
        Math.min(one.box.width, one.box.height) < smallestPx - marginPx &&
        close.every((other) => !meets(one.box, other.box));
      const isTooClose = (other) =>
        isPlain(other) &&
        isApart(one, other) &&
        !isCovered(other.element, layers) &&
        gapTo(one, other) < radiusPx - marginPx;
      if (isCertain && hasLargeContent(one)) continue;
      if (isCertain && close.some(isTooClose)) failing.push(one);
      else doubtful.add(one.element);
    }
    return { failing, doubtful };
  };
})();
