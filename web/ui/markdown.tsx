/** Words written in Markdown by others, shown safely: known elements only, no image is loaded, links only where allowed. */
import { Fragment, type ReactNode, useMemo } from 'react';
import { CodeBlock } from './code-block.tsx';
import { Stack, Text } from './layout.tsx';
import styles from './markdown.module.css';
import { type MarkdownNode, readMarkdown } from './markdown-tree.ts';

/** A fenced block of the text. */
export interface MarkdownCode {
  /** Which one it is: the first is 0. */
  readonly at: number;
  readonly text: string;
  readonly language: string;
}

export type MarkdownProps = {
  text: string;
  /** Whether an http(s) URL may be followed; the others are written out as text. */
  mayLink: (url: URL) => boolean;
  /** All its headings are on this level, whatever they were written as: the page's order is not theirs to change. */
  headingLevel?: 3 | 4 | 5 | 6 | undefined;
  code?: ((code: MarkdownCode) => ReactNode) | undefined;
};

type Rules = {
  mayLink: MarkdownProps['mayLink'];
  headingLevel: NonNullable<MarkdownProps['headingLevel']>;
  code: NonNullable<MarkdownProps['code']>;
};

/** The raw text is shown when it cannot be converted. */
export function Markdown({ text, mayLink, headingLevel = 4, code = plainCode }: MarkdownProps) {
  const converted = useMemo(() => {
    try {
      return draw(readMarkdown(text), { mayLink, headingLevel, code: counted(code) });
    } catch (error) {
      console.error('a text could not be converted from Markdown', error);
      return <p className={styles.raw}>{text}</p>;
    }
  }, [text, mayLink, headingLevel, code]);
  return (
    <Stack gap={3} columns={1} anywhere className={styles.markdown}>
      {converted}
    </Stack>
  );
}

const plainCode = ({ text, language }: MarkdownCode) => <CodeBlock text={text} label={language || 'Text'} />;

/** Hands every block the number it has in the text. */
function counted(code: (code: MarkdownCode) => ReactNode): Rules['code'] {
  let next = 0;
  return (block) => {
    const at = next;
    next += 1;
    return code({ ...block, at });
  };
}

const draw = (nodes: readonly MarkdownNode[], rules: Rules): ReactNode =>
  // The same text always gives the same nodes in the same places.
  // oxlint-disable-next-line react/no-array-index-key
  nodes.map((node, at) => <Fragment key={at}>{drawOne(node, rules)}</Fragment>);

function drawOne(node: MarkdownNode, rules: Rules): ReactNode {
  const { kind, text, start } = node;
  if (kind === 'text') return text;
  if (kind === 'softbreak') return ' ';
  if (kind === 'hardbreak') return <br />;
  if (kind === 'fence' || kind === 'code_block')
    return rules.code({ at: 0, text: text.replace(/\n$/, ''), language: node.language });
  const inside = draw(node.children, rules);
  const Heading = `h${rules.headingLevel}` as const;
  switch (kind) {
    case 'paragraph':
      return <p>{inside}</p>;
    case 'heading':
      return <Heading className={styles.heading}>{inside}</Heading>;
    case 'bullet_list':
      return <ul>{inside}</ul>;
    case 'ordered_list':
      return <ol start={start}>{inside}</ol>;
    case 'list_item':
      return <li>{inside}</li>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 's':
      return <del>{inside}</del>;
    case 'code_inline':
      return <code>{text}</code>;
    case 'hr':
      return <hr />;
    case 'link':
      return drawLink(node, inside, rules);
    case 'image':
      return (
        <Text as="span" tone="quiet">
          {text || 'image'}
        </Text>
      );
    default:
      return drawTable(node, inside);
  }
}

/** What a table is made of; anything unknown is its words. */
function drawTable({ kind, text }: MarkdownNode, inside: ReactNode): ReactNode {
  switch (kind) {
    case 'table':
      return (
        // It scrolls by itself where the screen is narrow, also by keyboard; no landmark, for there may be many.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="group" className={styles.table} aria-label="Table" tabIndex={0}>
          <table>{inside}</table>
        </div>
      );
    case 'thead':
      return <thead>{inside}</thead>;
    case 'tbody':
      return <tbody>{inside}</tbody>;
    case 'tr':
      return <tr>{inside}</tr>;
    case 'th':
      return <th scope="col">{inside}</th>;
    case 'td':
      return <td>{inside}</td>;
    default:
      return (
        <>
          {text}
          {inside}
        </>
      );
  }
}

function drawLink({ href, children }: MarkdownNode, inside: ReactNode, { mayLink }: Rules): ReactNode {
  const url = webUrl(href);
  if (url !== null && mayLink(url)) {
    return (
      <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
        {inside}
      </a>
    );
  }
  const isItsOwnText = children.length === 1 && children[0]?.text === href;
  return (
    <>
      {inside}
      {url !== null && !isItsOwnText && <> ({url.href})</>}
    </>
  );
}

/** Null unless it is a whole http(s) URL. */
function webUrl(href: string): URL | null {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
