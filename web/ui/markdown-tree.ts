/** Reads Markdown into a tree of a few known kinds; raw HTML is never markup, it stays the letters it is. */
import MarkdownIt, { type Token } from 'markdown-it';

export interface MarkdownNode {
  /** As the parser names it, without `_open`: `paragraph`, `strong`, `fence`, `text`. */
  readonly kind: string;
  readonly text: string;
  /** Of a link. */
  readonly href: string;
  /** The info string of a fenced code block, such as `html`. */
  readonly language: string;
  /** Of an ordered list. */
  readonly start: number;
  readonly children: readonly MarkdownNode[];
}

/** Deeper quotes and lists than these are left as text. */
const nestingMax = 20;

const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: nestingMax });
// Only what is written as a URL is one: "next.js" and "me@shop.example" are words.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

export const readMarkdown = (text: string): MarkdownNode[] => nest(parser.parse(text, {}));

/** The words alone, as a screen reader should announce them. */
export function plainWords(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => (isInline(node) ? inlineWords(node) : `${plainWords(node.children) || node.text} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

const inlineKinds = new Set([
  'text',
  'strong',
  'em',
  's',
  'link',
  'image',
  'code_inline',
  'softbreak',
  'hardbreak',
]);
const isInline = ({ kind }: MarkdownNode): boolean => inlineKinds.has(kind);

const inlineWords = ({ kind, text, children }: MarkdownNode): string =>
  kind === 'softbreak' || kind === 'hardbreak' ? ' ' : text + children.map(inlineWords).join('');

/** The parser's list of opening and closing tokens as a tree. */
function nest(tokens: readonly Token[]): MarkdownNode[] {
  const root: MarkdownNode[] = [];
  const open: MarkdownNode[][] = [root];
  for (const token of tokens) {
    const level = open.at(-1) ?? root;
    if (token.nesting === -1) {
      open.pop();
    } else if (token.type === 'inline') {
      level.push(...nest(token.children ?? []));
    } else if (!token.hidden || token.nesting !== 1) {
      const children: MarkdownNode[] = [];
      level.push(nodeOf(token, children));
      if (token.nesting === 1) open.push(children);
    } else {
      // The paragraph of a tight list item is not one: its words are in the item itself.
      open.push(level);
    }
  }
  return root;
}

function nodeOf(token: Token, children: readonly MarkdownNode[]): MarkdownNode {
  return {
    kind: token.type.replace(/_open$/, ''),
    text: token.content,
    href: String(token.attrGet('href') ?? ''),
    language: token.type === 'fence' ? (token.info.trim().split(/\s+/)[0] ?? '') : '',
    start: Number(token.attrGet('start') ?? 1),
    children,
  };
}
