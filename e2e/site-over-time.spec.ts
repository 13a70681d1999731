/** A site over time: what changed between two analyses, the site's page, the history by site; by keyboard and at 390 px. */
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { type ChangingSite, changingHost, pageOf, serveChangingSite } from './changing-site.ts';
import { expect, test } from './fixtures.ts';
import { hurry, pressUntilFocused, resultsHeading, runLimit, start, withoutBrowser } from './report-steps.ts';

test.describe.configure({ mode: 'serial' });

let site: ChangingSite;
test.beforeAll(async () => {
  site = await serveChangingSite(Number(process.env['CHANGING_PORT']));
});
test.afterAll(() => site.close());

const description =
  '<meta name="description" content="Bread of rye and of spelt from the old mill by the river: what we bake, when the oven is lit, and how to order a loaf for the day after.">';

test('a second analysis says what changed, and the site shows its trend', async ({ member, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL, { ...withoutBrowser, useAI: false });
  const links = ['/', '/bread', '/hours'];
  site.pages = {
    '/': pageOf('The bakery in the old mill by the river', links),
    '/bread': pageOf('Sourdough bread of rye and of spelt', links),
    '/hours': pageOf('When the shop is open in winter', links, description),
  };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await expect(page.getByText(/since \d+ \w+/)).toHaveCount(0);

  // One description is written, one title edited.
  site.pages = {
    '/': pageOf('The bakery in the old mill by the river', links),
    '/bread': pageOf('Sourdough bread, baked before dawn', links, description.replace('from', 'out of')),
    '/hours': pageOf('When the shop is open in winter', links, description),
  };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await expect(page.getByText(/^\d+ fixed.* since .*1 page edited\./)).toBeVisible();
  await page.getByRole('link', { name: 'See what changed' }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: `What changed on ${changingHost}` }),
  ).toBeVisible();
  const fixed = page.getByRole('region', { name: /^Fixed/ });
  await expect(fixed.getByRole('button', { name: /description/i }).first()).toBeVisible();
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByText('Sourdough bread, baked before dawn')).toBeVisible();
  await expect(page.getByRole('region', { name: 'New (0)' }).getByText('No new issues.')).toBeVisible();
  await expectAccessible(page, { what: 'changes' });
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Site over time' }).click();
  await expect(page.getByRole('heading', { level: 1, name: changingHost })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest report' }).getByText(/ fixed/)).toBeVisible();
  await expectAccessible(page, { what: 'site' });
  await expectNoSidewaysScroll(page);

  // By keyboard: the first run is read, then opened.
  await pressUntilFocused(page, /^Score$/);
  await page.keyboard.press('Home');
  const slider = page.getByRole('slider', { name: 'Score', exact: true });
  await expect(slider).toHaveValue('0');
  await pressUntilFocused(page, /^Open report of/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(resultsHeading(page)).toBeVisible();
  await expect(page.getByText(/ since /)).toHaveCount(0);

  await page.goto('/history');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('slider', { name: new RegExp(`^Score of ${changingHost}`) })).toHaveCount(1);
  await page.getByText('By site').click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, { what: 'history by site' });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('link', { name: `Open site ${changingHost}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Over time' })).toBeVisible();
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: `Trend of ${changingHost}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: changingHost })).toBeVisible();
});

