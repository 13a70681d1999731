/** The card a run starts from; folded to one line while a run is on. */
import type { AnalyzeForm, StartAnalysis } from '@pagewright/contract/entities/analyze-form';
import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox, RadioCards, TextArea } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './analyze-card.module.css';
import type { CostLine } from './cost-line.ts';
import { DomainHints } from './domain-hints.tsx';
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
  readonly demoDomain: string | null;
  /** Analyzed before, newest first. */
  readonly recentDomains: readonly string[];
  readonly onSubmit: (form: StartAnalysis) => void;
}

const crawlOptions = [
  { value: 'sitemap', label: strings.useSitemap, hint: strings.useSitemapHint },
  { value: 'crawl', label: strings.crawlSite, hint: strings.crawlSiteHint },
] as const;

export function AnalyzeCard(props: AnalyzeCardProps) {
  const { visitor, isRunning, cost, tokens, rendering, demoDomain, recentDomains, onSubmit } = props;
  const { form, submit } = useAnalyzeForm(visitor, (values) => onSubmit(toStart(values)));
  const [advancedOptions, websiteUrl] = useWatch({
    control: form.control,
    name: ['advancedOptions', 'websiteUrl'],
  });
  const { setFocus } = form;
  useEffect(() => {
    if (visitor === 'user' && !isRunning) setFocus('websiteUrl');
  }, [visitor, isRunning, setFocus]);

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
            <WebsiteField form={form} isDisabled={isRunning} />
          </div>
          <div className={styles.rest} hidden={isRunning}>
            <Controller
              control={form.control}
              name="crawlMethod"
              render={({ field: { name, value, onChange } }) => (
                <RadioCards
                  legend={strings.crawlMethod}
                  name={name}
                  options={crawlOptions}
                  value={value}
                  onChange={onChange}
                />
              )}
            />
            <Checkbox label={strings.showAdvanced} {...form.register('advancedOptions')} />
            {advancedOptions && (
              <TextArea
                label={strings.additionalInfo}
                hint={strings.additionalInfoHint}
                error={form.formState.errors.additionalInfo?.message}
                rows={4}
                {...form.register('additionalInfo')}
              />
            )}
          </div>
          <div className={styles.submit}>
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
              <Cost cost={cost} tokens={cost.isShort ? null : tokens} rendering={rendering} />
            )}
            {!isRunning && websiteUrl === '' && (
              <DomainHints
                recent={recentDomains}
                demo={demoDomain}
                onChoose={(domain) => {
                  form.setValue('websiteUrl', domain, { shouldDirty: true });
                  setFocus('websiteUrl');
                }}
              />
            )}
          </div>
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

/** Extra words count only while their box is open. */
const toStart = ({
  websiteUrl,
  crawlMethod,
  advancedOptions,
  additionalInfo,
}: AnalyzeForm): StartAnalysis => ({
  domain: websiteUrl,
  useSitemap: crawlMethod === 'sitemap',
  ...(advancedOptions && additionalInfo && { additionalInfo }),
});
