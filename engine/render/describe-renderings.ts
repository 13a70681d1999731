/** Notes for the report about pages that were not rendered and screenshots that are missing. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import type { PageRendering } from './site-rendering.ts';

const listedMax = 10;

/** What our browser did not load, because pages requested too much. */
function describeStopped(renderings: readonly Pick<PageRendering, 'result'>[]): Message[] {
  const stopped = renderings.flatMap(({ result }) =>
    result.kind === 'rendered' && result.facts.stopped !== undefined ? [result.facts.stopped] : [],
  );
  const domains = Map.groupBy(
    stopped.flatMap((each) => each.domains),
    (domain) => domain,
  );
  const cutShort = stopped.filter(({ isAll }) => isAll).length;
  return [
    ...[...domains]
      .slice(0, listedMax)
      .map(([domain, each]) => crawlMessage('domain-stopped', { domain, count: each.length })),
    ...(cutShort > 0 ? [crawlMessage('rendering-cut', { count: cutShort })] : []),
  ];
}

/** What was checked in a browser, and what was not. */
export function describeRendered(
  renderings: readonly Pick<PageRendering, 'result' | 'isDocumentOnly'>[],
  { pages, asRendered }: { readonly pages: number; readonly asRendered: number },
): Message[] {
  if (renderings.length === 0) return [];
  const seen = renderings.filter(
    ({ result, isDocumentOnly }) => result.kind === 'rendered' && !isDocumentOnly,
  );
  const refused = renderings.flatMap(({ result }) =>
    result.kind === 'failed' && result.isRefused === true ? [result.sentence] : [],
  );
  const failed = renderings.filter(({ result }) => result.kind === 'failed' && result.isOurs);
  return [
    ...(seen.length < pages ? [crawlMessage('browser-pages', { seen: seen.length, pages })] : []),
    ...(asRendered > 0 ? [crawlMessage('as-rendered', { count: asRendered })] : []),
    ...(refused[0] !== undefined
      ? [crawlMessage('browser-refused', { count: refused.length, why: refused[0] })]
      : []),
    ...describeStopped(renderings),
    ...(failed.length > 0 ? [crawlMessage('browser-busy', { count: failed.length })] : []),
  ];
}

/** One note when screenshots could not be stored. */
export function describeUnstored(renderings: readonly PageRendering[]): Message[] {
  const urls = renderings.flatMap(({ url, result }) =>
    result.kind === 'rendered' && result.unstored.length > 0 ? [url] : [],
  );
  if (urls.length === 0) return [];
  const more = urls.length > listedMax ? ` and ${urls.length - listedMax} more` : '';
  const listed = `${urls.slice(0, listedMax).join(', ')}${more}`;
  return [crawlMessage('screenshots-missing', { listed })];
}
