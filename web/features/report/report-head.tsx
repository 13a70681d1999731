/** The head of a report: what was analysed, when, and the ways to take it along or start anew. */
import { readAnalysisPlace } from '@pagewright/contract/endpoints/sites';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { pagesRead } from '@pagewright/contract/report/report-figures';
import { Link, useNavigate } from 'react-router';
import { useEndpoint } from '../../api/query.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './report.module.css';
import type { ReportPlace } from './shared/report-context.ts';
import { strings } from './shared/strings.ts';
import { type OfferedExport, useExports } from './use-exports.ts';

export interface ReportHeadProps {
  readonly analysis: Analysis;
  readonly place: ReportPlace;
  /** Opens what makes a link to it. */
  readonly onShare?: (() => void) | undefined;
}

const historyPath = '/site-history';

export function ReportHead({ analysis, place, onShare }: ReportHeadProps) {
  const { domain, date } = analysis;
  const navigate = useNavigate();
  const { busy, run } = useExports(analysis);
  const isPhone = useMediaQuery('screen and (max-width: 560px)');
  const startAnew = () => void navigate('/dashboard');
  const goBack = place === 'saved' ? () => void navigate(historyPath) : undefined;
  return (
    <header className={styles.head} data-place={place}>
      <Text as="div" shrink>
        <h2 className={styles.heading}>{strings.heading}</h2>
        <p id="report-domain" className={styles.domain}>
          {domain}
        </p>
        <p className={styles.meta}>
          {strings.pages({ count: pagesRead(analysis) })} · <time dateTime={date}>{dateTimeWords(date)}</time>
          <SiteLink id={analysis.id} />
        </p>
      </Text>
      <Row gap={2} wrap className={styles.actions}>
        {isPhone ? (
          <ActionMenu
            kinds={['html', ...offered(analysis)]}
            onExport={run}
            onNew={startAnew}
            onBack={goBack}
            onShare={onShare}
          />
        ) : (
          <>
            {place === 'saved' && (
              <ButtonLink asChild>
                <Link to={historyPath}>{strings.backToHistory}</Link>
              </ButtonLink>
            )}
            {onShare && <Button onClick={onShare}>{strings.share}</Button>}
            <ExportMenu kinds={offered(analysis)} onExport={run} />
            <Button busy={busy === 'html'} onClick={() => run('html')}>
              {busy === 'html' ? strings.exports.exporting : strings.exports.html}
            </Button>
            <Button variant="primary" onClick={startAnew}>
              {strings.newAnalysis}
            </Button>
          </>
        )}
      </Row>
    </header>
  );
}

function SiteLink({ id }: { readonly id: string }) {
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  if (place === undefined) return null;
  return (
    <>
      {' · '}
      <TextLink asChild>
        <Link to={`/sites/${encodeURIComponent(place.siteId)}`}>{strings.siteTrend}</Link>
      </TextLink>
      {' · '}
      <TextLink asChild>
        <Link to={`/analysis/${encodeURIComponent(id)}/templates`}>{strings.byTemplate}</Link>
      </TextLink>
      {' · '}
      <TextLink asChild>
        <Link to={`/analysis/${encodeURIComponent(id)}/explore`}>{strings.allUrls}</Link>
      </TextLink>
    </>
  );
}

const others = ['pdf', 'csv', 'fixes', 'json'] as const satisfies readonly OfferedExport[];

/** A report without a score has no card of it. */
const offered = ({ score }: Analysis): readonly OfferedExport[] =>
  score === undefined ? others : [...others, 'card'];

const ExportMenu = ({ kinds, onExport }: ExportItemsProps) => (
  <Menu
    label={strings.exports.menu}
    triggerClassName={buttonClass()}
    trigger={
      <>
        <Icon name="download" />
        {strings.exports.more}
      </>
    }
  >
    <ExportItems kinds={kinds} onExport={onExport} />
  </Menu>
);

interface ExportItemsProps {
  readonly kinds: readonly OfferedExport[];
  readonly onExport: (kind: OfferedExport) => void;
}

const ExportItems = ({ kinds, onExport }: ExportItemsProps) => (
  <>
    {kinds.map((kind) => (
      <MenuItem key={kind} onSelect={() => onExport(kind)}>
        {strings.exports[kind]}
      </MenuItem>
    ))}
    <MenuItem onSelect={() => window.print()}>{strings.exports.print}</MenuItem>
  </>
);

interface ActionMenuProps extends ExportItemsProps {
  readonly onNew: () => void;
  readonly onBack: (() => void) | undefined;
  readonly onShare: (() => void) | undefined;
}

/** On a phone everything that can be done with a report is behind one button. */
const ActionMenu = ({ kinds, onExport, onNew, onBack, onShare }: ActionMenuProps) => (
  <Menu label={strings.actions} triggerClassName={buttonClass()} trigger={strings.actions}>
    <MenuItem onSelect={onNew}>{strings.newAnalysis}</MenuItem>
    {onShare && <MenuItem onSelect={onShare}>{strings.share}</MenuItem>}
    <ExportItems kinds={kinds} onExport={onExport} />
    {onBack && <MenuItem onSelect={onBack}>{strings.backToHistory}</MenuItem>}
  </Menu>
);
