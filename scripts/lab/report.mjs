/** `npm run lab -- report`: measures the transfer size of a 100-page report, and how fast its screen responds to clicks. */
import { chromium } from '@playwright/test';
import { hashPassword } from '../../server/services/accounts/passwords.ts';
import { ensureBrowser } from '../browser-install.mjs';
import { connectAll, openLab, serveShop, startProductAtUrl } from './support/lab.mjs';

const pages = 100;
const host = 'shop.example';
const password = 'a long phrase of my own making';

/** The browser's event timing: from the input to the next frame. */
function watchPresses() {
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId > 0) window.presses.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** The slowest event of one click in milliseconds; below 16 the browser reports none. */
async function timed(page, press) {
  await page.evaluate(() => {
    window.presses = [];
  });
  await press();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  return page.evaluate(() => Math.max(0, ...window.presses.map(({ duration }) => duration)));
}

const executablePath = ensureBrowser().path;
const shop = await serveShop(pages, host);
const lab = await openLab();
const user = await lab.person(
  { crawlDelay: 100, maxPages: pages, useAI: false },
  await hashPassword(password),
);
const product = await startProductAtUrl({
  ...lab.env,
  CONNECT_TO: connectAll([host], shop.port),
  CHROME_PATH: 'off',
});
await lab.start(user, host);
await lab.untilDone();
const [run] = await lab.runs();

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1360, height: 900 } });
await context.request.post('/api/auth/login', {
  data: { email: user.email, password },
  headers: { origin: product.url },
});
const page = await context.newPage();
await page.addInitScript(watchPresses);
const wire = await page.context().newCDPSession(page);
await wire.send('Network.enable');
const sizes = new Map();
const urls = new Map();
wire.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
  sizes.set(urls.get(requestId), encodedDataLength),
);
await page.goto(`/analysis/${run.id}`);
const filters = page.getByRole('search');
await filters.waitFor();
const cards = page.getByRole('button').filter({ hasText: `https://${host}` });
const chip = (name) => filters.getByRole('button', { name }).first();
const measures = {};
for (const [name, press] of [
  ['filter to critical', () => chip(/^Critical/).click()],
  ['and back to all', () => chip(/^Critical/).click()],
  ['filter to warnings', () => chip(/^Warning/).click()],
  ['and back', () => chip(/^Warning/).click()],
  ['by issue', () => page.getByText('By issue', { exact: true }).click()],
  ['by page', () => page.getByText('By page', { exact: true }).click()],
  ['open a card', () => cards.first().click()],
  ['close it', () => cards.first().click()],
  ['to Content Quality', () => page.getByRole('tab', { name: 'Content Quality' }).click()],
  ['back to the overview', () => page.getByRole('tab', { name: 'Analysis Overview' }).click()],
])
  measures[name] = await timed(page, press);
const report = [...sizes].find(([url]) => url?.endsWith(`/api/analysis/${run.id}`))?.[1] ?? null;
console.log(
  JSON.stringify(
    { state: run.state, pages: run.progress.pagesAnalyzed, reportBytesOnTheWire: report, pressMs: measures },
    null,
    2,
  ),
);
await browser.close();
product.child.kill('SIGTERM');
await product.ended;
shop.close();
await lab.close();
