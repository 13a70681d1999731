/** In the page on a phone: what passes or fails for certain, so that axe checks only the rest. */
(() => {
  const { textNodes, isInSight, isCovered } = globalThis.pagewright;
  const px = (text) => Number.parseFloat(text) || 0;

  // ---- Contrast
  /** Pages have few colours and many texts. */
  const once = (compute) => {
    const known = new Map();
    return (text) => {
      if (!known.has(text)) known.set(text, compute(text));
      return known.get(text);
    };
  };
  const colourOf = once((text) => {
    const [, r, g, b, alpha = '1'] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text) ?? [];
    if (r === undefined) return null;
    const rgb = [r, g, b].map(Number);
    return { rgb, alpha: Number(alpha), luminance: luminance(rgb) };
  });
  const luminance = (rgb) => {
    const [r, g, b] = rgb
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrastOf = (one, other) => {
    const [dark, light] = [one.luminance, other.luminance].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const white = { ...colourOf('rgb(255, 255, 255)'), from: document.documentElement };
  const isMixed = ({ opacity, filter, backdropFilter, mixBlendMode, clipPath }) =>
    opacity !== '1' ||
    filter !== 'none' ||
    backdropFilter !== 'none' ||
    mixBlendMode !== 'normal' ||
    clipPath !== 'none';

  /** The one colour behind an element and all it contains; 'image' where one is, null where more than a colour is. */
  const backs = new Map();
  const backOf = (element) => {
    if (element === null) return white;
    if (backs.has(element)) return backs.get(element);
    const style = getComputedStyle(element);
    const own = colourOf(style.backgroundColor);
    let back = null;
    if (!isMixed(style) && own !== null) {
      if (style.backgroundImage !== 'none') back = 'image';
      else if (own.alpha === 1) back = isPlain(element) ? { ...own, from: element } : null;
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

  const hex = ({ rgb }) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const hasPseudo = (element) =>
    ['::before', '::after'].some((pseudo) => getComputedStyle(element, pseudo).content !== 'none');
  const hasPseudoAround = (element) => {
    for (let at = element; at !== null && at !== document.body; at = at.parentElement)
      if (hasPseudo(at)) return true;
    return false;
  };
  const disabled = ':disabled,[aria-disabled=true],[inert],[aria-hidden=true]';
  const isDisabled = (element) =>
    element.closest(`${disabled},fieldset:disabled`) !== null ||
    element.closest('label')?.control?.matches(disabled) === true;
  /** A control that cannot be used, whether an attribute or only its style says so: WCAG asks nothing of its contrast. */
  const isInactive = (element) => {
    const control = element.closest('a,button,input,select,[role=button]');
    if (control === null) return false;
    return control.matches('.disabled') || getComputedStyle(control).pointerEvents === 'none';
  };
  const mix = ({ rgb, alpha }, back) => {
    const mixed = rgb.map((part, at) => Math.round(part * alpha + back.rgb[at] * (1 - alpha)));
    return { rgb: mixed, alpha: 1, luminance: luminance(mixed) };
  };
  const isReadable = (element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(node.data),
    );

  /** Whether something else than its ancestors may lie behind an element. */
  const isOnLayer = (element, { from }, layers) =>
    layers.some((layer) => layer.element.contains(element) && !layer.element.contains(from));

  const marginOfError = 0.1;
  /** The contrast where it is certain that the text fails; null where it passes, or no check could tell. */
  const doubt = Symbol('doubt');
  const judge = (element, layers) => {
    const { color, fontSize, fontWeight, textShadow, webkitTextStrokeWidth } = getComputedStyle(element);
    const ink = colourOf(color);
    const back = backOf(element);
    const isPainted = textShadow !== 'none' || px(webkitTextStrokeWidth) > 0;
    if (ink === null || back === null || isPainted) return doubt;
    if (isCovered(element, layers)) return doubt;
    // axe leaves text on images to people.
    if (back === 'image') return ink.alpha === 1 ? null : doubt;
    const own = ink.alpha === 1 ? ink : mix(ink, back);
    const isBold = Number(fontWeight) >= 700;
    const isLarge = px(fontSize) >= 24 || (px(fontSize) >= 18.67 && isBold);
    const wanted = isLarge ? 3 : 4.5;
    const contrast = Math.floor(contrastOf(own, back) * 100) / 100;
    // Text in the very colour of its background is hidden, not pale.
    if (contrast >= wanted + marginOfError || contrast === 1) return null;
    const isCertain =
      contrast <= wanted - marginOfError &&
      isReadable(element) &&
      !isOnLayer(element, back, layers) &&
      isInSight(element) &&
      !isDisabled(element) &&
      !hasPseudoAround(element);
    if (!isCertain) return doubt;
    const opaque = ink.alpha === 1 ? null : hex(ink);
    return { ratio: contrast, text: hex(own), ground: hex(back), least: wanted, opaque };
  };

  /** Texts that fail for certain, and those that could, in groups of the same place in the structure, type and colours. */
  globalThis.pagewright.paleTexts = (most, layers) => {
    // The desktop may have other colours than the phone.
    backs.clear();
    plain.clear();
    const failing = [];
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
      const verdict = judge(element, layers);
      if (verdict === null || isInactive(element)) continue;
      if (verdict !== doubt) {
        failing.push({ element, contrast: verdict });
        continue;
      }
      const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(element);
      const key = [color, fontSize, fontWeight, backgroundColor, pathOf(element)].join('|');
      groups.set(key, [...(groups.get(key) ?? []), element]);
    }
    return { failing, groups: [...groups.values()], texts: seenElements };
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
