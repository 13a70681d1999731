/** Fonts that hide the text until they are loaded. */
import { citeSeen } from '../../cite-rendered.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

export const perfFontDisplay = defineBrowserRule({
  id: 'perf-font-display',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  tier: 3,
  title: 'Invisible text while fonts load (font-display)',
  why: 'Until the font has loaded, visitors see no text.',
  fix: 'Add font-display: swap or optional to the font rules.',
  reads: ['waitingFonts'],
  checkRendered: ({ waitingFonts }) => {
    if (waitingFonts === null) return skip('the fonts of the page could not be read');
    if (waitingFonts.length === 0) return pass();
    return fail(
      `${countThat(waitingFonts.length, 'font', ['hides', 'hide'])} text on the first screen while loading: ${waitingFonts.map(({ family }) => family).join(', ')}.`,
      waitingFonts.map((each) =>
        citeSeen(each, 'mobile', {
          found: each.rule ?? `${each.family} with font-display: ${each.display}`,
          wanted: 'font-display: swap or optional',
        }),
      ),
    );
  },
});
