/** Every screen in a language that nobody speaks: each word comes from a table, or is data of the website. */
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { english, speak } from '@pagewright/contract/messages/language';
import { pseudoLanguage, wordsOfNoTable } from '@pagewright/contract/testing/pseudo-language';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chatMessage,
  chatPage,
  chatRoutes,
  conversationWith,
  freshContent,
} from '../testing/chat-samples.ts';
import { comparison } from '../testing/comparison-sample.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { issue, page, report } from '../testing/report-samples.ts';
import { historyItem, user as mira, paidUsage, serverInfo, starter } from '../testing/samples.ts';

beforeAll(() => speak(pseudoLanguage));
afterAll(() => speak(english));

const date = '2026-11-14T10:00:00.000Z';
const url = 'https://shop.example/a';
const analysisA1 = report({
  pages: [
    page('/a', {
      issues: [issue('gone', { severity: 'critical', evidence: [{ found: 'Oak', snippet: '<b>' }] })],
      suggestions: ['Mend it.'],
      headings: [{ level: 1, text: 'Oak' }],
      images: [{ src: 'https://shop.example/i.jpg', alt: null, suggestedAlt: 'Oak table' }],
      score: { value: 85, deductions: [{ ruleId: 'gone', points: 15, reason: 'Fault gone' }] },
    }),
    page('/b'),
  ],
  siteIssues: [{ ...issue('whole', { severity: 'info' }), urls: [] }],
  notEvaluated: [{ ruleId: 'later', category: 'links', reason: 'Nobody asked.' }],
  score: { value: 70, deductions: [{ ruleId: 'gone', points: 15, reason: 'Fault gone' }] },
  siteKeywordCloud: [{ keyword: 'oak', count: 9, avgDensity: 1.5 }],
  competitorAnalysis: comparison(),
  coverage: {
    full: false,
    notes: [],
    entries: [{ url, outcome: 'analysed', foundIn: 'link', foundOn: null, reason: 'It was.', status: 200 }],
  },
});

const point = { score: 70, criticalIssues: 1, warnings: 2, pages: 9, indexable: 8, lcpMs: 1200 };
const rule = {
  ruleId: 'gone',
  title: 'Fault gone',
  severity: 'warning',
  category: 'title',
  findings: [{ url, subject: null, before: [{ found: 'old' }], after: [] }],
};

const answers: Readonly<Record<string, unknown>> = {
  'GET /api/auth/user': mira,
  'GET /api/analyze/running': [],
  'GET /api/server': serverInfo,
  'GET /api/user/usage': { ...paidUsage, credits: 3 },
  'GET /api/settings': { ...defaultSettings, maxPages: 12 },
  'GET /api/keys': [],
  'GET /api/branding': { branding: null },
  'GET /api/payments/packages': [starter],
  'GET /api/payments/credits': { credits: 3 },
  'GET /api/payments/ledger': [
    {
      id: 'l1',
      kind: 'purchase',
      amount: 50,
      balanceAfter: 53,
      reason: 'Starter',
      at: date,
      analysisId: null,
    },
  ],
  'GET /api/auth/messages': [],
  'GET /api/analysis/history': [historyItem('a1'), historyItem('a2')],
  'GET /api/analysis/recent': [historyItem('a1')],
  'GET /api/sites': [],
  'GET /api/analysis/a1': analysisA1,
  'GET /api/analysis/a1/site': { siteId: 's1', isLatest: true, previous: null, others: [] },
  'GET /api/analysis/a1/changes': {
    domain: 'shop.example',
    before: { id: 'a0', date: '2026-11-02T10:00:00.000Z' },
    after: { id: 'a1', date },
    score: { before: 61, after: 70 },
    indexable: { before: 8, after: 8 },
    compared: { pages: 3, readOnce: 2 },
    counts: { fixed: 4, added: 1, remaining: 1 },
    fixed: [rule],
    added: [rule],
    remaining: [rule],
    byNewRules: [rule],
    pages: {
      added: [url],
      removed: [{ url, reason: 'It went.' }],
      redirected: [{ url, to: url }],
      changed: [{ url, field: 'title', before: 'Oak', after: null }],
    },
    files: [],
    notCompared: [],
  },
  'GET /api/analysis/a1/templates': {
    analysisId: 'a1',
    domain: 'shop.example',
    date,
    findings: 4,
    explained: 4,
    templates: [
      {
        id: '/* abc',
        pattern: '/*',
        urls: [url],
        findings: 4,
        rules: [
          {
            ruleId: 'gone',
            title: 'Fault gone',
            severity: 'critical',
            category: 'title',
            fix: 'Mend it.',
            findings: 4,
            urls: [url],
            proof: null,
          },
        ],
      },
    ],
  },
  'GET /api/sites/s1': {
    id: 's1',
    domain: 'shop.example',
    analyses: 2,
    points: [
      { ...point, analysisId: 'a0', date: '2026-11-02T10:00:00.000Z' },
      { ...point, analysisId: 'a1', date },
    ],
  },
  'GET /api/sites/s1/acceptances': [],
  'GET /api/sites/s1/shares': [],
  'GET /api/sites/s1/work': [],
  'GET /api/sites/s1/schedule': { schedule: null },
  'GET /api/sites/s1/alerts': { alerts: null, deliveries: [] },
  [chatRoutes.read]: {
    ...conversationWith(chatMessage('user', 'Oak'), chatMessage('assistant', 'Oak lasts.')),
    starters: [],
  },
  [chatRoutes.fetch]: { content: freshContent },
};

