/** Finds pages made from one template, so that 340 pages of one kind are one thing to fix. */
import { urlPatternOf } from '@pagewright/contract/url-pattern';

const pagesMin = 2;

/** The template of each page that has one: its URL pattern and a hash of its structure. */
export function templatesOf(
  pages: readonly { readonly url: string; readonly skeletonHash: string }[],
): ReadonlyMap<string, string> {
  const groups = Map.groupBy(pages, ({ url, skeletonHash }) => `${urlPatternOf(url)} ${skeletonHash}`);
  return new Map(
    [...groups].flatMap(([template, members]) =>
      members.length < pagesMin ? [] : members.map(({ url }) => [url, template] as const),
    ),
  );
}
