/** Text that hardly differs from its background. */
import { citeAxe } from '../../cite-rendered.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

export const a11yContrast = defineBrowserRule({
  id: 'a11y-contrast',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  tier: 1,
  title: 'Low text contrast',
  why: 'WCAG requires a contrast ratio of 4.5:1, or 3:1 for large text, so that people with low vision can read it.',
  fix: 'Darken or lighten one of the two colors shown.',
  reads: ['axe', 'isContrastChecked'],
  checkRendered: ({ axe, isContrastChecked }) => {
    if (axe === null || !isContrastChecked) return skip('the page is too large to measure all its colors');
    const { count, evidence } = citeAxe(axe, (rule) => rule === 'color-contrast');
    return count === 0
      ? pass()
      : fail(
          `${countThat(count, 'text element', ['has', 'have'])} less contrast than WCAG requires.`,
          evidence,
        );
  },
});
