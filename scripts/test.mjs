/** `npm test`: installs what the tests need, including the browser, then runs unit, route and end-to-end tests in parallel. */
import { ensureBrowser } from './browser-install.mjs';
import { compileCache, ensureBuilt, ensureInstalled, findNode } from './prepare.mjs';
import { runSideBySide } from './side-by-side.mjs';

ensureInstalled();
ensureBrowser();
ensureBuilt();
const program = findNode();
const unit = {
  name: 'unit, service and route tests',
  program,
  args: ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
  env: compileCache,
};
const endToEnd = { name: 'end-to-end tests', program, args: ['scripts/e2e.mjs'] };
process.exitCode = await runSideBySide('test', [[unit], [endToEnd]]);
