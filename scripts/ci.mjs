/** `npm run ci`: all that a change must pass, in lanes side by side. */
import { ensureBrowser } from './browser-install.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { runSideBySide } from './side-by-side.mjs';

const npm = (...args) => ({ name: `npm ${args.join(' ')}`, program: 'npm', args });
const script = (...args) => npm('run', '--silent', ...args);

/** The tests keep the processor busy; the others mostly wait for delays, restarts and streams. */
const lanes = [
  [npm('test', '--silent')],
  [
    script('check'),
    script('test:restore'),
    script('test:scale'),
    script('test:faults', '--', '--only', 'model-hangs,clock-jumps'),
    script('test:faults', '--', '--except', 'model-hangs,clock-jumps'),
    script('test:image'),
  ],
];

ensureInstalled();
ensureBrowser();
ensureBuilt();
process.exit(await runSideBySide('ci', lanes));
