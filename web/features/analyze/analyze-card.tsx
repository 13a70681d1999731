/** The card a run starts from; folded to one line while a run is on. */
import type { AnalyzeForm, StartAnalysis } from '@pagewright/contract/entities/analyze-form';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox, RadioCards, TextArea } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './analyze-card.module.css';
import type { CostLine } from './cost-line.ts';
import { strings } from './strings.ts';
import { useAnalyzeForm, type Visitor } from './use-analyze-form.ts';
import { WebsiteField } from './website-field.tsx';

export interface AnalyzeCardProps {
  readonly visitor: Visitor;
  readonly isRunning: boolean;
  /** Null until it is known. */
  readonly cost: CostLine | null;
  /** What a model will take; null where none writes. */
  readonly tokens: string | null;
  /** What a browser will open; null until it is known. */
  readonly rendering: string | null;
  /** What a scan of the whole site costs; null where there is none. */
  readonly wholeSite: CostLine | null;
  readonly demoDomain: string | null;
  /** Analyzed before, newest first. */
  readonly recentDomains: readonly string[];
  readonly onSubmit: (form: StartAnalysis) => void;
}

const crawlOptions = () =>
  [
    { value: 'sitemap', label: strings.useSitemap, hint: strings.useSitemapHint },
    { value: 'crawl', label: strings.crawlSite, hint: strings.crawlSiteHint },
  ] as const;

export function AnalyzeCard(props: AnalyzeCardProps) {
  const { visitor, isRunning, tokens, rendering, wholeSite, demoDomain, recentDomains, onSubmit } = props;
  const [isWholeAsked, setWholeAsked] = useState(false);
  const isWhole = isWholeAsked && wholeSite !== null;
  const cost = isWhole ? wholeSite : props.cost;
  const { values, errors, change, websiteUrlRef, additionalInfoRef, submit } = useAnalyzeForm(
    visitor,
    (form) => onSubmit(toStart(form, isWhole)),
  );
  useEffect(() => {
    if (visitor === 'user' && !isRunning) websiteUrlRef.current?.focus();
  }, [visitor, isRunning, websiteUrlRef]);

  return (
    <Card padding="large" aria-labelledby="analyze-heading">
      <CardHeader id="analyze-heading" level={2} size="lg" title={strings.heading} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset disabled={isRunning} data-folded={isRunning} className={styles.fields}>
          <div className={styles.url}>
            <WebsiteField
              ref={websiteUrlRef}
              value={values.websiteUrl}
              error={errors.websiteUrl}
              isDisabled={isRunning}
              onChange={(typed) => change({ websiteUrl: typed })}
            />
          </div>
          <Stack gap={4} columns={1} className={styles.rest} hidden={isRunning}>
            <RadioCards
              legend={strings.crawlMethod}
              name="crawlMethod"
              options={crawlOptions()}
              value={values.crawlMethod}
              onChange={(crawlMethod) => change({ crawlMethod })}
            />
            {wholeSite !== null && (
              <Checkbox
                label={strings.wholeSite}
                hint={strings.wholeSiteHint}
                checked={isWhole}
                onChange={(event) => setWholeAsked(event.currentTarget.checked)}
              />
            )}
            <Checkbox
              label={strings.showAdvanced}
              checked={values.advancedOptions}
              onChange={(event) => change({ advancedOptions: event.currentTarget.checked })}
            />
            {values.advancedOptions && (
              <TextArea
                ref={additionalInfoRef}
                label={strings.additionalInfo}
                hint={strings.additionalInfoHint}
                error={errors.additionalInfo}
                rows={4}
                value={values.additionalInfo}
                onChange={(event) => change({ additionalInfo: event.currentTarget.value })}
              />
            )}
          </Stack>
          <Row gap={4} rowGap={2} wrap>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              busy={isRunning}
              disabled={visitor === 'checking'}
            >
              {isRunning ? strings.submitting : strings.submit}
            </Button>
            {!isRunning && cost && (
              <Cost
                cost={cost}
                tokens={cost.isShort || isWhole ? null : tokens}
                rendering={isWhole ? null : rendering}
              />
            )}
            {!isRunning && values.websiteUrl === '' && (
              <DomainHints
                recent={recentDomains}
                demo={demoDomain}
                onChoose={(domain) => {
                  change({ websiteUrl: domain });
                  websiteUrlRef.current?.focus();
                }}
              />
            )}
          </Row>
        </fieldset>
      </form>
    </Card>
  );
}

type CostProps = Pick<AnalyzeCardProps, 'tokens' | 'rendering'> & { readonly cost: CostLine };

const Cost = ({ cost, tokens, rendering }: CostProps) => (
  <div className={styles.cost} data-short={cost.isShort}>
    <p>
      {cost.text}{' '}
      {cost.isShort && (
        <TextLink asChild>
          <Link to="/account">{strings.getCredits}</Link>
        </TextLink>
      )}
    </p>
    {tokens !== null && <p>{tokens}</p>}
    {rendering !== null && !cost.isShort && <p>{rendering}</p>}
  </div>
);

const toStart = (
  { websiteUrl, crawlMethod, additionalInfo }: AnalyzeForm,
  isWhole: boolean,
): StartAnalysis => ({
  domain: websiteUrl,
  useSitemap: crawlMethod === 'sitemap',
  ...(additionalInfo && { additionalInfo }),
  ...(isWhole && { wholeSite: true }),
});

interface DomainHintsProps {
  readonly recent: readonly string[];
  readonly demo: string | null;
  readonly onChoose: (domain: string) => void;
}

/** Fills the empty form with one press: the sites analyzed last or, before there are any, the demo site. */
function DomainHints({ recent, demo, onChoose }: DomainHintsProps) {
  const labelId = useId();
  if (recent.length > 0) {
    return (
      // A fieldset would disable and name the whole form's part; this only names a row of buttons.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <Row role="group" aria-labelledby={labelId} size="sm" tone="soft" wrap fill>
        <span id={labelId}>{strings.recentSites}</span>
        {recent.map((domain) => (
          <Button key={domain} variant="quiet" onClick={() => onChoose(domain)}>
            {domain}
          </Button>
        ))}
      </Row>
    );
  }
  return (
    demo !== null && (
      <Button variant="quiet" className={styles.demo} onClick={() => onChoose(demo)}>
        {strings.tryDemo({ domain: demo })}
      </Button>
    )
  );
}
