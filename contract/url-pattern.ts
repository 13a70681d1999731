/** The pattern of a URL, such as `/product/*`: pages of one kind often share it. */
import { parseUrl } from './parse-url.ts';

/** The path with wildcards for its last part and for everything that looks like an id or a date. */
export function urlPatternOf(url: string): string {
  const parsed = parseUrl(url);
  return parsed === null ? url : patternOf(parsed.pathname, parsed.search);
}

function patternOf(path: string, search: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return '/';
  const open = parts.map((part, at) =>
    at === parts.length - 1 || /\d{2}|^\d+$|^[0-9a-f-]{12,}$/i.test(part) ? '*' : part,
  );
  return `/${open.join('/')}${search === '' ? '' : '?*'}`;
}
