/** The content editor: chat on three quarters of the width, the panel on the rest; a dialog on narrow screens. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { pageName } from '@pagewright/contract/report/report-words';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './content-editor.module.css';
import { EditorChat } from './editor-chat.tsx';
import { type EditorParams, reportUrl } from './editor-params.ts';
import { FallbackNotice } from './fallback-notice.tsx';
import { storedContent } from './page-content.ts';
import { suggestionsOf } from './page-suggestions.ts';
import { useFreshContent } from './queries.ts';
import { SidePanel } from './side-panel.tsx';
import { strings } from './strings.ts';

export interface ContentEditorProps {
  readonly params: EditorParams;
  readonly analysis: Analysis;
  readonly page: Page;
}

export function ContentEditor({ params, analysis, page }: ContentEditorProps) {
  const fresh = useFreshContent(params);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { area, draft, setDraft, prefill } = useDraft();
  const content = fresh.data?.content ?? storedContent(analysis, page);
  const prefillFromPanel = (question: string) => {
    setIsPanelOpen(false);
    prefill(question);
  };
  const panel = (
    <SidePanel
      analysis={analysis}
      page={page}
      content={content}
      isReading={fresh.isFetching}
      onQuestion={prefillFromPanel}
    />
  );
  return (
    <>
      <CardHeader
        level={2}
        size="lg"
        title={pageName(page)}
        description={<UrlText url={page.url} />}
        actions={
          <>
            {!isWide && (
              <Button onClick={() => setIsPanelOpen(true)}>
                {strings.openPanel({ count: suggestionsOf(page).length })}
              </Button>
            )}
            <ButtonLink asChild>
              <Link to={reportUrl(params)}>{strings.backToAnalysis}</Link>
            </ButtonLink>
          </>
        }
      />
      <div className={styles.columns}>
        <EditorChat
          params={params}
          content={content}
          draft={draft}
          onDraft={setDraft}
          onQuestion={prefill}
          area={area}
          notice={
            !fresh.isPending &&
            content.isFallback && (
              <FallbackNotice
                content={content}
                isTrying={fresh.isFetching}
                onRetry={() => void fresh.refetch()}
              />
            )
          }
        />
        {isWide && (
          <aside className={styles.side} aria-label={strings.panel}>
            <Card className={styles.panel} as="div">
              {panel}
            </Card>
          </aside>
        )}
      </div>
      {!isWide && (
        <Dialog size="lg" open={isPanelOpen} onClose={() => setIsPanelOpen(false)} title={strings.panel}>
          {panel}
        </Dialog>
      )}
    </>
  );
}

interface Draft {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly setDraft: (change: (draft: string) => string) => void;
  /** Puts a question into the box, behind what is there, and the cursor behind it. */
  readonly prefill: (question: string) => void;
}

function useDraft(): Draft {
  const area = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState('');
  const [questionCount, setQuestionCount] = useState(0);
  // After the dialog has closed and returned the focus to its button.
  useEffect(() => {
    if (questionCount === 0 || area.current === null) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [questionCount]);
  const prefill = (question: string) => {
    setDraft((before) => (before.trim() === '' ? question : `${before.trimEnd()}\n${question}`));
    setQuestionCount((times) => times + 1);
  };
  return { area, draft, setDraft, prefill };
}