test('a finding is accepted with a reason, by keyboard, and reported again', async ({ member, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL, { ...withoutBrowser, useAI: false });
  const links = ['/', '/bread'];
  site.pages = {
    '/': pageOf('The bakery in the old mill by the river', links, description),
    '/bread': pageOf('Sourdough bread of rye and of spelt', links),
  };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  const warnings = page.getByRole('link', { name: /^Warnings/ });
  const before = Number(/\d+/.exec((await warnings.textContent()) ?? '')?.[0]);
  await page.goto(`${page.url()}&by=issue&rule=meta-description-missing`);
  await expect(page.getByRole('button', { name: /^Accept… “.*description/i })).toBeVisible();
  await pressUntilFocused(page, /^Accept… “.*description/i);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expectAccessible(page, { what: 'accept', within: '[role=dialog]' });
  await page.keyboard.type('Written by the shop system');
  await pressUntilFocused(page, /^Accept$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Accepted (1)' })).toBeVisible();
  await expect(warnings).toHaveText(new RegExp(String(before - 1)));
  await page.getByRole('button', { name: 'Accepted (1)' }).click();
  await expect(page.getByText('Written by the shop system')).toBeVisible();
  await expectAccessible(page, { what: 'accepted', within: '#report-accepted' });

  // The next analysis leaves it out too.
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await expect(page.getByText(/^Nothing changed since/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepted (1)' })).toBeVisible();
  await page.getByRole('link', { name: 'Site over time' }).click();
  const row = page.getByRole('row', { name: /Written by the shop system/ });
  await expect(row.getByText('1 finding')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await row.getByRole('button', { name: /^Report again/ }).click();
  await expect(page.getByText('Accepted findings (0)')).toBeVisible();
});

test('a report is shared, read without an account, and the link revoked', async ({
  member,
  browser,
  baseURL,
}) => {
  const { page } = member;
  await hurry(page, baseURL, { ...withoutBrowser, useAI: false });
  site.pages = { '/': pageOf('The bakery in the old mill by the river', ['/'], description) };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await page.goto('/history');
  await page.getByRole('link', { name: 'View Details' }).click();
  await pressUntilFocused(page, /^Share$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await expectAccessible(page, { what: 'share', within: '[role=dialog]' });
  await dialog.getByLabel('Password (optional)').fill('open sesame');
  await page.keyboard.press('Enter');
  const url = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(url);
  await expect(visitor.getByLabel('Password')).toBeFocused();
  await expectAccessible(visitor, { what: 'password' });
  await visitor.getByLabel('Password').fill('open sesame');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: changingHost })).toBeVisible();
  await expectNoSidewaysScroll(visitor, [320, 390, 1360]);
  // On a phone no label is broken letter by letter.
  await visitor.setViewportSize({ width: 390, height: 900 });
  const labels = visitor.locator('.bars th');
  const heights = await labels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.max(...heights)).toBeLessThan(48);

  await page.getByRole('link', { name: 'Site over time' }).click();
  const row = page.getByRole('row', { name: /^Report of/ });
  await expect(row.getByText(/^1 view/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByText('Shared links (0)')).toBeVisible();
  expect((await visitor.goto(url))?.status()).toBe(404);
});

test('a site is scheduled by keyboard, and the schedule removed', async ({ member, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL, { ...withoutBrowser, useAI: false });
  site.pages = { '/': pageOf('The bakery in the old mill by the river', ['/'], description) };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await page.getByRole('link', { name: 'Site over time' }).click();
  const form = page.getByRole('form', { name: 'Schedule' });
  await form.getByLabel('Every').selectOption('day');
  await form.getByLabel('At').fill('06:15');
  await form.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Schedule saved')).toBeVisible();
  await expect(page.getByText(/^Next analysis: /)).toBeVisible();
  await expectAccessible(page, { what: 'schedule' });
  await page.setViewportSize({ width: 390, height: 900 });
  await form.getByRole('button', { name: 'Remove schedule' }).click();
  await expect(form.getByRole('button', { name: 'Start schedule' })).toBeVisible();
});

test('an owner is told by webhook and mail what changed, and stops the mails', async ({
  member,
  browser,
  baseURL,
}) => {
  const { page } = member;
  await hurry(page, baseURL, { ...withoutBrowser, useAI: false });
  const links = ['/', '/bread'];
  site.pages = {
    '/': pageOf('The bakery in the old mill by the river', links, description),
    '/bread': pageOf('Sourdough bread of rye and of spelt', links),
  };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await page.getByRole('link', { name: 'Site over time' }).click();
  const form = page.getByRole('form', { name: 'Alerts' });
  await form.getByLabel('Webhook URL (optional)').fill('https://127.0.0.1/hook');
  await page.keyboard.press('Enter');
  await expect(form.getByText(/127\.0\.0\.1 is not a public address/)).toBeVisible();
  await form.getByLabel('Webhook URL (optional)').fill(`https://${changingHost}/hook`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Alerts saved')).toBeVisible();
  await pressUntilFocused(page, /^Send a test to the webhook$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The webhook works')).toBeVisible();
  expect(site.posted.map(({ body }) => JSON.parse(body).type)).toEqual(['test']);
  await expectAccessible(page, { what: 'alerts' });
  await expectNoSidewaysScroll(page);

  site.pages = {
    '/': pageOf('The bakery in the old mill by the river', links, description),
    '/bread': pageOf('Sourdough bread of rye and of spelt', links, '<meta name="robots" content="noindex">'),
  };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await expect.poll(() => site.posted.length).toBe(2);
  const { items, url } = JSON.parse(site.posted[1]?.body ?? '{}');
  expect(items.map(({ kind }: { kind: string }) => kind)).toContain('indexable-pages-fell');
  expect(site.posted[1]?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  await page.goto(url);
  await expect(
    page.getByRole('heading', { level: 1, name: `What changed on ${changingHost}` }),
  ).toBeVisible();

  // Nothing changed: nobody is told.
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await expect(page.getByText(/^Nothing changed since/)).toBeVisible();
  await page.getByRole('link', { name: 'Site over time' }).click();
  const rows = page.getByRole('row', { name: /Indexable pages fell/ });
  await expect(rows).toHaveCount(2);
  expect(site.posted).toHaveLength(2);

  const mails = await (await page.request.get('/api/auth/outbox')).json();
  const mail = mails.find(({ subject }: { subject: string }) => subject.startsWith(`${changingHost}: `));
  const stop = /\S+\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? '';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(stop);
  await expectAccessible(visitor, { what: 'unsubscribe' });
  await expectNoSidewaysScroll(visitor, [320, 390, 1360]);
  await visitor.getByRole('button', { name: 'Stop e-mails' }).press('Enter');
  await expect(visitor.getByRole('heading', { name: 'E-mails stopped' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'By e-mail' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Turn off alerts' }).click();
  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toBeVisible();
});

test('findings of a template have one fix, and are accepted together by keyboard', async ({
  member,
  baseURL,
}) => {
  const { page } = member;
  await hurry(page, baseURL, { ...withoutBrowser, useAI: false });
  // Two pages of one template that do not say their language; a trial reads three pages.
  const loaves = ['/bread/rye', '/bread/spelt'];
  const links = ['/', ...loaves];
  site.pages = {
    '/': pageOf('The bakery in the old mill by the river', links, description),
    ...Object.fromEntries(
      loaves.map((loaf) => [
        loaf,
        pageOf(`Bread with ${loaf.slice(7)} from the old mill`, links).replace('<html lang="en">', '<html>'),
      ]),
    ),
  };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await page.getByRole('link', { name: 'Site over time' }).click();
  await page.getByRole('link', { name: 'Findings by template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Templates on ${changingHost}` })).toBeVisible();
  await expect(page.getByText(/^1 template explains \d+% of all findings\.$/)).toBeVisible();
  const card = page.getByRole('region', { name: '/bread/*' });
  await card.getByRole('button', { name: /language/i }).click();
  await expect(card.getByText(/^Tested on copies of 2 pages/)).toBeVisible();
  await expect(card.getByText('<html lang="en">')).toBeVisible();
  await expectAccessible(page, { what: 'templates' });
  await expectNoSidewaysScroll(page);

  await pressUntilFocused(page, /^Select “.*description/i, 'Shift+Tab');
  await page.keyboard.press('Space');
  await pressUntilFocused(page, /^Accept 1 selected…$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Accept these findings' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expectAccessible(page, { what: 'accept many', within: '[role=dialog]' });
  await page.keyboard.type('Written by the shop system');
  await pressUntilFocused(page, /^Accept$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 type of finding accepted')).toBeVisible();
  await expect(card.getByRole('button', { name: /description/i })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('link', { name: 'Site over time' }).click();
  const row = page.getByRole('row', { name: /Written by the shop system/ });
  await expect(row.getByText('/bread/*')).toBeVisible();
  await expect(row.getByText('2 findings')).toBeVisible();
});

const redPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a trend is shared with the white label of its owner', async ({ member, browser, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL, { ...withoutBrowser, useAI: false });
  site.pages = { '/': pageOf('The bakery in the old mill by the river', ['/'], description) };
  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'White label' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Mill & Partners');
  await form.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: redPixel,
  });
  await expect(form.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await form.getByRole('checkbox', { name: 'Use your own color' }).check();
  await form.getByLabel('Color', { exact: true }).fill('#ffee00');
  await pressUntilFocused(page, /^Save white label$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('White label saved')).toBeVisible();
  await expectAccessible(page, { what: 'white label' });
  await expectNoSidewaysScroll(page);

  await page.goto('/history');
  await page.getByText('By site').click();
  await page.getByRole('link', { name: `Open site ${changingHost}` }).click();
  await page
    .getByRole('region', { name: /^Shared links/ })
    .getByRole('button', { name: 'Share' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Share this trend' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(url);
  await expect(visitor.getByText('Mill & Partners').first()).toBeVisible();
  await expect(visitor.locator('img.logo')).toBeVisible();
  await expect(visitor.getByText('Pagewright')).toHaveCount(0);
  await expectAccessible(visitor, { what: 'shared trend' });
  await expectNoSidewaysScroll(visitor, [320, 390, 1360]);
});

test('a closed site is entered with its password, and crawled against robots.txt once it is verified', async ({
  member,
  baseURL,
}) => {
  const { page } = member;
  await hurry(page, baseURL, { ...withoutBrowser, useAI: false });
  const links = ['/', '/bread'];
  site.password = 'ada:open-sesame-1';
  const closed = {
    '/robots.txt': 'User-agent: *\nDisallow: /bread',
    '/': pageOf('The bakery in the old mill by the river', links, description),
    '/bread': pageOf('Sourdough bread of rye and of spelt', links),
  };
  site.pages = closed;
  await start(page, changingHost);
  await expect(page.getByText(/asks for a username and password/).first()).toBeVisible(runLimit);
  await page.getByRole('button', { name: 'Enter password' }).click();
  await expect(page.getByLabel('Website', { exact: true })).toHaveValue(changingHost);
  await expectAccessible(page, { what: 'add a closed site' });
  await page.getByLabel('Website', { exact: true }).press('Enter');

  const card = page.getByRole('region', { name: 'Access and crawling' });
  const credential = card.getByRole('form', { name: 'Add a credential' });
  await credential.getByLabel('Username').fill('ada');
  await credential.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem').getByText(/^Saved on /)).toBeVisible();
  expect(await page.content()).not.toContain('open-sesame');
  await page.reload();
  await expect(card.getByRole('listitem').getByText('Username and password')).toBeVisible();
  expect(await page.content()).not.toContain('open-sesame');
  await expectAccessible(page, { what: 'access' });
  await expectNoSidewaysScroll(page);

  const crawling = card.getByRole('form', { name: 'Crawling' });
  const ignore = crawling.getByRole('checkbox', { name: 'Crawl pages that robots.txt disallows' });
  await expect(ignore).toBeDisabled();
  await pressUntilFocused(page, /^Check ownership$/);
  await page.keyboard.press('Enter');
  await expect(card.getByText('The token was not found')).toBeVisible();
  await expectAccessible(page, { what: 'ownership' });
  const token = await card
    .getByRole('figure', { name: /^File at/ })
    .locator('pre')
    .innerText();
  site.pages = { ...closed, '/.well-known/pagewright-verification.txt': token };
  await card.getByRole('button', { name: 'Check ownership' }).click();
  await expect(card.getByText(`You own ${changingHost}: verified by file`)).toBeVisible();
  await crawling.getByLabel('Only crawl these paths').fill('bread');
  await crawling.getByRole('button', { name: 'Save crawl settings' }).click();
  await expect(crawling.getByText('A pattern begins with / or * and contains no spaces')).toBeVisible();
  await crawling.getByLabel('Only crawl these paths').fill('/bread');
  await ignore.check();
  await crawling.getByRole('button', { name: 'Save crawl settings' }).click();
  await expect(page.getByText('Crawl settings saved')).toBeVisible();

  await start(page, changingHost);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await expect(page.getByText(/robots\.txt was ignored/).first()).toBeAttached();
  const reportUrl = page.url();

  // The owner takes the file away: from now on robots.txt counts.
  site.pages = closed;
  await start(page, changingHost);
  await expect(page).not.toHaveURL(reportUrl, runLimit);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  await page.getByRole('link', { name: 'Site over time' }).click();
  await page.setViewportSize({ width: 390, height: 900 });
  await card.getByRole('button', { name: 'Delete these settings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete these settings' }).click();
  await expect(card.getByRole('button', { name: 'Set up' })).toBeVisible();
  site.password = null;
});
