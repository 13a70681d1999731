/** In the page on a phone: fonts that hide text of the first screen until they are loaded. */
globalThis.pagewright.waitingFonts = () => {
  const { seen, textNodes, cut } = globalThis.pagewright;
  const familyOf = (list) => list.split(',')[0].replace(/["']/g, '').trim().toLowerCase();

  const rulesOf = (styleSheet) => {
    try {
      return [...styleSheet.cssRules];
    } catch {
      // Rules of a cross-origin stylesheet are not readable.
      return [];
    }
  };
  const fontRules = (rules) =>
    rules.flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return [rule];
      if (rule instanceof CSSImportRule) return rule.styleSheet ? fontRules(rulesOf(rule.styleSheet)) : [];
      return rule.cssRules ? fontRules([...rule.cssRules]) : [];
    });
  const rules = Map.groupBy(fontRules([...document.styleSheets].flatMap(rulesOf)), (rule) =>
    familyOf(rule.style.getPropertyValue('font-family')),
  );
  /** A font that is embedded or installed needs no loading. */
  const isFetched = (rule) => /url\(\s*["']?(?!data:)/i.test(rule.style.getPropertyValue('src'));

  const late = new Map();
  for (const font of document.fonts) {
    const family = familyOf(font.family);
    const isWaiting = font.status !== 'unloaded' && /^(?:auto|block)$/.test(font.display);
    // Icon fonts are better invisible than shown as letters.
    if (!isWaiting || late.has(family) || /icon|symbol|glyph|awesome|dashicons/.test(family)) continue;
    const own = rules.get(family) ?? [];
    if (own.length > 0 && !own.some(isFetched)) continue;
    late.set(family, { display: font.display, rule: own.find(isFetched)?.cssText ?? null });
  }
  if (late.size === 0) return [];
  const found = new Map();
  for (const { text, element } of textNodes(2000)) {
    const family = familyOf(getComputedStyle(element).fontFamily);
    if (!late.has(family) || found.has(family) || !/\p{L}{2}/u.test(text)) continue;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) found.set(family, element);
  }
  return [...found].slice(0, 5).map(([family, element]) => {
    const { display, rule } = late.get(family);
    return {
      ...seen(element),
      family: cut(family, 60),
      display,
      rule: rule === null ? null : cut(rule, 300),
    };
  });
};
