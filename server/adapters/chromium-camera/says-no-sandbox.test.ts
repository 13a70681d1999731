/** A browser that was killed while it started is not one that has no sandbox. */
import { expect, it } from 'vitest';
import { saysNoSandbox } from './chromium-camera.ts';

const launching = '  - <launching> /opt/chrome --disable-setuid-sandbox --remote-debugging-pipe';

it('takes the browser’s own words for it', () => {
  const refused = `${launching}\n  - [pid=7][err] [7:7:FATAL:zygote_host_impl_linux.cc] No usable sandbox!\n  - [pid=7] <process did exit: exitCode=1, signal=null>`;
  expect(saysNoSandbox(refused)).toBe(true);
  expect(saysNoSandbox(`${launching}\n  - [pid=7][err] Failed to move to new namespace: EPERM`)).toBe(true);
});

it('and not the words of its command line', () => {
  const killed = `${launching}\n  - <launched> pid=7\n  - [pid=7] <process did exit: exitCode=null, signal=SIGKILL>`;
  expect(saysNoSandbox(killed)).toBe(false);
});
