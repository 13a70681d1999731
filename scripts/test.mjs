/** `npm test`: installs what the tests need, including the browser, then runs unit, service and route tests, and after them the walks through the product in a browser; `npm run test:all` adds every size and theme, the gallery, the packed command, the image in a minimal Debian and the labs of CI. */
import { ensureBrowser } from './browser-install.mjs';
import { compileCache, ensureBuilt, ensureInstalled, findNode } from './prepare.mjs';
import { runSideBySide } from './side-by-side.mjs';

ensureInstalled();
ensureBrowser();
ensureBuilt();
const isAll = process.argv[2] === '--all';
const matrix = isAll ? { TEST_MATRIX: 'full' } : {};
const program = findNode();
const script = (name, ...args) => ({ name, program, args });

const queue = [
  {
    ...script('unit, service and route tests', 'node_modules/vitest/vitest.mjs', 'run'),
    env: { ...compileCache, ...matrix },
  },
  { ...script('end-to-end tests', 'scripts/e2e.mjs'), env: matrix },
];
if (isAll)
  queue.push(
    script('gallery', 'scripts/gallery.mjs'),
    script('the packed command', 'scripts/test-cli-package.mjs'),
    script('what the image ships', 'scripts/test-image.mjs'),
    ...['restore', 'scale', 'faults'].map((lab) => script(lab, 'scripts/lab.mjs', lab)),
  );
else queue[0].args.push(...process.argv.slice(2));

// One after the other: on two cores a walk beside the unit tests waits for them.
process.exitCode = await runSideBySide('test', [queue]);
