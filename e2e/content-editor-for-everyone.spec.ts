/** The content editor: fallback content, hostile replies, scrolling, keyboard, axe, every width. */
import { expectAccessible, expectNoSidewaysScroll, phone } from './accessibility.ts';
import {
  box,
  chatPath,
  type EditorSession,
  editorPath,
  holdStream,
  log,
  prepareSiteContext,
  replies,
  watchSending,
} from './editor-steps.ts';
import { expect, test } from './fixtures.ts';
import { pressUntilFocused } from './report-steps.ts';

test.describe.configure({ mode: 'serial' });

/** One account and one analysis for all; one page has been talked about. */
let session: EditorSession;
test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext();
  session = await prepareSiteContext(context, baseURL ?? '');
  for (const message of ['Rewrite the title', 'What is wrong with this page?']) {
    const response = await context.request.post(`${baseURL}${chatPath(session, session.pages[0])}/message`, {
      data: { message },
      headers: { origin: baseURL ?? '' },
    });
    expect(response.status()).toBe(200);
  }
  await context.close();
});
test.beforeEach(async ({ context }) => context.addCookies([...session.cookies]));

const at = '2026-11-15T10:00:00.000Z';
const chatMessage = (role: 'user' | 'assistant', content: string, more = {}) => ({
  role,
  content,
  timestamp: at,
  ...more,
});
const long = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n\n');

test('uses cached page data when the page cannot be fetched, until it can', async ({ page, faults }) => {
  const sent = watchSending(page);
  let requestCount = 0;
  await page.route('**/fetch-content', (route) => {
    requestCount += 1;
    return route.fulfill({ status: 503, json: {} });
  });
  await page.goto(editorPath(session, session.pages[2]));
  await expect(page.getByText('Cached page data is used')).toBeVisible();
  expect(requestCount).toBe(2);
  await expect(page.getByRole('heading', { name: 'Page as analyzed' })).toBeVisible();
  await box(page).fill('How long is the title?');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent[0]?.freshContent?.isFallback).toBe(true);
  await expect(page.getByText('Thinking…')).toHaveCount(0);
  faults.length = 0;
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Page now' })).toBeVisible();
  await expect(page.getByText('Cached page data is used')).toHaveCount(0);
});

test('a hostile reply stays words: no script, no picture, no foreign link', async ({ page, context }) => {
  const hostile = [
    '<script>document.title = "hacked"</script>',
    '<img src="https://evil.example/a.png" onerror="document.title = \'hacked\'">',
    '![pixel](https://evil.example/pixel.gif)',
    '[free credits](javascript:document.title="hacked")',
    '[log out](/api/logout) [elsewhere](https://evil.example/x)',
    '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe>',
    '```html\n<script>document.title = "hacked"</script>\n```',
    '*'.repeat(20_000),
    `[the teapots](${session.pages[1] ?? ''})`,
  ].join('\n\n');
  const conversation = { messages: [chatMessage('user', '<b>hi</b>'), chatMessage('assistant', hostile)] };
  await page.route('**/api/content-conversations/*/*', (route) => route.fulfill({ json: conversation }));
  await page.route('**/message/stream', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body: [
        { kind: 'delta', text: hostile },
        { kind: 'done', conversation },
      ]
        .map((event) => `data: ${JSON.stringify(event)}\n\n`)
        .join(''),
    }),
  );
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('evil.example')) elsewhere.push(request.url());
  });
  await page.goto(editorPath(session, session.pages[0]));
  await expect(log(page).getByText('the teapots')).toBeVisible();
  await box(page).fill('Again');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(log(page).getByText('<b>hi</b>')).toHaveCount(1);
  await expect(log(page).locator('img, script, iframe, b')).toHaveCount(0);
  const links = await log(page).getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([session.pages[1]]);
  await expect(page).toHaveTitle('Content Editor · Pagewright');
  expect(elsewhere).toEqual([]);
});

test('the log follows only a reader who is at its end', async ({ page }) => {
  const earlier = [chatMessage('user', 'Before'), chatMessage('assistant', long)];
  await page.route('**/api/content-conversations/*/*', (route) =>
    route.fulfill({ json: { messages: earlier } }),
  );
  const say = await holdStream(page);
  await page.goto(editorPath(session, session.pages[0]));
  const distance = () =>
    log(page).evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  await expect(log(page).getByText('Line 59.')).toBeInViewport();

  // An answer is read from its beginning, however long it gets.
  await log(page).evaluate((element) => element.scrollTo(0, 0));
  await box(page).fill('Go on');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Go on')).toBeInViewport();
  await say({ kind: 'delta', text: `${long}\n\n` });
  await expect(log(page).getByText('Line 59.').last()).toBeAttached();
  await expect(log(page).getByText('Line 0.').last()).toBeInViewport();
  await expect(log(page).getByText('Go on')).toBeInViewport();

  // A reader at the end stays there; one who scrolled up is not moved, and sees a hint.
  await log(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await say({ kind: 'delta', text: `${long}\n\n` });
  await expect.poll(distance).toBeLessThan(10);
  await expect(page.getByRole('button', { name: 'New message' })).toHaveCount(0);
  await log(page).evaluate((element) => element.scrollTo(0, 0));
  await say({ kind: 'delta', text: 'The end.' });
  await expect(page.getByRole('button', { name: 'New message' })).toBeVisible();
  expect(await log(page).evaluate((element) => element.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'New message' }).click();
  await expect(log(page).getByText('The end.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'New message' })).toHaveCount(0);
  await say({
    kind: 'done',
    conversation: { messages: [...earlier, chatMessage('user', 'Go on'), chatMessage('assistant', 'Done.')] },
  });
  await expect(log(page).getByText('Done.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'New message' })).toHaveCount(0);
});

test('suggestions and facts by keyboard alone, in the panel and in the dialog', async ({ page }) => {
  await page.goto(editorPath(session, session.pages[1]));
  await expect(page.getByRole('heading', { name: /^AI suggestions \(\d+\)$/ })).toBeVisible();
  await box(page).focus();
  await pressUntilFocused(page, /^Issues \(\d+\)$/);
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, /^Ask about this/);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(/^Explain “.+” and how to fix it on this page\.$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('button', { name: /^Page and suggestions/ }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Page and suggestions' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Page and suggestions/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Ask about this' }).last().click();
  await expect(panel).toBeHidden();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(/^Explain “.+” and how to fix it on this page\.\n.+“.+”/s);
});

test('the editor can be used by everyone, in both themes and at every width', async ({ page }) => {
  await page.goto(editorPath(session, session.pages[0]));
  await expect(replies(page).first()).toBeVisible();
  await expect(page.getByText(/in this pack/)).toBeVisible();
  await expectNoSidewaysScroll(page, [320, 390, 600, 768, 1024, 1200, 1360, 1920]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: /^Page and suggestions/ }).click();
  await page.getByRole('button', { name: /^Issues/ }).click();
  await expectAccessible(page, { what: 'with its dialog', within: '[role=dialog]', sizes: [phone] });
});
