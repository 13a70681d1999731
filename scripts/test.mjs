/** `npm test`: installs what the tests need, the browser too, then runs unit, route and end-to-end tests. */
import { ensureBrowser } from './browser-install.mjs';
import { compiledFolder, ensureInstalled, findNode, run, say } from './prepare.mjs';

ensureInstalled();
ensureBrowser();
const node = findNode();
say('test: unit, services and routes');
run(node, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  NODE_COMPILE_CACHE: compiledFolder,
});
say('test: end to end, in a real browser');
run(node, ['scripts/e2e.mjs']);
