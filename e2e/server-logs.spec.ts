/** Server logs on a site's page: uploaded by keyboard, read beside the latest analysis, deleted. */
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { fewRequests, hurry, resultsHeading, runLimit, start } from './report-steps.ts';

const agents = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  GPTBot: 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
};

const line = (agent: keyof typeof agents, path: string, { day = 17, status = 200 } = {}): string =>
  `203.0.113.9 - - [${day}/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 512 "-" "${agents[agent]}"\n`;

const log = [
  line('Googlebot', '/'),
  line('Googlebot', '/old-offer', { day: 18 }),
  line('Googlebot', '/gone', { day: 18, status: 404 }),
  line('GPTBot', '/?color=red', { day: 18 }),
].join('');

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('logs show what crawlers do, beside the analysis', async ({ member, baseURL }) => {
  const { page } = member;
  await hurry(page, baseURL, { ...fewRequests, useAI: false });
  await start(page);
  await expect(resultsHeading(page)).toBeVisible(runLimit);
  const [site] = await (await page.request.get('/api/sites')).json();
  await page.goto(`/sites/${site.id}`);
  const card = page.getByRole('region', { name: 'Crawlers in your server logs' });
  await expect(card.getByText(/which search engines and AI crawlers really come/)).toBeVisible();

  const upload = async (...files: ReturnType<typeof fileOf>[]): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: 'Upload logs' }).press('Enter');
    await (await chooser).setFiles(files);
  };
  await upload(fileOf('notes.txt', 'Nothing of this\nis a log.\n'));
  await expect(card.getByRole('alert')).toContainText('in no format that is recognized');
  await upload(fileOf('access.log', log), fileOf('access.log.1', line('Googlebot', '/')));

  const crawlers = card.getByRole('table', { name: 'Crawlers' });
  await expect(crawlers.getByRole('row', { name: /^Googlebot Search 4 3 1/ })).toBeVisible();
  await expect(crawlers.getByRole('row', { name: /^GPTBot AI training 1 1 1/ })).toBeVisible();
  await expect(card.getByRole('heading', { name: /^Pages without a visit/ })).toBeVisible();
  await expect(card.getByRole('table', { name: /did not find/ }).getByText('/old-offer')).toBeVisible();
  await expect(card).not.toContainText('203.0.113.9');
  await expectAccessible(page, { what: 'server logs' });
  await expectNoSidewaysScroll(page);

  await card.getByRole('button', { name: 'Delete log figures' }).click();
  await expect(crawlers).toHaveCount(0);
});
