/** What a reply rests on: findings of the audit, and words of the page. */
import type { Citation } from '@pagewright/contract/entities/conversation';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { severityTones } from './severity-tones.ts';
import { strings } from './strings.ts';

export const Citations = ({ citations }: { readonly citations: readonly Citation[] }) => (
  <Disclosure summary={strings.citations({ count: citations.length })}>
    <Stack as="ul" gap={2} size="sm" anywhere>
      {citations.map((citation) => (
        <li key={JSON.stringify(citation)}>
          <Cited citation={citation} />
        </li>
      ))}
    </Stack>
  </Disclosure>
);

function Cited({ citation }: { readonly citation: Citation }) {
  if (citation.kind === 'text') {
    return (
      <p>
        <q>{citation.text}</q>{' '}
        <Text as="span" tone="quiet">
          {strings.quoted({ place: citation.place })}
        </Text>
      </p>
    );
  }
  const { severity, title } = citation;
  return (
    <Row as="p" gap={2} align="baseline">
      <ToneIcon tone={severityTones[severity]} size={12} label={severityLabels[severity]} />
      <span>{title}</span>
    </Row>
  );
}
