/** The content editor in a real browser: what is sent and when, what it costs, what comes back when it fails. */
import {
  box,
  chatPath,
  type EditorSession,
  editorPath,
  log,
  openKeyboard,
  prepareSiteContext,
  replies,
  usageOf,
  watchSending,
} from './editor-steps.ts';
import { expect, test } from './fixtures.ts';
import { resultsHeading } from './report-steps.ts';

/** One account and one analysis for the whole test: its pack is counted on from test to test. */
test.describe.configure({ mode: 'serial' });

let session: EditorSession;
test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext();
  session = await prepareSiteContext(context, baseURL ?? '');
  await context.close();
});
test.beforeEach(async ({ context }) => context.addCookies([...session.cookies]));

test('from the report into the chat: Enter sends, the answer is streamed and stored, and the way back', async ({
  page,
}) => {
  await page.goto(`/analysis/${session.analysisId}`);
  await expect(resultsHeading(page)).toBeVisible();
  const card = page.getByRole('link', { name: /^Chat with AI/ });
  await card.and(page.locator(`[href="${editorPath(session, session.pages[0])}"]`)).click();
  await expect(page).toHaveURL(/\/content-editor\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Content Editor' })).toBeFocused();
  await expect(page.getByText('0 of 10 in this pack')).toBeVisible();
  await expect(
    page
      .getByRole('complementary')
      .getByText(/characters\./)
      .first(),
  ).toBeVisible();

  const starters = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
  await starters.first().click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).not.toHaveValue('');
  const question = await box(page).inputValue();
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('');
  await expect(log(page).getByText(question, { exact: true })).toBeVisible();
  await expect(replies(page)).toHaveCount(1);
  await expect(log(page).getByText('AI · Built-in assistant')).toBeVisible();
  await expect(page.getByText('1 of 10 in this pack')).toBeVisible();

  await page.reload();
  await expect(log(page).getByText(question, { exact: true })).toBeVisible();
  await expect(replies(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Back to Analysis' }).click();
  await expect(page).toHaveURL(/\/dashboard\?/);
  await expect(page.getByRole('button', { expanded: true }).filter({ hasText: 'demo.example' })).toHaveCount(
    1,
  );
});

test('Shift+Enter breaks the line, blank is not sent, the box grows from 120 to 200 px', async ({ page }) => {
  const sent = watchSending(page);
  await page.goto(editorPath(session, session.pages[1]));
  await box(page).click();
  const height = async () => (await box(page).boundingBox())?.height;
  expect(await height()).toBe(120);
  await page.keyboard.press('Enter');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box(page).fill('');
  for (let line = 0; line < 20; line += 1) {
    await page.keyboard.type(`line ${line}`);
    await page.keyboard.press('Shift+Enter');
  }
  expect(await height()).toBe(200);
  expect(await box(page).inputValue()).toContain('line 0\nline 1\n');
  await box(page).fill('short');
  expect(await height()).toBe(120);
  expect(sent).toEqual([]);
});

test('an Enter that ends a composition sends nothing, the next one sends', async ({ page }) => {
  const sent = watchSending(page);
  // Nothing of this test reaches the server.
  await page.route('**/message/stream', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body: 'data: {"kind":"failed","code":"reply_failed","message":"No."}\n\n',
    }),
  );
  await page.goto(editorPath(session, session.pages[1]));
  await box(page).click();
  const keyboard = await openKeyboard(page);
  await keyboard.compose('にほん');
  await keyboard.pressEnter();
  await expect(page.locator('html')).toHaveAttribute('data-composing', 'true');
  await keyboard.commit('日本');
  await expect(box(page)).toHaveValue('日本');
  expect(sent).toEqual([]);
  await keyboard.pressEnter();
  await expect(page.locator('html')).toHaveAttribute('data-composing', 'false');
  await expect.poll(() => sent.map(({ message }) => message)).toEqual(['日本']);
});

