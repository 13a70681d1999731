/** Collects dates and authors from markup: time elements, bylines, rel=author, address elements. */

import { type Attributes, globalAttribute } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { AuthorSeen, DateSeen } from '../../model/text-facts.ts';
import { collapseSpace } from '../document/white-space.ts';

const seenMax = 50;
const bylineClass =
  /(^|[\s_-])(byline|author|author-name|post-author|entry-author|article-author)(__name)?(\s|$)/i;

interface BylineDraft {
  readonly source: AuthorSeen['source'];
  readonly from: number;
  to: number;
  readonly node: number;
}

interface TimeDraft {
  readonly raw: string;
  readonly kind: DateSeen['kind'];
  readonly from: number;
  to: number;
  readonly node: number;
}

export class Bylines {
  hasAddress = false;
  private readonly bylines: BylineDraft[] = [];
  private readonly times: TimeDraft[] = [];
  private open: Map<number, BylineDraft | TimeDraft> | null = null;

  time(element: OpenElement, attributes: Attributes): void {
    if (this.times.length >= seenMax) return;
    const hint = `${attributes.get('itemprop') ?? ''} ${attributes.get('class') ?? ''}`;
    const draft: TimeDraft = {
      raw: attributes.get('datetime') ?? '',
      kind: /modif|updat/i.test(hint)
        ? 'modified'
        : attributes.has('pubdate') || /publi|date-?created/i.test(hint)
          ? 'published'
          : 'unknown',
      from: element.textStart,
      to: element.textStart,
      node: element.node,
    };
    this.times.push(draft);
    this.open ??= new Map();
    this.open.set(element.node, draft);
  }

  note(element: OpenElement, attributes: Attributes): void {
    const { mask } = attributes;
    if (this.bylines.length >= seenMax || (mask & (globalAttribute.class | globalAttribute.rel)) === 0)
      return;
    const byRel =
      (mask & globalAttribute.rel) !== 0 && /(^|\s)author(\s|$)/i.test(attributes.get('rel') ?? '');
    if (!byRel && !((mask & globalAttribute.class) !== 0 && mentionsAuthor(attributes.get('class') ?? '')))
      return;
    const draft: BylineDraft = {
      source: byRel ? 'rel-author' : 'byline',
      from: element.textStart,
      to: element.textStart,
      node: element.node,
    };
    this.bylines.push(draft);
    this.open ??= new Map();
    this.open.set(element.node, draft);
  }

  end(element: OpenElement, textEnd: number): void {
    if (this.open === null || this.open.size === 0) return;
    const draft = this.open.get(element.node);
    if (draft === undefined) return;
    this.open.delete(element.node);
    draft.to = textEnd;
  }

  finishAuthors(text: string): AuthorSeen[] {
    return this.bylines
      .map(({ source, from, to, node }) => ({ name: collapseSpace(text.slice(from, to)), source, node }))
      .filter(({ name }) => name !== '' && name.length <= 120);
  }

  finishTimes(text: string): Omit<DateSeen, 'day'>[] {
    return this.times
      .map(({ raw, kind, from, to, node }) => ({
        raw: raw === '' ? collapseSpace(text.slice(from, to)) : raw,
        kind,
        source: 'time' as const,
        node,
      }))
      .filter(({ raw }) => raw !== '' && raw.length <= 80);
  }
}

const mentionsAuthor = (list: string): boolean =>
  (list.includes('author') || list.includes('byline')) && bylineClass.test(list);
