/** In the page on a phone: the axe rules that our rules use, on the elements that could fail them. */
(() => {
  const { seen, cut, findLayers, paleTexts, smallTargets, hasNameless, hasAria } = globalThis.pagewright;
  const contrastElementsMax = 2500;
  const textNodesMax = 20_000;
  const contrast = 'color-contrast';
  const target = 'target-size';
  const nameRules = ['label', 'select-name', 'link-name', 'button-name', 'input-button-name'];
  const ariaRules = [
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
  ];
  /** Of each group of like texts, so many are checked. */
  const samples = 3;

  let plan = null;
  /** Whether axe is needed at all: loading it costs more than most pages do. */
  globalThis.pagewright.planAxe = () => {
    const isContrastChecked = document.getElementsByTagName('*').length <= contrastElementsMax;
    const layers = findLayers();
    const pale = isContrastChecked
      ? paleTexts(textNodesMax, layers)
      : { failing: [], groups: [], texts: new Set() };
    const small = smallTargets(layers);
    // Roles and names depend on each other.
    const hasDoubt = hasAria();
    const rules = [
      ...(hasDoubt || hasNameless() ? nameRules : []),
      ...(hasDoubt ? ariaRules : []),
      ...(small.doubtful.size > 0 ? [target] : []),
      ...(pale.groups.length > 0 ? [contrast] : []),
    ];
    plan = { isContrastChecked, pale, small, rules };
    return rules.length > 0;
  };

  /** Narrows a rule to its candidates. */
  const narrow = (id, isCandidate) => {
    const rule = globalThis.axe._audit?.rules?.find((each) => each.id === id);
    if (rule === undefined) return;
    const { matches } = rule;
    rule.matches = function matchesCandidate(node, ...rest) {
      return isCandidate(node) && matches.call(this, node, ...rest);
    };
  };

  const run = async (values) => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
      elementRef: true,
      selectors: false,
      iframes: false,
    });
    return violations;
  };
  const round = (value) => Math.round(value * 10) / 10;
  const roundSize = ({ width, height }) => ({ width: round(width), height: round(height) });
  /** What axe measured, as data; text with a shadow has no one colour. */
  const contrastIn = ({ contrastRatio: ratio, fgColor: text, bgColor: ground, expectedContrastRatio }) =>
    text && ground && ratio
      ? { ratio, text, ground, least: Number.parseFloat(expectedContrastRatio), opaque: null }
      : null;
  const sizeIn = ({ width, height }) => (width && height ? roundSize({ width, height }) : null);
  const failureOf = (id, { element, any, all, none }) => {
    const [check] = [...any, ...all, ...none];
    const data = check?.data ?? {};
    if (id === contrast) return { element, contrast: contrastIn(data) };
    if (id === target) return { element, size: sizeIn(data) };
    return { element, message: cut(check?.message ?? '', 300) };
  };
  const failuresOf = ({ id, nodes }) => nodes.map((node) => failureOf(id, node));

  // From both ends and the middle: neighbours are likelier to lie on the same background.
  const sampleOf = (group) =>
    group.length <= samples ? group : [group[0], group[Math.floor(group.length / 2)], group.at(-1)];

  /** The texts that were not checked fail with those of their group that were; where these disagree, all are checked. */
  const withGroups = async (failures, groups, chosen) => {
    const failed = new Map(failures.map((failure) => [failure.element, failure]));
    const torn = groups.filter((group) => {
      const checked = sampleOf(group);
      const count = checked.filter((element) => failed.has(element)).length;
      return count > 0 && count < checked.length && checked.length < group.length;
    });
    if (torn.length > 0) {
      for (const element of torn.flat()) chosen.add(element);
      for (const violation of await run([contrast]))
        for (const failure of failuresOf(violation)) failed.set(failure.element, failure);
    }
    const groupOf = new Map(groups.flatMap((group) => group.map((element) => [element, group])));
    return [...failed.values()].flatMap((failure) => {
      const group = groupOf.get(failure.element) ?? [];
      if (group.every((element) => chosen.has(element))) return [failure];
      return group[0] === failure.element ? group.map((element) => ({ ...failure, element })) : [];
    });
  };

  const inOrder = (a, b) => {
    const isAfter = a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isAfter === 0 ? -1 : 1;
  };

  /** By rule, in the order of the page. */
  globalThis.pagewright.axeFailures = async () => {
    const { pale, small, rules } = plan;
    const failed = new Map([
      [contrast, pale.failing],
      [target, small.failing.map(({ element, box }) => ({ element, size: roundSize(box) }))],
    ]);
    const chosen = new Set(pale.groups.flatMap(sampleOf));
    if (rules.length > 0) {
      narrow(target, (node) => small.doubtful.has(node));
      narrow(contrast, (node) => chosen.has(node));
      for (const violation of await run(rules)) {
        const { id } = violation;
        const failures = failuresOf(violation);
        const all = id === contrast ? await withGroups(failures, pale.groups, chosen) : failures;
        failed.set(id, [...(failed.get(id) ?? []), ...all].sort(inOrder));
      }
    }
    return failed;
  };

  /** Contrast as a part of what is needed: the listed texts are the worst of all. */
  const shareOf = ({ contrast: low }) => (low ? low.ratio / low.least : 1);
  const worstFirst = (failures) => failures.toSorted((a, b) => shareOf(a) - shareOf(b));

  /** What has no text is known by what it contains, such as an icon. */
  const listed = ({ element, message = '', contrast: low = null, size = null }) => {
    const own = seen(element);
    const inner = element.outerHTML.replace(/\s+/g, ' ');
    const snippet = own.text === '' ? cut(inner, 200) : own.snippet;
    return { ...own, message, contrast: low, size, snippet };
  };
  /** On the desktop: texts that fail for certain and that the phone did not show, such as a menu. */
  globalThis.pagewright.desktopPale = () => {
    if (plan === null || !plan.isContrastChecked) return { count: 0, nodes: [] };
    const onPhone = plan.pale.texts;
    const { failing } = paleTexts(textNodesMax, findLayers());
    const own = failing.filter(({ element }) => !onPhone.has(element));
    return { count: own.length, nodes: worstFirst(own).slice(0, 10).map(listed) };
  };

  globalThis.pagewright.axe = async () => {
    const failed = await globalThis.pagewright.axeFailures();
    const findings = [...failed]
      .filter(([, failures]) => failures.length > 0)
      .map(([rule, failures]) => ({
        rule,
        count: failures.length,
        nodes: (rule === contrast ? worstFirst(failures) : failures).slice(0, 10).map(listed),
      }));
    return { isContrastChecked: plan.isContrastChecked, findings };
  };
})();
