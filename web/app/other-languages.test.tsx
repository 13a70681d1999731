/** Converted screens in a language that nobody speaks: each word of theirs comes from a table. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { english, speak } from '@pagewright/contract/messages/language';
import { describeRenderPlan } from '@pagewright/contract/report/rendering-words';
import { pseudoLanguage, wordsOfNoTable } from '@pagewright/contract/testing/pseudo-language';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { serverInfo } from '../testing/samples.ts';

beforeAll(() => speak(pseudoLanguage));
afterAll(() => speak(english));

/** What a reader sees or hears. */
function wordsIn(root: Element): readonly string[] {
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  return wordsOfNoTable([root.textContent ?? '', ...attributes].join(' '));
}

/** Loaded once the language is set, as at the start of the application. */
const screens: Readonly<Record<string, () => Promise<ReactNode>>> = {
  settings: async () => {
    const { SettingsView } = await import('../features/settings/settings-view.tsx');
    return <SettingsView />;
  },
  history: async () => {
    const { HistoryView } = await import('../features/history/history-view.tsx');
    return <HistoryView />;
  },
  'API keys': async () => {
    const { ApiKeysCard } = await import('../features/api-keys/api-keys-card.tsx');
    return <ApiKeysCard />;
  },
  'a page that is not there': async () => {
    const { NotFoundPage } = await import('../pages/not-found-page.tsx');
    return <NotFoundPage />;
  },
};

const maxPages = 12;
/** Of texts that are not in tables yet. */
const ofOthers = new Set([...wordsOfNoTable(describeRenderPlan({ maxPages })), 'exact', 'value']);

it.each(Object.keys(screens))('%s', async (name) => {
  fakeServer({
    'GET /api/settings': { ...defaultSettings, maxPages },
    'GET /api/server': serverInfo,
    'GET /api/analysis/history': [],
    'GET /api/keys': [],
  });
  const { container } = renderApp(await screens[name]?.());
  await screen.findAllByText(/\u0301/);
  await expect.poll(() => container.querySelectorAll('h1, h2, h3').length).toBeGreaterThan(0);
  expect(wordsIn(container).filter((word) => !ofOthers.has(word))).toEqual([]);
});