/** With how many headings it is whole. */
const screens: readonly (readonly [path: string, headings: number])[] = [
  ['/dashboard', 3],
  ['/dashboard?analysis=a1', 8],
  ['/history', 2],
  ['/analysis/a1', 8],
  ['/analysis/a1?view=issue', 8],
  ['/analysis/a1?tab=content', 2],
  ['/analysis/a1?tab=design', 2],
  ['/analysis/a1?tab=competitor', 3],
  ['/analysis/a1/changes', 5],
  ['/analysis/a1/templates', 2],
  ['/sites/s1', 5],
  ['/settings', 2],
  ['/account', 6],
  [`/content-editor/a1/${encodeURIComponent(chatPage)}`, 1],
  ['/login', 1],
  ['/login?mode=sign-up', 1],
  ['/login?mode=forgot', 1],
  ['/nowhere', 1],
];

const texts = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(texts) : [];
};

/** Of the website, the account and the server's answers, of units and of the months of the pseudo-language. */
const ofData = new Set(
  wordsOfNoTable(
    [
      ...texts(answers),
      ...Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long' }).format(new Date(2026, month, 1)),
      ),
      ...Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat('de', { dateStyle: 'medium' }).format(new Date(2026, month, 1)),
      ),
      ...Array.from({ length: 7 }, (_, day) =>
        new Intl.DateTimeFormat('de', { weekday: 'long' }).format(new Date(2026, 0, day + 1)),
      ),
      ...Intl.supportedValuesOf('timeZone'),
      'UTC KB MB https http staging.example.com Pagewright /nowhere',
    ].join(' '),
  ),
);

/** What a reader sees or hears. */
function wordsIn(root: Element): readonly string[] {
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  );
  return wordsOfNoTable(
    [...texts([...root.querySelectorAll('*')].flatMap(ownText)), ...attributes].join(' '),
  );
}

const ownText = (element: Element): string[] =>
  element.localName === 'output' || element.localName === 'style'
    ? []
    : [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
      );

it.each(screens)('%s', async (path, headings) => {
  fakeEventSource();
  fakeServer(answers);
  // Loaded once the language is set, as at the start of the application.
  const { Router } = await import('./router.tsx');
  const { container } = renderApp(<Router />, { at: path });
  await screen.findAllByText(/\u0301/);
  await expect
    .poll(() => container.querySelectorAll('h1, h2, h3, h4').length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(headings);
  expect(screen.queryByRole('alert', { name: '' })).toBeNull();
  const ofNoTable = wordsIn(container).filter((word) => !ofData.has(word));
  expect([...new Set(ofNoTable)]).toEqual([]);
});
