/** A page with more links than anybody looks through. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const linksMax = 1000;

export const pageExcessiveLinks = definePageRule({
  id: 'page-excessive-links',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 3,
  audience: 'indexable',
  title: 'Too many links on the page',
  why: 'Nobody reads through that many links, and each of them counts for less. Google states no limit: 1,000 is a rule of thumb.',
  fix: 'Split the list over several pages, or drop links that every page repeats.',
  reads: ['links'],
  check({ links }) {
    const web = links.filter(({ kind }) => kind === 'web');
    if (web.length === 0) return skip('there is no link');
    if (web.length <= linksMax) return pass();
    const inContent = web.filter(({ region }) => region === 'main' || region === 'body').length;
    return fail(`The page has ${web.length.toLocaleString('en')} links.`, {
      found: `${inContent.toLocaleString('en')} in the content, ${(web.length - inContent).toLocaleString('en')} in menus, header, footer and sidebars`,
      wanted: `at most ${linksMax.toLocaleString('en')}`,
    });
  },
});
