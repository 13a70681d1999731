/** Tag and author pages of a blog that list a single post. */
import { linkFlags, type PageRecord, type SiteFacts } from '../../../model/site-facts.ts';
import { urlList, urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

const archivePath =
  /\/(?:tags?|topics?|authors?|schlagwor(?:t|te)|schlagwoerter|autor(?:en)?|mots?-cles?|auteurs?|etiquetas?|autores|autore|trefwoord|labels?)\/[^/]+\/?(?:index\.\w+)?$/i;

/** One or two are how a blog begins. */
const archivesMin = 3;

type Site = Pick<SiteFacts, 'pages' | 'urlRecords'>;

/** The only page that its main content links to; null when there are several, or none. */
function onlyPost(site: Site, archive: PageRecord): PageRecord | null {
  const { targets, flags } = archive.links;
  const linked = new Set(
    [...targets].filter((_, at) => {
      const flag = flags[at] ?? 0;
      return (flag & linkFlags.main) !== 0 && (flag & linkFlags.internal) !== 0;
    }),
  );
  const pages = [...linked].map((id) => site.pages[urlRecordOf(site, id)?.page ?? -1] ?? null);
  // Tags, authors and the list itself are links of every list; a page that was not read may be a post.
  const posts = pages.filter(
    (page) => page === null || !(page.isHome || page.pageType === 'listing' || archivePath.test(page.url)),
  );
  return posts.length === 1 ? (posts[0] ?? null) : null;
}

export const archiveSinglePost = defineSiteRule({
  id: 'archive-single-post',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  texts: contentTexts['archive-single-post'],
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    const found = site.pages
      .filter(({ indexable, url }) => indexable && archivePath.test(url))
      .flatMap((archive) => {
        const post = onlyPost(site, archive);
        return post === null ? [] : [{ archive, post }];
      });
    if (found.length < archivesMin) return [];
    return [
      {
        urls: found.map(({ archive }) => archive.url),
        messageId: 'single',
        data: { pages: found.length },
        evidence: found
          .slice(0, 10)
          .map(({ archive, post }) =>
            urlList([archive.url, post.url], { found: say('lists-one-post'), wanted: 'noindex' }),
          ),
      },
    ];
  },
});
