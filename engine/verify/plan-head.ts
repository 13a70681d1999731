/** Plans patches of a page's head and html element. */
import type { NodeId } from '../model/page-source.ts';
import { addToHead, type Plan, type PlannedStep, replaceSpan, type SourcedFacts } from './plan.ts';
import { firstNamed, prologueEnd, startTag, wholeElement } from './source-locations.ts';
import { escapeText, escapeValue, setAttribute } from './start-tag.ts';

/** Changes an existing start tag. */
export function retag(
  facts: SourcedFacts,
  node: NodeId,
  change: (tag: string) => string,
): PlannedStep | null {
  const span = startTag(facts.source, node);
  if (span === null) return null;
  const html = change(facts.source.html.slice(span.start, span.end));
  return replaceSpan(facts, node, { action: 'tag', span, html });
}

const oneOrNone = (step: PlannedStep | null): Plan => (step === null ? null : [step]);

export function planTitle(facts: SourcedFacts, text: string): Plan {
  const markup = `<title>${escapeText(text)}</title>`;
  const known = facts.titles.find(({ inHead }) => inHead);
  if (known === undefined) return [addToHead(facts, markup)];
  const span = wholeElement(facts.source, known.node);
  if (span === null) return null;
  const tag = facts.source.html.slice(span.start, span.inner.start);
  return [
    replaceSpan(facts, known.node, { action: 'replace', span, html: `${tag}${escapeText(text)}</title>` }),
  ];
}

export function planDescription(facts: SourcedFacts, text: string): Plan {
  const known = facts.metas.find(({ by, key, inHead }) => inHead && by === 'name' && key === 'description');
  if (known === undefined)
    return [addToHead(facts, `<meta name="description" content="${escapeValue(text)}">`)];
  return oneOrNone(retag(facts, known.node, (tag) => setAttribute(tag, 'content', text)));
}

export function planLang(facts: SourcedFacts, lang: string): Plan {
  const { source, document } = facts;
  const step = retag(facts, document.htmlNode, (tag) => setAttribute(tag, 'lang', lang));
  if (step !== null) return [step];
  const { at } = prologueEnd(source);
  const html = `<html lang="${escapeValue(lang)}">`;
  return [
    {
      step: { action: 'tag', selector: 'html', found: '', html },
      edits: [{ start: at, end: at, text: `\n${html}` }],
    },
  ];
}

export function planViewport(facts: SourcedFacts, content: string): Plan {
  const known = facts.metas.find(({ by, key, inHead }) => inHead && by === 'name' && key === 'viewport');
  if (known === undefined)
    return [addToHead(facts, `<meta name="viewport" content="${escapeValue(content)}">`)];
  return oneOrNone(retag(facts, known.node, (tag) => setAttribute(tag, 'content', content)));
}

/** Of several canonicals the first is changed and the others are removed. */
export function planCanonical(facts: SourcedFacts, href: string): Plan {
  const tags = facts.linkTags.filter(({ rel, inHead }) => inHead && rel.includes('canonical'));
  const [first, ...others] = tags;
  if (first === undefined) return [addToHead(facts, `<link rel="canonical" href="${escapeValue(href)}">`)];
  const span = startTag(facts.source, first.node);
  if (span === null) return null;
  const html = `<link rel="canonical" href="${escapeValue(href)}">`;
  const steps = [replaceSpan(facts, first.node, { action: 'tag', span, html })];
  for (const { node } of others) {
    const tag = startTag(facts.source, node);
    if (tag === null) return null;
    steps.push(replaceSpan(facts, node, { action: 'replace', span: tag, html: '' }));
  }
  return steps;
}

export const planCharset = (facts: SourcedFacts): Plan =>
  facts.charset.meta === null && facts.charset.used === 'utf-8'
    ? [addToHead(facts, '<meta charset="utf-8">', true)]
    : null;

export function planDoctype({ source, document }: SourcedFacts): Plan {
  const { at, hasDoctype } = prologueEnd(source);
  if (hasDoctype || document.doctype !== null) return null;
  const html = '<!doctype html>';
  return [
    {
      step: { action: 'top', selector: firstNamed(source, 'html') === -1 ? '' : 'html', found: '', html },
      edits: [{ start: at, end: at, text: `${html}\n` }],
    },
  ];
}

/** Removes all but the first title, or description, of the head. */
export function planOnlyOne(facts: SourcedFacts, what: 'title' | 'description'): Plan {
  const { source } = facts;
  const list = what === 'title' ? facts.titles : facts.descriptions;
  const extra = list.filter(({ inHead }) => inHead).slice(1);
  if (extra.length === 0) return null;
  const steps: PlannedStep[] = [];
  for (const { node } of extra) {
    const span = what === 'title' ? wholeElement(source, node) : startTag(source, node);
    if (span === null) return null;
    steps.push(replaceSpan(facts, node, { action: 'replace', span, html: '' }));
  }
  return steps;
}

/** `<` is escaped, so that it cannot end the script element. */
export function planJsonLd(facts: SourcedFacts, from: string, text: string): Plan {
  const block = facts.structuredData.jsonLd.find(({ raw }) => raw === from);
  const span = block === undefined ? null : wholeElement(facts.source, block.node);
  if (block === undefined || span === null) return null;
  const html = text.replaceAll('<', String.raw`\u003c`);
  return [replaceSpan(facts, block.node, { action: 'text', span: span.inner, html })];
}
