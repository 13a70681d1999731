/** Steps in the content editor: an account with an analysis to talk about, the box, the log, and a stream the test writes. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, newEmail, password } from './fixtures.ts';
import { withoutBrowser } from './report-steps.ts';

export interface EditorSession {
  readonly analysisId: string;
  /** The pages of the analysis. */
  readonly pages: readonly string[];
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** A new account with a finished analysis of the demo site. */
export async function prepareSiteContext(context: BrowserContext, baseURL: string): Promise<EditorSession> {
  const headers = { origin: baseURL };
  const { request } = context;
  const made = await request.post(`${baseURL}/api/auth/register`, {
    data: { email: newEmail(), password },
    headers,
  });
  expect(made.status()).toBe(200);
  const settings = await (await request.get(`${baseURL}/api/settings`)).json();
  const quick = { ...settings, ...withoutBrowser, crawlDelay: 100 };
  await request.post(`${baseURL}/api/settings`, { data: quick, headers });
  const started = await request.post(`${baseURL}/api/analyze`, {
    data: { domain: 'demo.example', useSitemap: true },
    headers,
  });
  expect(started.status()).toBe(200);
  const history = async () => (await request.get(`${baseURL}/api/analysis/history`)).json();
  await expect.poll(async () => (await history()).length, { timeout: 120_000 }).toBe(1);
  const analysisId: string = (await history())[0].id;
  const analysis = await (await request.get(`${baseURL}/api/analysis/${analysisId}`)).json();
  const pages = analysis.pages.map(({ url }: { url: string }) => url);
  return { analysisId, pages, cookies: await context.cookies(baseURL) };
}

export const editorPath = ({ analysisId }: Pick<EditorSession, 'analysisId'>, pageUrl = ''): string =>
  `/content-editor/${analysisId}/${encodeURIComponent(pageUrl)}`;

export const chatPath = ({ analysisId }: Pick<EditorSession, 'analysisId'>, pageUrl = ''): string =>
  `/api/content-conversations/${analysisId}/${encodeURIComponent(pageUrl)}`;

export const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const log = (page: Page) => page.getByRole('region', { name: 'Conversation' });
export const replies = (page: Page) => log(page).getByRole('button', { name: 'Copy reply' });

export const usageOf = async (page: Page): Promise<{ credits: number; chatMessagesInPack: number }> =>
  (await page.request.get('/api/user/usage')).json();

/** Every message that leaves the page, by whichever call. */
export function watchSending(page: Page): { message: string; freshContent?: { isFallback: boolean } }[] {
  const sent: { message: string }[] = [];
  page.on('request', (request) => {
    if (/\/message(\/stream)?$/.test(request.url())) sent.push(request.postDataJSON());
  });
  return sent;
}

/** Takes the server's place in streaming: what comes when is up to the test. */
export async function holdStream(page: Page): Promise<(...events: readonly object[]) => Promise<void>> {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.endsWith('/message/stream')) return real(input, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder();
          window.addEventListener('say', (event) => {
            const { detail } = event as CustomEvent<object>;
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(detail)}\n\n`));
            if ('kind' in detail && detail.kind === 'done') controller.close();
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
  return async (...events) => {
    for (const detail of events)
      await page.evaluate((event) => window.dispatchEvent(new CustomEvent('say', { detail: event })), detail);
  };
}

export interface Keyboard {
  readonly compose: (text: string) => Promise<unknown>;
  readonly commit: (text: string) => Promise<unknown>;
  readonly pressEnter: () => Promise<void>;
}

/** A keyboard with an input method; the page's html element shows whether the last key was part of a composition. */
export async function openKeyboard(page: Page): Promise<Keyboard> {
  await page.evaluate(() =>
    document.addEventListener(
      'keydown',
      ({ isComposing }) => document.documentElement.setAttribute('data-composing', String(isComposing)),
      true,
    ),
  );
  const session = await page.context().newCDPSession(page);
  return {
    compose: (text) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text) => session.send('Input.insertText', { text }),
    pressEnter: async () => {
      const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    },
  };
}
