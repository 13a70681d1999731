/** `npm run ci`: everything a change must pass, in parallel queues. */
import { ensureBrowser } from './browser-install.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { runSideBySide } from './side-by-side.mjs';

const npm = (...args) => ({ name: `npm ${args.join(' ')}`, program: 'npm', args });
const script = (...args) => npm('run', '--silent', ...args);

/** Tests and checks keep the processor busy; the fault tests mostly wait for delays, restarts and streams. */
const queues = [
  [npm('test', '--silent')],
  [
    script('check'),
    script('test:gallery'),
    script('test:restore'),
    script('test:scale'),
    script('test:image'),
  ],
  [
    script('test:faults', '--', '--only', 'model-hangs,clock-jumps'),
    script('test:faults', '--', '--except', 'model-hangs,clock-jumps'),
  ],
];

ensureInstalled();
ensureBrowser();
ensureBuilt();
process.exitCode = await runSideBySide('ci', queues);
