/** Page-by-Page: every finding, by page or by issue, filtered, in order. */
import { Severity } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useKeyPress } from '../../../../ui/use-key-press.ts';
import { usePrinting } from '../../../../ui/use-printing.ts';
import {
  countIssues,
  type Filters,
  filterGroups,
  filterPages,
  sortGroups,
  sortPages,
} from '../../shared/filter-pages.ts';
import type { PageIndex } from '../../shared/page-index.ts';
import { useReport } from '../../shared/report-context.ts';
import { type Grouping, noFilters, type Sort, sortsOf } from '../../shared/report-view.ts';
import { cardId, listHeadingId } from '../../shared/show-list.ts';
import { strings } from '../../shared/strings.ts';
import overviewStyles from '../overview.module.css';
import { HostIssues } from './host-issues.tsx';
import { IssueList } from './issue-list.tsx';
import { PageFilters } from './page-filters.tsx';
import { PageLimitNote } from './page-limit-note.tsx';
import { PageList } from './page-list.tsx';
import styles from './page-section.module.css';
import { type Reanalyses, useReanalyze } from './use-reanalyze.ts';

const words = strings.list;
const views = (): readonly { readonly value: Grouping; readonly label: string }[] => [
  { value: 'page', label: words.byPage },
  { value: 'issue', label: words.byIssue },
];

export function PageSection() {
  const { analysis, index, view, change } = useReport();
  const write = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const [text, setText] = useFilterText(view.q, write);
  const filters = useFilters(useDeferredValue(text));
  const clear = () => {
    // The URL may not have the last letters yet.
    setText('');
    change(noFilters);
  };
  useScrollToOpenCard();
  // Paper has no switch: each issue with its details, then the pages.
  const isPrinting = usePrinting();
  const isInExplorer = analysis.wholeSite === true && view.by === 'page';
  return (
    <Stack aria-labelledby={listHeadingId} as="section" gap={3} columns={1} className={styles.section}>
      <Row as="header" gap={4} rowGap={2} wrap className={styles.header}>
        <h3 id={listHeadingId} tabIndex={-1} className={overviewStyles.heading}>
          {words.heading}
        </h3>
        <Segmented
          label={words.view}
          value={view.by}
          options={views()}
          onChange={(by) => change({ by, sort: 'impact', status: null, severity: null })}
        />
        {!isInExplorer && (
          <SelectField<Sort>
            label={words.sort}
            value={view.sort}
            options={sortsOf[view.by].map((sort) => ({ value: sort, label: words.sorts[sort] }))}
            onChange={(sort) => change({ sort })}
          />
        )}
      </Row>
      {analysis.pages.length === 0 && index.groups.length === 0 ? (
        <EmptyState headingLevel={4} title={words.noPages}>
          {words.noPagesText}
        </EmptyState>
      ) : (
        <>
          {!isInExplorer && <PageFilters filters={filters} text={text} onText={setText} onClear={clear} />}
          {(view.by === 'issue' || isPrinting) && <Issues filters={filters} onClear={clear} />}
          {(view.by === 'page' || isPrinting) &&
            (analysis.wholeSite === true ? <ExplorerLink /> : <Pages filters={filters} onClear={clear} />)}
          <PageLimitNote />
          <Row as="footer" gap={4} rowGap={2} justify="between" size="xs" tone="quiet" wrap>
            {view.by === 'page' && !isInExplorer && (
              <p>{words.reanalyzeCost({ credits: limits.credits.reanalyzePage })}</p>
            )}
            <Shortcuts />
          </Row>
        </>
      )}
    </Stack>
  );
}

function useFilters(q: string): Filters {
  const { severity, category, area, status, keyword, rule } = useReport().view;
  return useMemo(
    () => ({ q, severity, category, area, status, keyword, rule }),
    [q, severity, category, area, status, keyword, rule],
  );
}

/** The pages of a whole site are rows of the explorer. */
function ExplorerLink() {
  const { analysis } = useReport();
  return (
    <p>
      {words.inExplorer({ pages: analysis.pageCount ?? 0 })}{' '}
      <TextLink asChild>
        <Link to={`/analysis/${encodeURIComponent(analysis.id)}/explore`}>{words.openExplorer}</Link>
      </TextLink>
    </p>
  );
}

