/** One page on the desk: the chat on three quarters of it, the panel on the last; a sheet where there is no room. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { pageName } from '@pagewright/contract/report-words';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { type EditorAddress, reportAddress } from './editor-address.ts';
import { EditorChat } from './editor-chat.tsx';
import styles from './editor-desk.module.css';
import { FallbackNotice } from './fallback-notice.tsx';
import { storedContent } from './page-content.ts';
import { suggestionsOf } from './page-suggestions.ts';
import { useFreshContent } from './queries.ts';
import { SidePanel } from './side-panel.tsx';
import { strings } from './strings.ts';

export interface EditorDeskProps {
  readonly address: EditorAddress;
  readonly analysis: Analysis;
  readonly page: Page;
}

export function EditorDesk({ address, analysis, page }: EditorDeskProps) {
  const fresh = useFreshContent(address);
  const hasRoom = useMediaQuery('(min-width: 1200px)');
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { area, draft, setDraft, ask } = useDraft();
  const content = fresh.data?.content ?? storedContent(analysis, page);
  const askFromPanel = (question: string) => {
    setIsSheetOpen(false);
    ask(question);
  };
  const panel = (
    <SidePanel
      analysis={analysis}
      page={page}
      content={content}
      isReading={fresh.isFetching}
      onAsk={askFromPanel}
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
            {!hasRoom && (
              <Button onClick={() => setIsSheetOpen(true)}>
                {strings.openPanel(suggestionsOf(page).length)}
              </Button>
            )}
            <ButtonLink asChild>
              <Link to={reportAddress(address)}>{strings.backToAnalysis}</Link>
            </ButtonLink>
          </>
        }
      />
      <div className={styles.desk}>
        <EditorChat
          address={address}
          content={content}
          draft={draft}
          onDraft={setDraft}
          onAsk={ask}
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
        {hasRoom && (
          <aside className={styles.side} aria-label={strings.panel}>
            <Card className={styles.panel} as="div">
              {panel}
            </Card>
          </aside>
        )}
      </div>
      {!hasRoom && (
        <Dialog size="lg" open={isSheetOpen} onClose={() => setIsSheetOpen(false)} title={strings.panel}>
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
  readonly ask: (question: string) => void;
}

function useDraft(): Draft {
  const area = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState('');
  const [asked, setAsked] = useState(0);
  // After the sheet has closed and given the focus back to its button.
  useEffect(() => {
    if (asked === 0 || area.current === null) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [asked]);
  const ask = (question: string) => {
    setDraft((before) => (before.trim() === '' ? question : `${before.trimEnd()}\n${question}`));
    setAsked((times) => times + 1);
  };
  return { area, draft, setDraft, ask };
}
