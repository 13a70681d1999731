/** Compares the elements that findings cite, whichever rule cited them. */
import type { Issue } from '@pagewright/contract/entities/issue';

export interface CitedElement {
  /** The markup as cited: the start tag, or the whole element. */
  readonly markup: string;
  /** The start tag alone. */
  readonly tag: string;
  readonly href: string | null;
}

const startTag = /^<[^>]*>?/;
const hrefAttribute = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** White space between attributes differs between source and browser. */
const tidy = (markup: string): string => markup.replaceAll(/\s+/g, ' ').trim();

function readHref(tag: string): string | null {
  const match = hrefAttribute.exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

export const elementsOf = ({ evidence }: Pick<Issue, 'evidence'>): readonly CitedElement[] =>
  evidence.flatMap(({ snippet }) => {
    if (snippet === undefined) return [];
    const markup = tidy(snippet);
    const tag = startTag.exec(markup)?.[0] ?? '';
    return tag === '' ? [] : [{ markup, tag, href: readHref(tag) }];
  });

/** Whether each element of a finding is one of these, or is inside one. */
export function isWithin(issue: Pick<Issue, 'evidence'>, elements: readonly CitedElement[]): boolean {
  const own = elementsOf(issue);
  return (
    own.length > 0 &&
    own.length === issue.evidence.length &&
    own.every(({ tag }) => elements.some((each) => each.tag === tag || each.markup.includes(tag)))
  );
}