interface ListProps {
  readonly filters: Filters;
  readonly onClear: () => void;
}

function Pages({ filters, onClear }: ListProps) {
  const { analysis, index, place, view } = useReport();
  const scope = JSON.stringify([filters, view.sort]);
  const reanalyses = useReanalyze({ analysisId: analysis.id, place, scope });
  const { of } = reanalyses;
  const entries = useMemo(() => {
    const { index: before, current } = asBefore(index, of);
    return sortPages(filterPages(before, filters), view.sort).map(current);
  }, [index, of, filters, view.sort]);
  return (
    <>
      <Announcement
        words={words.shownPages({ shown: Math.min(entries.length, view.show), all: entries.length })}
      />
      <HostIssues filters={filters} />
      {entries.length === 0 ? (
        <NoMatch title={words.noMatch} text={words.noMatchText} onClear={onClear} />
      ) : (
        <PageList {...{ entries, reanalyses }} />
      )}
    </>
  );
}

/** A page that was read again keeps its place as long as the same list is shown, whatever it became. */
function asBefore(index: PageIndex, of: Reanalyses['of']) {
  const entries = index.entries.map((entry) => {
    const reanalysis = of.get(entry.page.url);
    return reanalysis?.state === 'done' ? (reanalysis.before ?? entry) : entry;
  });
  const current = (entry: PageIndex['entries'][number]) => index.byUrl.get(entry.page.url) ?? entry;
  return { index: { ...index, entries }, current };
}

function Issues({ filters, onClear }: ListProps) {
  const { index, view } = useReport();
  const groups = useMemo(
    () => sortGroups(filterGroups(index, filters), view.sort),
    [index, filters, view.sort],
  );
  const issues = Severity.options.reduce((sum, severity) => sum + countIssues(groups, severity), 0);
  return (
    <>
      <Note className={styles.count} aria-live="polite">
        {issues === groups.length
          ? words.issuesShown({ issues })
          : words.issuesByType({ issues, rows: groups.length })}
      </Note>
      {groups.length === 0 ? (
        <NoMatch title={words.noIssueMatch} text={words.noIssueMatchText} onClear={onClear} />
      ) : (
        <IssueList key={view.rule} groups={groups} openRule={view.rule} inSections={view.sort === 'impact'} />
      )}
    </>
  );
}

const Announcement = ({ words: chatMessage }: { readonly words: string }) => (
  <p className="visually-hidden" aria-live="polite">
    {chatMessage}
  </p>
);

interface NoMatchProps {
  readonly title: string;
  readonly text: string;
  readonly onClear: () => void;
}

const NoMatch = ({ title, text, onClear }: NoMatchProps) => (
  <EmptyState headingLevel={4} title={title} action={<Button onClick={onClear}>{words.clear}</Button>}>
    {text}
  </EmptyState>
);

/** A URL that names a page links to its card; later openings happen under the reader's eyes. */
function useScrollToOpenCard(): void {
  const { index, view } = useReport();
  const [wanted] = useState(() => {
    const last = view.open.at(-1);
    return index.entries.find(({ key, page }) => key === last || page.url === last)?.key;
  });
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(cardId(wanted))?.scrollIntoView({ block: 'start' });
  }, [wanted]);
}

/** The list of keyboard shortcuts, behind a quiet button and the question mark. */
function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useKeyPress('?', () => setOpen(true));
  return (
    <div className={styles.shortcuts} data-print="hide">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {strings.list.shortcuts}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={strings.list.shortcuts}>
        <Stack as="dl" gap={2} className={styles.keys}>
          {Object.entries(strings.list.shortcutKeys).map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </Stack>
      </Dialog>
    </div>
  );
}

const restMs = 300;

/** The text of the filter: shown and obeyed at once, written into the URL when the typing rests. */
function useFilterText(written: string, write: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(written);
  const [seen, setSeen] = useState(written);
  const [sent, setSent] = useState(written);
  // The URL changed by another hand: Back, Escape, a link. What was typed gives way.
  if (written !== seen) {
    setSeen(written);
    if (written !== sent) {
      setText(written);
      setSent(written);
    }
  }
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      write(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, sent, write]);
  return [text, setText];
}
