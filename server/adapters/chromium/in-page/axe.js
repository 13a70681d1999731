/** In the page on a phone, with axe-core loaded: the axe rules that our rules use. */
globalThis.pagewright.axe = async () => {
  const { seen, cut } = globalThis.pagewright;
  const contrastElementsMax = 2500;
  const isContrastChecked = document.getElementsByTagName('*').length <= contrastElementsMax;
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
    ...(isContrastChecked ? ['color-contrast'] : []),
  ];
  const { violations } = await globalThis.axe.run(document, {
    runOnly: { type: 'rule', values: rules },
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
  });
  return {
    isContrastChecked,
    findings: violations.map(({ id, nodes }) => ({
      rule: id,
      count: nodes.length,
      nodes: nodes.slice(0, 10).map(({ element, any, all, none }) => ({
        ...seen(element),
        message: cut([...any, ...all, ...none][0]?.message ?? '', 300),
      })),
    })),
  };
};
