/** The folder that several URLs share, when it says more than the site does. */
export function commonFolder(urls: readonly string[]): string | null {
  const paths = urls
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).pathname.split('/').slice(1, -1));
  const [first, ...others] = paths;
  if (first === undefined || others.length === 0 || paths.length < urls.length) return null;
  let depth = 0;
  while (depth < first.length && others.every((path) => path[depth] === first[depth])) depth += 1;
  return depth === 0 ? null : `/${first.slice(0, depth).join('/')}/`;
}
