/** Finds the instant refresh that makes a page a redirect. */
import { extractPage } from '../extract/extract-page.ts';
import { classOf } from '../fetch/response-kind.ts';
import type { FetchedPage } from '../model/fetched-page.ts';

/** Nearly no page has one, so that it is looked for before the page is parsed. */
const mayRefresh = ({ headers, body }: FetchedPage): boolean =>
  headers['refresh'] !== undefined ||
  /http-equiv\s*=\s*["']?\s*refresh/i.test(
    Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1'),
  );

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;

/** Its target; null when there is none, or when the page only loads itself again. */
export function instantRefreshTarget(page: FetchedPage): string | null {
  if (classOf(page).kind !== 'page' || !mayRefresh(page)) return null;
  const [first] = extractPage(page).refreshes;
  if (first === undefined || first.seconds !== 0 || first.resolved === null) return null;
  const target = withoutHash(first.resolved);
  return /^https?:/.test(target) && target !== withoutHash(page.url) ? target : null;
}