test('nothing is sent while an answer is under way, and what is typed meanwhile stays', async ({ page }) => {
  const sent = watchSending(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/message/stream', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(editorPath(session, session.pages[1]));
  await box(page).fill('What should I fix first?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('What should I fix first?')).toBeVisible();
  await expect(log(page).getByText('Thinking…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.keyboard.type('And then?');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('And then?');
  expect(sent).toHaveLength(1);
  release();
  await expect(replies(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue('And then?');
  await expect(box(page)).toBeFocused();
});

test('a failed send brings the text and the earlier conversation back, and costs nothing', async ({
  page,
  faults,
}) => {
  const before = await usageOf(page);
  await page.goto(editorPath(session, session.pages[1]));
  await expect(replies(page)).toHaveCount(1);
  await page.route('**/message/stream', (route) => route.abort());
  await page.route('**/message', (route) =>
    route.fulfill({ status: 502, json: { code: 'reply_failed', error: 'No.', message: 'No.' } }),
  );
  await box(page).fill('Rewrite the\ntitle');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue('Rewrite the\ntitle');
  await expect(box(page)).toBeFocused();
  await expect(replies(page)).toHaveCount(1);
  expect(await usageOf(page)).toEqual(before);
  faults.length = 0;

  // The way is free again: the same text is answered, once.
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByText('Your message was not answered.')).toHaveCount(0);
  expect((await usageOf(page)).chatMessagesInPack).toBe(before.chatMessagesInPack + 1);
});

test('where no stream comes through, the plain call is used', async ({ page }) => {
  await page.route('**/message/stream', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(editorPath(session, session.pages[2]));
  await box(page).fill('Which keywords does this page use?');
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(1);
});

test('the tenth message takes a credit, the eleventh begins a new pack', async ({ page, baseURL }) => {
  for (let used = (await usageOf(page)).chatMessagesInPack; used < 9; used += 1) {
    const response = await page.request.post(`${chatPath(session, session.pages[2])}/message`, {
      data: { message: 'Write a meta description' },
      headers: { origin: baseURL ?? '' },
    });
    expect(response.status()).toBe(200);
  }
  const { credits } = await usageOf(page);
  await page.goto(editorPath(session, session.pages[0]));
  await expect(page.getByText('9 of 10 in this pack')).toBeVisible();
  await expect(page.getByText('The next answer completes this pack and costs 1 credit.')).toBeVisible();
  await box(page).fill('Write a meta description');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`That was message 10 of this pack: 1 credit charged, ${credits - 1} left.`),
  ).toBeVisible();
  await expect(page.getByText('0 of 10 in this pack')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText(String(credits - 1));
  expect(await usageOf(page)).toMatchObject({ credits: credits - 1, chatMessagesInPack: 0 });

  await box(page).fill('And the headings?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 10 in this pack')).toBeVisible();
  await expect(page.getByText(/That was message 10/)).toHaveCount(0);
  expect(await usageOf(page)).toMatchObject({ credits: credits - 1, chatMessagesInPack: 1 });
});

test('URLs that name nothing, pages of no analysis, and an analysis that is deleted meanwhile', async ({
  page,
  baseURL,
}) => {
  for (const path of [
    '/content-editor',
    `/content-editor/${session.analysisId}`,
    editorPath(session, 'nonsense'),
  ]) {
    await page.goto(path);
    await expect(page.getByText('Invalid content editor URL')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  }
  await page.goto(editorPath(session, 'https://demo.example/no-such-page'));
  await expect(page.getByText('This page is not part of the analysis.')).toBeVisible();

  await page.goto(editorPath(session, session.pages[0]));
  await expect(replies(page).first()).toBeVisible();
  const deleted = await page.request.delete(`/api/analysis/${session.analysisId}`, {
    headers: { origin: baseURL ?? '' },
  });
  expect(deleted.ok()).toBe(true);
  await box(page).fill('Still there?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(box(page)).toHaveValue('Still there?');

  await page.goto(editorPath(session, session.pages[0]));
  await expect(page.getByText('Unable to load analysis data')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
});
