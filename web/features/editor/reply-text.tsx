/** The Markdown of a reply; its fenced blocks are there to be copied, under the name the reply gives them. */
import type { CopyBlock } from '@pagewright/contract/entities/conversation';
import { useCallback } from 'react';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Text } from '../../ui/layout.tsx';
import { Markdown, type MarkdownCode } from '../../ui/markdown.tsx';
import { strings } from './strings.ts';
import { useCopiedToast } from './use-copied-toast.ts';

export interface ReplyTextProps {
  readonly text: string;
  readonly blocks?: readonly CopyBlock[] | undefined;
  readonly mayLink: (url: URL) => boolean;
}

/** Of a fenced block that the reply gave no name. */
function nameOf(language: string): string {
  const formats: Readonly<Record<string, string>> = strings.formats;
  return formats[language] || language || strings.formats.text;
}

export function ReplyText({ text, blocks, mayLink }: ReplyTextProps) {
  const showCopied = useCopiedToast();
  const code = useCallback(
    ({ at, text: inside, language }: MarkdownCode) => {
      const { label, format = language, unverified = [] } = blocks?.[at] ?? {};
      return (
        <>
          <CodeBlock
            text={inside}
            label={label ?? nameOf(language)}
            face={format === 'text' || format === 'paste' ? 'text' : 'mono'}
            copyLabel={strings.copy}
            onCopied={showCopied}
          />
          {unverified.length > 0 && (
            <Text size="sm">
              {strings.unverified({ words: unverified.map((each) => `“${each}”`).join(', ') })}
            </Text>
          )}
        </>
      );
    },
    [blocks, showCopied],
  );
  return <Markdown text={text} mayLink={mayLink} code={code} />;
}
