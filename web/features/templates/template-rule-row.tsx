/** One finding of a template: on how many of its pages, its fix, and the pages on whose copies it was tried. */
import type { TemplateProof, TemplateRule } from '@pagewright/contract/entities/template-view';
import { wholeScore } from '@pagewright/contract/ratings';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
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
      <span className={styles.summary}>
        <ToneIcon tone={tones[rule.severity]} label={severityLabels[rule.severity]} />
        <span className={styles.title}>{rule.title}</span>
        <span className={styles.note}>{strings.ofPages(rule.urls.length, pages)}</span>
      </span>
    }
  >
    <div className={styles.details}>
      <h4 className={styles.subheading}>{strings.fix}</h4>
      <p>{rule.fix}</p>
      {rule.proof === null ? <p className={styles.note}>{strings.notTried}</p> : <Proof proof={rule.proof} />}
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
    {html === null && <p className={styles.note}>{strings.ownWords}</p>}
    <p className={styles.note}>{strings.triedOn(tried.length, pages)}</p>
    <ul className={styles.tried}>
      {tried.map(({ url, html: own, scoreBefore, scoreAfter }) => (
        <li key={url}>
          <p>
            <UrlText url={url} />{' '}
            <span className={styles.note}>
              {strings.scores(wholeScore(scoreBefore), wholeScore(scoreAfter))}
            </span>
          </p>
          {html === null && own !== '' && <CodeBlock text={own} label={strings.onPage(pathOf(url))} />}
        </li>
      ))}
    </ul>
  </>
);
