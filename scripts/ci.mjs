/** `npm run ci`: everything a change must pass, in parallel queues. */
import { ensureBrowser } from './browser-install.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { runSideBySide } from './side-by-side.mjs';

const npm = (...args) => ({ name: `npm ${args.join(' ')}`, program: 'npm', args });
const script = (...args) => npm('run', '--silent', ...args);
const lab = (...args) => script('lab', '--', ...args);

/** Tests and checks keep the processor busy; the fault tests mostly wait for delays, restarts and streams. */
const queues = [
  [npm('test', '--silent')],
  [
    // Killed workers are part of the lab `scale`.
    lab('faults', '--except', 'worker-killed'),
    lab('restore'),
    lab('scale'),
    script('check'),
    script('bench', '--', '--ratio'),
    script('test:gallery'),
    // The minimal Debian that `npm run test:all` boots it in takes minutes to be made.
    script('test:image', '--', '--plain'),
  ],
];

ensureInstalled();
ensureBrowser();
ensureBuilt();
process.exitCode = await runSideBySide('ci', queues);
