/** The content editor opened in a test: a page with an issue and suggestions, a server that answers, the box, the log, the panel. */
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { EditorView } from '../features/editor/editor-view.tsx';
import { chatPage, chatRoutes, conversationWith, freshContent } from './chat-samples.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { type Rendered, renderApp } from './render-app.tsx';
import { issue, page, report } from './report-samples.ts';
import { trialUsage } from './samples.ts';

const oak = page('/oak', {
  title: 'Oak as analyzed',
  issues: [issue('title-short', { title: 'Title is too short' })],
  suggestions: ['Name the wood.', 'Say where you are.'],
  images: [{ src: 'https://shop.example/i/table.jpg?w=1', alt: null, suggestedAlt: 'An oak table' }],
  suggestedTexts: {
    writtenBy: 'Built-in assistant',
    title: 'Oak tables made to measure',
    description: null,
    headings: [],
    links: [],
    withheld: [],
  },
});

export const editorServer = (): FakeServer =>
  fakeServer({
    'GET /api/analysis/a1': report({ pages: [oak] }),
    'GET /api/user/usage': trialUsage,
    [chatRoutes.read]: { ...conversationWith(), starters: ['What is wrong here?', 'Write a title'] },
    [chatRoutes.fetch]: { content: freshContent },
  });

export interface EditorOptions {
  readonly params?: { readonly analysisId: string; readonly pageUrl: string } | null;
  /** Whether the panel is beside the chat. */
  readonly isWide?: boolean;
}

export function renderEditor({
  params = { analysisId: 'a1', pageUrl: chatPage },
  isWide = true,
}: EditorOptions = {}): Rendered {
  const never = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: never,
    removeEventListener: never,
  }));
  return renderApp(<EditorView params={params} />);
}

export async function openEditor(options: EditorOptions = {}): Promise<Rendered> {
  const rendered = renderEditor(options);
  await screen.findByRole('textbox', { name: 'Message' });
  return rendered;
}

export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
export const log = () => within(screen.getByRole('region', { name: 'Conversation' }));
export const panel = () => within(screen.getByRole('complementary', { name: 'Page and suggestions' }));
