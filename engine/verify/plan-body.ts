/** Plans patches of a page's body: headings, images, links and text. */
import { withoutPermalinks } from '../audit/page/permalinks.ts';
import type { HeadingNode, ImageNode, LinkNode } from '../model/node-facts.ts';
import type { NodeId } from '../model/page-source.ts';
import { addToMain, type Plan, type PlannedStep, replaceSpan, type SourcedFacts } from './plan.ts';
import { retag } from './plan-head.ts';
import { exactSelector, wholeElement } from './source-locations.ts';
import { escapeText, escapeValue, renameTag, setAttribute } from './start-tag.ts';

/** All of them or none. */
function every(steps: readonly (PlannedStep | null)[]): Plan {
  const found = steps.filter((step) => step !== null);
  return found.length === 0 || found.length < steps.length ? null : found;
}

function imagesToName({ images }: SourcedFacts, src: string): readonly ImageNode[] {
  const own = images.filter((image) => image.resolved === src || image.src === src);
  const without = own.filter(({ alt }) => alt === null);
  if (without.length > 0) return without;
  const blank = own.filter(({ alt }) => alt?.trim() === '');
  return blank.length > 0 ? blank : own;
}

export const planAlt = (facts: SourcedFacts, src: string, text: string): Plan =>
  every(
    imagesToName(facts, src).map(({ node }) => retag(facts, node, (tag) => setAttribute(tag, 'alt', text))),
  );

/** Changes the text or the level; inner markup is only preserved when the text stays. */
function rewriteHeading(
  facts: SourcedFacts,
  { node, text: before }: HeadingNode,
  { level, text }: { level: number; text: string },
): PlannedStep | null {
  const { html: source } = facts.source;
  const span = wholeElement(facts.source, node);
  if (span === null) return null;
  const inner = source.slice(span.inner.start, span.inner.end);
  if (text !== before && inner.includes('<')) return null;
  const tag = renameTag(source.slice(span.start, span.inner.start), `h${level}`);
  const words = text === before ? inner : escapeText(text);
  return replaceSpan(facts, node, { action: 'replace', span, html: `${tag}${words}</h${level}>` });
}

export function planHeading(
  facts: SourcedFacts,
  { level, text, replaces }: { level: number; text: string; replaces: string | null },
): Plan {
  if (replaces === null) {
    const step = level === 1 ? addToMain(facts, `<h1>${escapeText(text)}</h1>`) : null;
    return step === null ? null : [step];
  }
  const known = [...facts.headings, ...withoutPermalinks(facts).headings].find(
    (heading) => heading.text === replaces,
  );
  return known === undefined ? null : every([rewriteHeading(facts, known, { level, text })]);
}

export function planHeadingLevel(facts: SourcedFacts, at: number, level: number): Plan {
  const heading = facts.headings[at];
  return heading === undefined
    ? null
    : every([rewriteHeading(facts, heading, { level, text: heading.text })]);
}

