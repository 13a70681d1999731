/** In the page on a phone: targets that are too small and too close to another, and those of which only axe can tell. */
(() => {
  const { isInSight, isCovered } = globalThis.pagewright;
  const smallestPx = 24;
  const radiusPx = smallestPx / 2;
  /** Within this of a limit, rounding decides: axe does. */
  const marginPx = 1;
  const plain = 'a[href],button,input:not([type=hidden]),select,textarea,summary';
  const targets = `${plain},area[href],[tabindex],[role]`;
  const centreOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
  const distanceTo = ({ x, y }, { left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const encloses = (a, b) => a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;

  /** From the middle of a target to another one, or to the circle that a small one has around its middle. */
  const gapTo = (one, other) => {
    const [a, b] = [centreOf(one.box), centreOf(other.box)];
    const edge = distanceTo(a, other.box);
    return other.isSmall ? Math.min(edge, Math.hypot(a.x - b.x, a.y - b.y) - radiusPx) : edge;
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
  const isPlain = ({ element, box }) =>
    element.matches(plain) &&
    !element.matches('[role],[tabindex],[disabled]') &&
    element.getClientRects().length === 1 &&
    isInSight(element) &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    [...element.querySelectorAll('*')].every((each) => encloses(box, each.getBoundingClientRect()));
  const isApart = (one, other) =>
    !one.element.contains(other.element) &&
    !other.element.contains(one.element) &&
    (one.element.href === undefined || one.element.href !== other.element.href);

  /** By where they are alone: `failing` for certain, `doubtful` if axe says so. */
  globalThis.pagewright.smallTargets = (layers) => {
    const all = [...document.querySelectorAll(targets)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 0 && box.height > 0 && element.checkVisibility())
      .map((each) => ({ ...each, isSmall: each.box.width < smallestPx || each.box.height < smallestPx }));
    const failing = [];
    const doubtful = new Set();
    for (const one of all) {
      if (!one.isSmall || isInText(one.element)) continue;
      const isSplit = one.element.getClientRects().length > 1;
      const close = all.filter((other) => other !== one && gapTo(one, other) < radiusPx + marginPx);
      if (close.length === 0 && !isSplit) continue;
      const isCertain =
        isPlain(one) &&
        !isCovered(one.element, layers) &&
        Math.min(one.box.width, one.box.height) < smallestPx - marginPx &&
        close.every((other) => !meets(one.box, other.box)) &&
        close.some(
          (other) => isPlain(other) && isApart(one, other) && gapTo(one, other) < radiusPx - marginPx,
        );
      if (isCertain) failing.push(one);
      else doubtful.add(one.element);
    }
    return { failing, doubtful };
  };
})();
