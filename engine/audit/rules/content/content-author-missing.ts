/** An article that does not say who wrote it. */
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

/** Bylines stand at the start or the end of an article, on a line of their own. */
const wordsMax = 12;
const edgeLines = 8;
const byline =
  /^(?:(?:written|posted|published|reviewed|text|words|story|report)\s+)?(?:by|von|par|por|di|da|door|av|af|autor(?:in)?|author|auteur|autore|text|écrit par|escrito por|scritto da|geschrieben von)\b:?\s+\p{Lu}/iu;
/** A name is capitalised, which the pattern above cannot tell as it ignores case. */
const name = /\s\p{Lu}\p{L}+/u;

/** Finds a byline in running text: “By Ann Carter, 2 May 2026”. */
function hasByline(lines: readonly string[]): boolean {
  const edges =
    lines.length <= edgeLines * 2 ? lines : [...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)];
  return edges.some((line) => line.split(/\s+/).length <= wordsMax && byline.test(line) && name.test(line));
}

export const contentAuthorMissing = definePageRule({
  id: 'content-author-missing',
  group: 'content',
  revision: 2,
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['content-author-missing'],
  reads: ['pageType', 'authors', 'text'],
  check({ pageType, authors, text }) {
    if (pageType.type !== 'article') return skip('no-article');
    if (authors.some(({ source }) => source !== 'meta') || hasByline(text.lines)) return pass();
    const hidden = authors[0]?.name;
    const evidence = [
      {
        found: say('article-without-author', { because: pageType.because }),
        wanted: say('a-byline-or-author'),
      },
    ];
    return hidden === undefined
      ? fail({ messageId: 'none', evidence })
      : fail({ messageId: 'meta-only', data: { author: clip(hidden, 80) }, evidence });
  },
});
