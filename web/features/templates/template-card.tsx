/** One template: its pages, its findings with a fix for each, and the way to accept some of them. */
import type { PageTemplate } from '@pagewright/contract/entities/template-view';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { AcceptManyDialog } from './accept-many-dialog.tsx';
import { strings } from './strings.ts';
import { TemplateRuleRow } from './template-rule-row.tsx';
import styles from './templates.module.css';

const urlsMax = 50;

export interface TemplateCardProps {
  readonly template: PageTemplate;
  /** No other template on the screen has it. */
  readonly name: string;
  /** Null where nothing can be accepted: in all but the latest analysis of a site. */
  readonly siteId: string | null;
}

export function TemplateCard({ template, name, siteId }: TemplateCardProps) {
  const { pattern, urls, findings, rules } = template;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isAccepting, setAccepting] = useState(false);
  const headingId = useId();
  const toggle = (ruleId: string, isOn: boolean) =>
    setSelected((before) => (isOn ? [...before, ruleId] : before.filter((each) => each !== ruleId)));
  return (
    <Stack padding="large" aria-labelledby={headingId} as={Card} gap={5} columns={1}>
      <CardHeader
        id={headingId}
        level={2}
        title={name}
        description={`${strings.pages({ count: urls.length })}, ${strings.findings({ count: findings })}`}
        actions={
          siteId !== null && (
            <Button disabled={selected.length === 0} onClick={() => setAccepting(true)}>
              {selected.length === 0 ? strings.accept : strings.acceptSome({ count: selected.length })}
            </Button>
          )
        }
      />
      <Text as="ul" ruled>
        {rules.map((rule) => (
          <Row key={rule.ruleId} as="li" gap={3} align="start" className={styles.rule}>
            {siteId !== null && (
              <input
                type="checkbox"
                className={styles.box}
                aria-label={strings.select({ title: rule.title })}
                checked={selected.includes(rule.ruleId)}
                onChange={({ currentTarget }) => toggle(rule.ruleId, currentTarget.checked)}
              />
            )}
            <TemplateRuleRow rule={rule} pages={urls.length} />
          </Row>
        ))}
      </Text>
      <Disclosure summary={strings.pagesOfTemplate({ count: urls.length })}>
        <Stack as="ul" gap={1} size="sm">
          {urls.slice(0, urlsMax).map((url) => (
            <li key={url}>
              <UrlText url={url} />
            </li>
          ))}
          {urls.length > urlsMax && <li>{strings.morePages({ count: urls.length - urlsMax })}</li>}
        </Stack>
      </Disclosure>
      {isAccepting && siteId !== null && (
        <AcceptManyDialog
          siteId={siteId}
          pattern={pattern}
          rules={rules.filter(({ ruleId }) => selected.includes(ruleId))}
          onClose={() => setAccepting(false)}
          onAccepted={() => setSelected([])}
        />
      )}
    </Stack>
  );
}
