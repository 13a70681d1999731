/** The head of a report: what was analysed, when, and the ways to take it along or start anew. */
import { readAnalysisPlace } from '@pagewright/contract/endpoints/sites';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useEndpoint } from '../../api/query.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './report.module.css';
import { dateTimeWords } from './shared/date-words.ts';
import type { ReportPlace } from './shared/report-context.ts';
import { strings } from './shared/strings.ts';
import { type OfferedExport, useExports } from './use-exports.ts';

export interface ReportHeadProps {
  readonly analysis: Analysis;
  readonly place: ReportPlace;
  readonly actions?: ReactNode;
}

export function ReportHead({ analysis, place, actions }: ReportHeadProps) {
  const { domain, date, pages } = analysis;
  const navigate = useNavigate();
  const { busy, run } = useExports(analysis);
  const isPhone = useMediaQuery('screen and (max-width: 560px)');
  const startAnew = () => void navigate('/dashboard');
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{strings.heading}</h2>
        <p id="report-domain" className={styles.domain}>
          {domain}
        </p>
        <p className={styles.meta}>
          {strings.pages(pages.length)} · <time dateTime={date}>{dateTimeWords(date)}</time>
          <SiteLink id={analysis.id} />
        </p>
      </div>
      <div className={styles.actions}>
        {actions}
        {isPhone ? (
          <ActionMenu place={place} onExport={run} onNew={startAnew} />
        ) : (
          <>
            {place === 'saved' && <ExportMenu onExport={run} />}
            <Button busy={busy === 'html'} onClick={() => run('html')}>
              {busy === 'html' ? strings.exports.exporting : strings.exports.html}
            </Button>
            <Button variant="primary" onClick={startAnew}>
              {strings.newAnalysis}
            </Button>
          </>
        )}
      </div>
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
    </>
  );
}

const others = ['pdf', 'csv', 'fixes', 'json'] as const satisfies readonly OfferedExport[];

const ExportMenu = ({ onExport }: { readonly onExport: (kind: OfferedExport) => void }) => (
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
    <ExportItems kinds={others} onExport={onExport} />
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

interface ActionMenuProps extends Pick<ExportItemsProps, 'onExport'> {
  readonly place: ReportPlace;
  readonly onNew: () => void;
}

/** On a phone everything that can be done with a report is behind one button. */
const ActionMenu = ({ place, onExport, onNew }: ActionMenuProps) => (
  <Menu label={strings.actions} triggerClassName={buttonClass()} trigger={strings.actions}>
    <MenuItem onSelect={onNew}>{strings.newAnalysis}</MenuItem>
    <ExportItems kinds={place === 'saved' ? ['html', ...others] : ['html']} onExport={onExport} />
  </Menu>
);
