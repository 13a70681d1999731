/** Reads the editor's URL parameters, and builds the URL of the report. */
import { parseUrl } from '@pagewright/contract/parse-url';

export interface EditorParams {
  readonly analysisId: string;
  readonly pageUrl: string;
}

const path = /^\/content-editor\/([^/]+)\/(.+)$/;

/**
 * Null unless the path names both. Read from the path as it is: the router turns an encoded slash into a slash
 * twice, so that a page whose own URL has `%2F` in it would become another page.
 */
export function readEditorParams(pathname: string): EditorParams | null {
  const [, id = '', rest = ''] = path.exec(pathname) ?? [];
  // Encoded it is one segment; some programs decode the slashes of a link, and then all that follows belongs to it.
  const segment = /^https?%3a/i.test(rest) ? (rest.split('/')[0] ?? '') : rest;
  const [analysisId, pageUrl] = [decode(id), decode(segment)];
  if (analysisId === null || pageUrl === null || analysisId === '') return null;
  return isWebPage(pageUrl) ? { analysisId, pageUrl } : null;
}

/** The report with this page's card open. */
export const reportUrl = ({ analysisId, pageUrl }: EditorParams): string =>
  `/dashboard?${new URLSearchParams({ analysis: analysisId, page: pageUrl }).toString()}`;

const isWebPage = (url: string): boolean => /^https?:$/.test(parseUrl(url)?.protocol ?? '');

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
