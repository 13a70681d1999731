/** Tests content-list-repeats-articles. */
import { html, linkTo, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { contentListRepeatsArticles } from './content-list-repeats-articles.ts';

const subjects = ['oak', 'beech', 'ash', 'elm', 'birch', 'maple'];

/** Words of its own for each subject, so that no two articles are alike. */
const article = (subject: string, words = 300): string =>
  Array.from({ length: words }, (_, at) => `${subject}${(at * 7919) % 1009}`).join(' ');

const site = (list: string, path = '/', words = 300): TestSite => ({
  pages: {
    '/': html({ title: 'A journal', body: linkTo('/page/2/', '/blog/') }),
    [path]: html({
      title: 'A journal of wood',
      body: `${list}${linkTo(...subjects.map((each) => `/${each}`))}`,
    }),
    ...Object.fromEntries(
      subjects.map((each) => [
        `/${each}`,
        html({ title: `On ${each}`, body: `<p>${article(each, words)}</p>` }),
      ]),
    ),
  },
});
const printed = (cut: number | undefined): string =>
  subjects.map((each) => `<p>${article(each).split(' ').slice(0, cut).join(' ')}</p>`).join('');

testSiteRule(contentListRepeatsArticles, {
  pass: [
    site(printed(60)),
    site(printed(150)),
    // A long text of the home page's own.
    site(`<p>${article('home', 2000)}</p>`),
    // A whole article is teased and the others are not.
    site(`<p>${article('oak')}</p>${printed(60)}`),
    // A manual that is offered on one page as well.
    site(printed(undefined), '/manual.html'),
  ],
  fail: [
    [site(printed(undefined)), '1 list page repeats the whole text of 6 articles', { findings: 1 }],
    [site(printed(undefined), '/page/2/'), '1 list page repeats the whole text of 6 articles'],
  ],
  skip: [{ pages: { '/': html() } }],
});
