/** The result of a design check: a note with its place on the screenshot, or a strength. */
import type {
  DesignCategory,
  DesignRecommendation,
  DesignSeverity,
} from '@pagewright/contract/entities/design';
import type { SeenElement } from '../../model/render-facts.ts';

/** Null where the check does not apply. */
export type DesignResult = { readonly note: DesignRecommendation } | { readonly strength: string } | null;

interface NoteInput {
  readonly title: string;
  readonly severity: DesignSeverity;
  readonly category: DesignCategory;
  readonly description: string;
  readonly recommendation: string;
  readonly expectedImpact: string;
  /** The element, or where one is missing. */
  readonly at: Pick<SeenElement, 'box'>;
  readonly view?: 'desktop' | 'mobile';
}

export const strength = (text: string): DesignResult => ({ strength: text });
export const note = ({ at, view = 'desktop', ...texts }: NoteInput): DesignResult => ({
  note: { ...texts, box: { ...at.box }, view },
});
/** The top of the page, for what is missing there or concerns the whole page. */
export const topOf = (
  { width, pageHeight }: { readonly width: number; readonly pageHeight: number },
  height: number,
): Pick<SeenElement, 'box'> => ({ box: { x: 0, y: 0, width, height: Math.min(height, pageHeight) } });
export const screenPx = 900;
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

const attributeOf = (snippet: string, names: readonly string[]): string | null =>
  names
    .map((name) => new RegExp(`\\s${name}="([^"]+)"`, 'u').exec(snippet)?.[1]?.trim() ?? '')
    .find((value) => value !== '') ?? null;

/** Classes and styles tell nobody which element it is, and fill the line. */
const startTag = (snippet: string): string =>
  snippet
    .replace(/^(<[^>]*>).*/su, '$1')
    .replaceAll(/\s(?:class|style)="[^"]*(?:"|$)/gu, '')
    .replace(/\s[\w:-]*(?:="[^"]*)?…$/u, '')
    .replace(/[^>]$/u, '$&>');

/** As icon fonts name their signs: fa-twitter, bi-cart. */
const iconClass = /[\s"]((?:fa|bi|la|ti|ni|nc|mdi|ion|icon|feather|glyphicon)-[a-z][a-z-]{2,})(?=[\s"])/u;

type Named = Pick<SeenElement, 'text' | 'snippet' | 'selector'>;

/** A start tag that fits any element of its kind. */
const bareTag = /^<[\w-]+(?:\s(?:type|href)="(?:\w+|#)")*>$/u;

/** "fa-linkedin-in" is a sign of LinkedIn. */
const iconName = (icon: string): string =>
  icon
    .replace(/^[a-z]+-/u, '')
    .replace(/-(?:in|f|p|alt|square|outline|fill|solid|brands)$/u, '')
    .replaceAll('-', ' ');

/** How a person finds the element on the page: by its text or label, where it leads, else by its start tag or selector. */
export function nameOf({ text, snippet, selector }: Named): string {
  // Without quotation marks around it, and without half of a word at its end.
  const words = text.replace(/^["“„«]([^"”»]*)["”»]$/u, '$1').replace(/\s\S+…$/u, ' …');
  if (words !== '') return `“${words}”`;
  const label = attributeOf(snippet, ['aria-label', 'alt', 'title', 'placeholder']);
  if (label !== null) return `“${label}”`;
  const target = attributeOf(snippet, ['href']);
  if (target !== null && !/^(?:#|javascript:)/u.test(target)) return `the link to ${target}`;
  const icon = iconClass.exec(snippet)?.[1] ?? null;
  if (icon !== null) return `the “${iconName(icon)}” icon ${snippet.startsWith('<a') ? 'link' : 'button'}`;
  const field = /^<(?:input|select|textarea)\b/u.test(snippet) ? attributeOf(snippet, ['id', 'name']) : null;
  if (field !== null) return `the field “${field}”`;
  const tag = startTag(snippet);
  return bareTag.test(tag) ? `${tag} (${selector})` : tag;
}

/** Up to three different elements by name, and how many more there are: “Home”, “Docs” and 4 more. */
export function namesOf(
  elements: readonly Named[],
  count = elements.length,
  name: (element: Named) => string = nameOf,
): string {
  const shown = elements.slice(0, 3);
  const names = [...new Set(shown.map(name))];
  const more = count - shown.length;
  if (more > 0) return `${names.join(', ')} and ${more} more`;
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}