const linksTo = ({ links }: SourcedFacts, target: string): readonly LinkNode[] =>
  links.filter(({ resolved }) => resolved === target || resolved?.replace(/#.*$/, '') === target);

/** A link with inner markup gets an aria-label instead. */
function renameLink(facts: SourcedFacts, { node }: LinkNode, text: string): PlannedStep | null {
  const span = wholeElement(facts.source, node);
  if (span === null) return null;
  const inner = facts.source.html.slice(span.inner.start, span.inner.end);
  if (inner.includes('<')) return retag(facts, node, (tag) => setAttribute(tag, 'aria-label', text));
  const tag = facts.source.html.slice(span.start, span.inner.start);
  return replaceSpan(facts, node, { action: 'replace', span, html: `${tag}${escapeText(text)}</a>` });
}

export const planAnchor = (
  facts: SourcedFacts,
  { target, from, text }: { target: string; from: string; text: string },
): Plan =>
  every(
    linksTo(facts, target)
      .filter((link) => link.element === 'a' && (link.text === from || link.name === from))
      .map((link) => renameLink(facts, link, text)),
  );

export const planHref = (facts: SourcedFacts, from: string, to: string): Plan =>
  every(
    facts.links
      .filter(({ resolved }) => resolved === from)
      .map(({ node }) => retag(facts, node, (tag) => setAttribute(tag, 'href', to))),
  );

export const planSrc = (facts: SourcedFacts, from: string, to: string): Plan =>
  every(
    [
      ...facts.images.filter(({ resolved }) => resolved === from),
      ...facts.resources.filter(({ resolved, kind }) => resolved === from && hasSrc.has(kind)),
    ].map(({ node }) => retag(facts, node, (tag) => setAttribute(tag, 'src', to))),
  );

const hasSrc: ReadonlySet<string> = new Set([
  'script',
  'iframe',
  'audio',
  'video',
  'source',
  'track',
  'embed',
]);

const unfollowing = /^(?:nofollow|ugc|sponsored)$/i;

export const planFollow = (facts: SourcedFacts, target: string): Plan =>
  every(
    linksTo(facts, target)
      .filter(({ nofollow }) => nofollow)
      .map(({ node, rel }) => {
        const rest = rel.filter((token) => !unfollowing.test(token)).join(' ');
        return retag(facts, node, (tag) => setAttribute(tag, 'rel', rest === '' ? null : rest));
      }),
  );

/** The source span of words inside a block; null when they are marked up or linked. */
function findWords(facts: SourcedFacts, block: NodeId, words: string) {
  const { source } = facts;
  const span = wholeElement(source, block);
  if (span === null) return null;
  const inner = source.html.slice(span.inner.start, span.inner.end);
  if (/<(?:a|script|style|code|pre)\b/i.test(inner)) return null;
  const written = escapeText(words);
  for (let at = inner.indexOf(written); at !== -1; at = inner.indexOf(written, at + 1)) {
    const isInTag = inner.lastIndexOf('<', at) > inner.lastIndexOf('>', at);
    const start = span.inner.start + at;
    if (!isInTag) return { start, end: start + written.length };
  }
  return null;
}

export function planLink(
  facts: SourcedFacts,
  { anchor, target, sentence }: { anchor: string; target: string; sentence: string },
): Plan {
  const block = facts.text.paragraphs.find(({ text }) => text.includes(sentence) && text.includes(anchor));
  const span = block === undefined ? null : findWords(facts, block.node, anchor);
  if (block === undefined || span === null) return null;
  const html = `<a href="${escapeValue(target)}">${escapeText(anchor)}</a>`;
  return [replaceSpan(facts, block.node, { action: 'text', span, html })];
}

export function planParagraph(facts: SourcedFacts, from: string, text: string): Plan {
  const { source } = facts;
  const block = facts.text.paragraphs.find((each) => each.text === from);
  const span = block === undefined ? null : wholeElement(source, block.node);
  if (block === undefined || span === null) return null;
  const inner = source.html.slice(span.inner.start, span.inner.end);
  if (inner.includes('<')) return null;
  const html = escapeText(text);
  return [replaceSpan(facts, block.node, { action: 'text', span: span.inner, html })];
}

export function planRewrite(facts: SourcedFacts, { from, to }: { from: string; to: string }): Plan {
  const block = facts.text.paragraphs.find(({ text }) => text.includes(from));
  const span = block === undefined ? null : findWords(facts, block.node, from);
  if (block === undefined || span === null) return null;
  return [replaceSpan(facts, block.node, { action: 'text', span, html: escapeText(to) })];
}

const isNumber = (text: string | null): boolean => text !== null && /^\s*\d+\s*$/.test(text);

/** An image with one of the two may be scaled on purpose, and is left alone. */
export const planSize = (
  facts: SourcedFacts,
  { src, width, height }: { src: string; width: number; height: number },
): Plan =>
  every(
    facts.images
      .filter((image) => image.resolved === src && !isNumber(image.width) && !isNumber(image.height))
      .map(({ node }) =>
        retag(facts, node, (tag) =>
          setAttribute(setAttribute(tag, 'width', String(width)), 'height', String(height)),
        ),
      ),
  );

/** Only after a `p` element: a section does not fit inside a list or a table. */
export function planAppend(facts: SourcedFacts, html: string): Plan {
  const { source } = facts;
  const { elements } = source;
  const isParagraph = (node: NodeId): boolean => elements.names[elements.name[node] ?? 0] === 'p';
  const last = facts.text.paragraphs.findLast(({ node }) => isParagraph(node));
  const span = last === undefined ? null : wholeElement(source, last.node);
  if (last === undefined || span === null) return null;
  return [
    {
      step: { action: 'after', selector: exactSelector(source, last.node), found: '', html },
      edits: [{ start: span.end, end: span.end, text: `\n${html}` }],
    },
  ];
}
