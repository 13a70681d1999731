/** One finding of a template: on how many of its pages, its fix, and the pages on whose copies it was tried. */
import type { TemplateProof, TemplateRule } from '@pagewright/contract/entities/template-view';
import { wholeScore } from '@pagewright/contract/ratings';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout.tsx';
import type { Tone } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { strings } from './strings.ts';
import styles from './templates.module.css';

const tones: Readonly<Record<TemplateRule['severity'], Tone>> = {
  critical: 'poor',
  warning: 'fair',
  info: 'info',
};

export interface TemplateRuleRowProps {
  readonly rule: TemplateRule;
  /** Of the template. */
  readonly pages: number;
}

export const TemplateRuleRow = ({ rule, pages }: TemplateRuleRowProps) => (
  <Disclosure
    level={3}
    summary={
      <Row as="span" gap={2} rowGap={1} wrap>
        <ToneIcon tone={tones[rule.severity]} label={severityLabels[rule.severity]} />
        <Text as="span" weight={500}>
          {rule.title}
        </Text>
        <Note as="span" tone="soft" measure>
          {rule.urls.length === pages
            ? strings.allPages
            : strings.ofPages({ count: rule.urls.length, all: pages })}
        </Note>
      </Row>
    }
  >
    <div className={styles.details}>
      <Text as="h4" size="sm" weight={600}>
        {strings.fix}
      </Text>
      <p>{rule.fix}</p>
      {rule.proof === null ? (
        <Note tone="soft" measure>
          {strings.notTried}
        </Note>
      ) : (
        <Proof proof={rule.proof} />
      )}
    </div>
  </Disclosure>
);

const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.pathname}${parsed.search}`;
};

const Proof = ({ proof: { patch, html, tried, pages } }: { readonly proof: TemplateProof }) => (
  <>
    <p>{patch}</p>
    {html !== null && html !== '' && <CodeBlock text={html} label={strings.sameEverywhere} />}
    {html === null && (
      <Note tone="soft" measure>
        {strings.ownWords}
      </Note>
    )}
    <Note tone="soft" measure>
      {tried.length === pages ? strings.tried({ pages }) : strings.triedSome({ pages, tried: tried.length })}
    </Note>
    <Stack as="ul" gap={3} columns={1}>
      {tried.map(({ url, html: own, scoreBefore, scoreAfter }) => (
        <li key={url}>
          <p>
            <UrlText url={url} />{' '}
            <Note as="span" tone="soft" measure>
              {strings.scores({ before: wholeScore(scoreBefore), after: wholeScore(scoreAfter) })}
            </Note>
          </p>
          {html === null && own !== '' && (
            <CodeBlock text={own} label={strings.onPage({ path: pathOf(url) })} />
          )}
        </li>
      ))}
    </Stack>
  </>
);
