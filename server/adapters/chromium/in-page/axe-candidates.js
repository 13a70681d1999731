/** In the page on a phone: which elements could fail which axe rules, so that axe checks these and not all the others. */
(() => {
  const { textNodes } = globalThis.pagewright;
  const px = (text) => Number.parseFloat(text) || 0;

  // ---- Contrast
  const colourOf = (text) => {
    const [, r, g, b, alpha = '1'] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text) ?? [];
    return r === undefined ? null : { rgb: [r, g, b].map(Number), alpha: Number(alpha) };
  };
  const luminance = ({ rgb }) => {
    const [r, g, b] = rgb
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrastOf = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const white = { rgb: [255, 255, 255], alpha: 1 };
  const isMixed = ({ opacity, filter, backdropFilter, mixBlendMode, backgroundImage, clipPath }) =>
    opacity !== '1' ||
    filter !== 'none' ||
    backdropFilter !== 'none' ||
    mixBlendMode !== 'normal' ||
    backgroundImage !== 'none' ||
    clipPath !== 'none';

  /** The one colour behind an element and all it contains; null where more than a colour is there. */
  const backs = new Map();
  const backOf = (element) => {
    if (element === null) return white;
    if (backs.has(element)) return backs.get(element);
    const style = getComputedStyle(element);
    const own = colourOf(style.backgroundColor);
    let back = null;
    if (!isMixed(style) && own !== null) {
      if (own.alpha === 1) back = isPlain(element) ? own : null;
      else if (own.alpha === 0) back = backOf(element.parentElement);
    }
    backs.set(element, back);
    return back;
  };
  /** No ancestor changes colours as a whole. */
  const plain = new Map();
  const isPlain = (element) => {
    const parent = element.parentElement;
    if (parent === null) return true;
    if (!plain.has(parent)) {
      const { opacity, filter, mixBlendMode } = getComputedStyle(parent);
      const isOwn = opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
      plain.set(parent, isOwn && isPlain(parent));
    }
    return plain.get(parent);
  };

  /** Boxes that may lie above or below text which they do not contain. */
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
  const isUnderLayer = (element, layers) => {
    const box = element.getBoundingClientRect();
    return layers.some(
      (layer) =>
        meets(box, layer.box) && !layer.element.contains(element) && !element.contains(layer.element),
    );
  };

  const marginOfError = 0.1;
  const isLegible = (element, layers) => {
    const { color, fontSize, fontWeight, textShadow, webkitTextStrokeWidth } = getComputedStyle(element);
    const own = colourOf(color);
    const back = backOf(element);
    if (own === null || own.alpha !== 1 || back === null) return false;
    if (textShadow !== 'none' || px(webkitTextStrokeWidth) > 0) return false;
    const isLarge = px(fontSize) >= 24 || (px(fontSize) >= 18.67 && Number(fontWeight) >= 700);
    if (contrastOf(own, back) < (isLarge ? 3 : 4.5) + marginOfError) return false;
    return !isUnderLayer(element, layers);
  };

  /** Texts that could fail, in groups of the same place in the structure, type and colours. */
  globalThis.pagewright.contrastGroups = (most) => {
    const layers = findLayers();
    const paths = new Map();
    const pathOf = (element) => {
      if (element === null || element === document.body) return '';
      if (!paths.has(element)) {
        const own = `${element.localName}.${element.getAttribute('class') ?? ''}.${element.getAttribute('style') ?? ''}`;
        paths.set(element, `${pathOf(element.parentElement)}>${own}`);
      }
      return paths.get(element);
    };
    const seenElements = new Set();
    const groups = new Map();
    for (const { element } of textNodes(most)) {
      if (seenElements.has(element)) continue;
      seenElements.add(element);
      if (isLegible(element, layers)) continue;
      const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(element);
      const key = [color, fontSize, fontWeight, backgroundColor, pathOf(element)].join('|');
      groups.set(key, [...(groups.get(key) ?? []), element]);
    }
    return [...groups.values()];
  };

  // ---- Targets
  const smallestPx = 24;
  /** More than axe's own distance, so that rounding decides nothing here. */
  const nearPx = 26;
  const targets =
    'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[role]';
  const centreOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
  const distanceTo = ({ x, y }, { left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const isNear = (one, other) => {
    const [a, b] = [centreOf(one.box), centreOf(other.box)];
    return (
      distanceTo(a, other.box) < nearPx / 2 || (other.isSmall && Math.hypot(a.x - b.x, a.y - b.y) < nearPx)
    );
  };
  /** A small target that keeps its distance from all others passes, as a large one does. */
  globalThis.pagewright.smallTargets = () => {
    const all = [...document.querySelectorAll(targets)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .map((each) => ({ ...each, isSmall: each.box.width < smallestPx || each.box.height < smallestPx }));
    const isCrowded = (one) =>
      one.element.getClientRects().length > 1 || all.some((other) => other !== one && isNear(one, other));
    return new Set(all.filter((one) => one.isSmall && isCrowded(one)).map(({ element }) => element));
  };

  // ---- Names
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const hasText = (text) => (text ?? '').trim() !== '';
  const hasImageWithAlt = (element) => element.querySelector('img[alt]:not([alt=""])') !== null;
  const isNamed = (element) =>
    hasText(element.getAttribute('aria-label')) || hasText(element.innerText) || hasImageWithAlt(element);
  const isLabelled = (field) =>
    hasText(field.getAttribute('aria-label')) ||
    [...(field.labels ?? [])].some((label) => hasText(label.innerText));
  const isNamelessField = (field) =>
    isShown(field) && !/^(?:hidden|submit|reset|button|image)$/.test(field.type) && !isLabelled(field);
  globalThis.pagewright.hasNameless = () =>
    [...document.querySelectorAll('a[href],button')].some((each) => isShown(each) && !isNamed(each)) ||
    [...document.querySelectorAll('input,select,textarea')].some(isNamelessField) ||
    document.querySelector('input[type=button]:not([value]),input[type=image]') !== null;

  // ---- ARIA
  const landmarks = /^(?:navigation|main|banner|contentinfo|search|complementary)$/;
  const labelled = /^(?:nav|section|aside|main|form|button|a|input|select|textarea|table)$/;
  const focusable = 'a[href],button,input,select,textarea,iframe,[tabindex],[contenteditable]';
  /** Uses that are right wherever they stand; all others are left to axe. */
  const isHarmless = (element, { name, value }) => {
    switch (name) {
      case 'role':
        return landmarks.test(value) && /^(?:div|nav|main|header|footer|form|aside)$/.test(element.localName);
      case 'aria-label':
        return labelled.test(element.localName) && !element.hasAttribute('role') && hasText(value);
      case 'aria-current':
        return /^(?:page|true|false|step|location|date|time)$/.test(value);
      case 'aria-hidden':
        return (
          /^(?:true|false)$/.test(value) &&
          element !== document.body &&
          !element.matches(focusable) &&
          element.querySelector(focusable) === null
        );
      case 'aria-expanded':
        return /^(?:true|false)$/.test(value) && element.localName === 'button';
      default:
        return false;
    }
  };
  globalThis.pagewright.hasAria = () => {
    for (const element of document.getElementsByTagName('*'))
      for (const attribute of element.attributes)
        if (
          (attribute.name === 'role' || attribute.name.startsWith('aria-')) &&
          !isHarmless(element, attribute)
        )
          return true;
    return false;
  };
})();
