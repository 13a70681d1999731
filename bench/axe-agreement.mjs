/** `npm run lab -- axe`: what the renderer decides without axe-core compared with axe-core alone, on a page of each site of the corpus. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isFetched } from '../scripts/corpus/cache.mjs';
import { serveSites } from '../scripts/corpus/server.mjs';
import { sites as corpus } from '../scripts/corpus/sites.mjs';
import { findBrowser } from '../scripts/find-browser.mjs';
import { root, say } from '../scripts/prepare.mjs';
import { views } from '../server/adapters/chromium/take-screenshot.ts';
import { pageScripts } from '../server/adapters/chromium/world.ts';

const requireOfServer = createRequire(path.join(root, 'server', 'package.json'));
const { chromium } = requireOfServer('playwright-core');
const axeSource = readFileSync(requireOfServer.resolve('axe-core/axe.min.js'), 'utf8');
const settleMs = 500;
const rules = ['color-contrast', 'target-size'];

/** In the page: the elements of which the two disagree, as selectors. */
const compare = `(async () => {
  const own = await pagewright.axeFailures();
  ${axeSource};
  const { violations } = await axe.run(document, {
    runOnly: { type: 'rule', values: ${JSON.stringify(rules)} },
    resultTypes: ['violations'], elementRef: true, selectors: false, iframes: false,
  });
  return ${JSON.stringify(rules)}.map((rule) => {
    const ours = new Set((own.get(rule) ?? []).map(({ element }) => element));
    const theirs = new Set((violations.find(({ id }) => id === rule)?.nodes ?? []).map(({ element }) => element));
    const names = (elements) => [...elements].map(pagewright.selectorOf);
    return {
      rule, count: theirs.size,
      missing: names(theirs.difference(ours)), extra: names(ours.difference(theirs)),
    };
  });
})()`;

async function comparePage(browser, url) {
  const { width, height, deviceScaleFactor } = views.mobile;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForTimeout(settleMs);
    const session = await context.newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    });
    const evaluate = async (expression) => {
      const answer = await session.send('Runtime.evaluate', {
        expression,
        contextId,
        returnByValue: true,
        awaitPromise: true,
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
      return answer.result.value;
    };
    await evaluate(`${pageScripts};true`);
    const isAxeLoaded = await evaluate('pagewright.planAxe()');
    if (isAxeLoaded) await evaluate(`${axeSource};true`);
    return { isAxeLoaded, results: await evaluate(compare) };
  } finally {
    await context.close();
  }
}

const sites = corpus.filter(isFetched);
if (sites.length === 0) throw new Error('No site was fetched: run `npm run corpus -- fetch`.');
const program = findBrowser();
if (program === null)
  throw new Error('No browser was found: run `npm run browser:install`, or set CHROME_PATH.');
const served = await serveSites(sites);
const port = /:(\d+)/.exec(served.connectTo)?.[1];
const browser = await chromium.launch({
  executablePath: program.path,
  // Only sites of the corpus are opened, and no other host is reached.
  args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP * 127.0.0.1:${port}`],
});
const pages = [];
for (const { name, host, start = '/' } of sites) {
  try {
    pages.push({ name, ...(await comparePage(browser, `http://${host}${start}`)) });
  } catch (error) {
    say(`${name}: not compared: ${error.message.split('\n')[0]}`);
  }
}
await browser.close();
await served.close();

console.log('| rule | axe finds | not found by us | found by us alone |\n|---|---|---|---|');
for (const rule of rules) {
  const own = pages.flatMap(({ results }) => results.filter((each) => each.rule === rule));
  const sum = (count) => own.reduce((total, each) => total + count(each), 0);
  console.log(
    `| ${rule} | ${sum(({ count }) => count)} | ${sum(({ missing }) => missing.length)} | ${sum(({ extra }) => extra.length)} |`,
  );
}
console.log(
  `\n${pages.length} pages; axe was loaded for ${pages.filter((page) => page.isAxeLoaded).length}.\n`,
);
for (const { name, results } of pages)
  for (const { rule, missing, extra } of results)
    if (missing.length + extra.length > 0)
      console.log(
        `- ${name}, ${rule}: ${missing.length} missing (${missing.slice(0, 3).join('; ')}), ${extra.length} extra (${extra.slice(0, 3).join('; ')})`,
      );
