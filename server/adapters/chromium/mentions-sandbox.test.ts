/** A browser that was killed during its start is not one without a sandbox. */
import { expect, it } from 'vitest';
import { mentionsSandbox } from './run-browser.ts';

const launching = '  - <launching> /opt/chrome --disable-setuid-sandbox --remote-debugging-pipe';

it('recognises the browser’s own message', () => {
  const refused = `${launching}\n  - [pid=7][err] [7:7:FATAL:zygote_host_impl_linux.cc] No usable sandbox!\n  - [pid=7] <process did exit: exitCode=1, signal=null>`;
  expect(mentionsSandbox(refused)).toBe(true);
  expect(mentionsSandbox(`${launching}\n  - [pid=7][err] Failed to move to new namespace: EPERM`)).toBe(true);
});

it('ignores its command line', () => {
  const killed = `${launching}\n  - <launched> pid=7\n  - [pid=7] <process did exit: exitCode=null, signal=SIGKILL>`;
  expect(mentionsSandbox(killed)).toBe(false);
});
