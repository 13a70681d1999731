/** Bare titles, such as “Events” or “61. Events”, that never say which site or product they belong to. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { PageRecord } from '../../../model/site-facts.ts';
import { fold } from '../../../text/fold.ts';
import { wordsIn } from '../../../text/words.ts';
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { ownPages } from '../../site/own-pages.ts';
import { titleTexts } from './messages.ts';
import { type SiteName, siteNameOf } from './site-name.ts';

const pagesMin = 8;
const namelessShare = 0.8;
const bareShare = 0.5;
/** “Chapter 11. Indexes” has two. */
const bareWordsMax = 3;
/** Scripts without spaces say a sentence in one run of letters. */
const dense = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u;
const bareDenseMax = 8;
const nameMax = 40;
const examplesMax = 5;

function isBare(title: string): boolean {
  if (dense.test(title)) return graphemeLength(title) <= bareDenseMax;
  return wordsIn(title).filter((word) => /\p{L}/u.test(word)).length <= bareWordsMax;
}

/** A name may be part of a longer word, as in “git-checkout” and “gittutorial”. */
const partMin = 3;

function namesSite(title: string, { words }: SiteName): boolean {
  const folded = fold(title);
  const own = wordsIn(title);
  return [...words].some((word) => (word.length < partMin ? own.includes(word) : folded.includes(word)));
}

const titleOf = ({ title }: PageRecord): string => title ?? '';

export const titleWithoutSiteName = defineSiteRule({
  id: 'title-without-site-name',
  group: 'title',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  texts: titleTexts['title-without-site-name'],
  reads: ['pages', 'origin'],
  checkSite({ pages, origin }) {
    const home = pages.find(({ isHome }) => isHome);
    const site = home === undefined ? null : siteNameOf(home, pages, origin);
    if (site === null) return skip('site-name-unclear');
    const titled = ownPages(pages).filter(({ title, isHome }) => title !== null && !isHome);
    if (titled.length < pagesMin) return skip('too-few-pages-for-pattern');
    const nameless = titled.filter((page) => !namesSite(titleOf(page), site));
    const bare = nameless.filter((page) => isBare(titleOf(page)));
    if (nameless.length < titled.length * namelessShare || bare.length < nameless.length * bareShare)
      return [];
    const [example] = bare;
    const urls = nameless.map(({ url }) => url);
    const name = site.name.length <= nameMax ? site.name : null;
    return [
      {
        urls,
        messageId: 'bare',
        data: {
          nameless: nameless.length,
          titles: titled.length,
          examples: bare.slice(0, examplesMax).map(titleOf),
        },
        evidence: [
          urlList(urls, {
            found: example === undefined ? '' : titleOf(example),
            wanted:
              name === null || example === undefined
                ? say('subject-then-site-name')
                : `${titleOf(example)} – ${name}`,
          }),
        ],
      },
    ];
  },
});
