/** What to paste to fix an issue, page by page: each text with Copy, all of them at once, and as CSV. */
import { type FixText, fixTextRows, fixTexts } from '@pagewright/contract/report/fix-texts';
import type { IssueGroup } from '@pagewright/contract/report/issue-groups';
import { useMemo, useState } from 'react';
import { handOver } from '../../../../api/download.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeBlock } from '../../../../ui/code-block.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Note, Row, Stack, Text } from '../../../../ui/layout.tsx';
import { UrlText } from '../../../../ui/url-text.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
import { Places } from './places.tsx';
import { suggestionStrings as words } from './suggestion-strings.ts';

const shownAtFirst = 10;

/** A spreadsheet would run what begins like a formula. */
const csvCell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

export function TextsToPaste({ group }: { readonly group: IssueGroup }) {
  const found = useMemo(() => fixTexts(group), [group]);
  const [isWhole, setWhole] = useState(false);
  const { texts, without } = found;
  const rows = fixTextRows(found);
  if (rows.length === 0 && without.every(({ isAboutText }) => !isAboutText)) return null;
  const pages = rows.length + without.reduce((sum, { urls }) => sum + urls.length, 0);
  const lines = rows.map(([url, text]) => `${url}\t${text.replaceAll(/\s+/g, ' ')}`);
  const csv = [['URL', 'Text'], ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n');
  return (
    <Stack gap={3} fill>
      {rows.length > 0 && (
        <Row gap={2} rowGap={1} wrap>
          <Text as="span" size="sm" weight={600}>
            {words.toPaste({ pages: rows.length })}
          </Text>
          {rows.length > 1 && (
            <CopyButton text={lines.join('\n')} label={words.copyAll({ count: rows.length })} />
          )}
          <Button
            variant="quiet"
            onClick={() => handOver(new Blob([csv], { type: 'text/csv' }), `${group.ruleId}.csv`)}
          >
            {words.csv}
          </Button>
        </Row>
      )}
      {texts.slice(0, isWhole ? texts.length : shownAtFirst).map((text) => (
        <OneText key={`${text.kind} ${text.text}`} fix={text} />
      ))}
      {!isWhole && texts.length > shownAtFirst && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {words.showAll({ count: texts.length })}
        </Button>
      )}
      {without.map(({ why, urls }) => (
        <Disclosure key={why} summary={`${words.without({ count: urls.length, all: pages })} ${why}`}>
          <Places urls={urls} />
        </Disclosure>
      ))}
    </Stack>
  );
}

function OneText({ fix: { text, kind, urls, isInTemplate } }: { readonly fix: FixText }) {
  const [first] = urls;
  return (
    <Stack gap={1} fill>
      {urls.length === 1 && first !== undefined ? (
        <Note anywhere>
          <UrlText url={first} />
        </Note>
      ) : (
        <Disclosure summary={(isInTemplate ? words.once : words.same)({ pages: urls.length })}>
          <Places urls={urls} />
        </Disclosure>
      )}
      <CodeBlock
        face={kind === 'markup' ? 'mono' : 'text'}
        label={words.kinds[kind]}
        text={text}
        copyLabel={pageStrings.copy}
      />
    </Stack>
  );
}
