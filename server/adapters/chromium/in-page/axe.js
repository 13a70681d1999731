/** In the page on a phone, with axe-core loaded: the axe rules that our rules use. */
globalThis.pagewright.axe = async () => {
  const { seen, cut, textNodes } = globalThis.pagewright;
  const contrastElementsMax = 2500;
  const isContrastChecked = document.getElementsByTagName('*').length <= contrastElementsMax;
  const contrast = 'color-contrast';
  const rules = [
    'label',
    'select-name',
    'link-name',
    'button-name',
    'input-button-name',
    'target-size',
    'aria-allowed-attr',
    'aria-conditional-attr',
    'aria-deprecated-role',
    'aria-hidden-body',
    'aria-hidden-focus',
    'aria-input-field-name',
    'aria-prohibited-attr',
    'aria-required-attr',
    'aria-required-children',
    'aria-required-parent',
    'aria-roles',
    'aria-toggle-field-name',
    'aria-valid-attr',
    'aria-valid-attr-value',
    ...(isContrastChecked ? [contrast] : []),
  ];

  /** Narrows a rule to elements that can fail it: checking is what costs, and most of a page is repetition. */
  const narrow = (id, isCandidate) => {
    const rule = globalThis.axe._audit?.rules?.find((each) => each.id === id);
    if (rule === undefined) return;
    const matches = rule.matches;
    rule.matches = function matchesCandidate(node, ...rest) {
      return isCandidate(node) && matches.call(this, node, ...rest);
    };
  };

  // A target that is large enough passes, wherever its neighbours are.
  const smallestPx = 24;
  narrow('target-size', (node) => {
    const { width, height } = node.getBoundingClientRect();
    return width < smallestPx || height < smallestPx;
  });

  // Texts of the same place in the structure, type and colours have the same contrast: some of each are checked.
  const samples = 3;
  const paths = new Map();
  const pathOf = (element) => {
    if (element === null || element === document.body) return '';
    if (!paths.has(element))
      paths.set(
        element,
        `${pathOf(element.parentElement)}>${element.localName}.${element.getAttribute('class') ?? ''}.${element.getAttribute('style') ?? ''}`,
      );
    return paths.get(element);
  };
  const groups = new Map();
  const groupOf = new Map();
  if (isContrastChecked) {
    for (const { element } of textNodes(contrastElementsMax)) {
      if (groupOf.has(element)) continue;
      const { color, fontSize, fontWeight, backgroundColor, backgroundImage } = getComputedStyle(element);
      const key = [color, fontSize, fontWeight, backgroundColor, backgroundImage, pathOf(element)].join('|');
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push(element);
      groupOf.set(element, group);
    }
  }
  // From both ends and the middle: neighbours are likelier to lie on the same background.
  const chosen = new Set(
    [...groups.values()].flatMap((group) =>
      group.length <= samples ? group : [group[0], group[Math.floor(group.length / 2)], group.at(-1)],
    ),
  );
  // The text of a field is none of its nodes.
  const isField = (node) => /^(?:input|select|textarea)$/.test(node.localName);
  narrow(contrast, (node) => chosen.has(node) || isField(node));

  const run = async (values) => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
      elementRef: true,
      iframes: false,
    });
    return violations;
  };
  const messageOf = ({ any, all, none }) => cut([...any, ...all, ...none][0]?.message ?? '', 300);
  const failuresOf = ({ nodes }) =>
    nodes.map((node) => ({ element: node.element, message: messageOf(node) }));

  /** The texts that were not checked fail with those of their group that were. */
  const withGroups = async (failures) => {
    const failed = new Map(failures.map((failure) => [failure.element, failure]));
    const torn = [...groups.values()].filter((group) => {
      const checked = group.filter((element) => chosen.has(element));
      const count = checked.filter((element) => failed.has(element)).length;
      return count > 0 && count < checked.length && checked.length < group.length;
    });
    if (torn.length > 0) {
      for (const element of torn.flat()) chosen.add(element);
      for (const violation of await run([contrast]))
        for (const failure of failuresOf(violation)) failed.set(failure.element, failure);
    }
    return [...failed.values()].flatMap((failure) => {
      const group = groupOf.get(failure.element) ?? [];
      if (group.every((element) => chosen.has(element))) return [failure];
      return group[0] === failure.element ? group.map((element) => ({ ...failure, element })) : [];
    });
  };

  const findings = [];
  for (const violation of await run(rules)) {
    const failures = failuresOf(violation);
    const all = violation.id === contrast ? await withGroups(failures) : failures;
    findings.push({
      rule: violation.id,
      count: all.length,
      nodes: all.slice(0, 10).map(({ element, message }) => ({ ...seen(element), message })),
    });
  }
  return { isContrastChecked, findings };
};
