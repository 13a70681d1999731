/** The terminal of `npm run ai:setup`: asks, says, shows progress in one line, and lets itself be interrupted. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export interface Terminal {
  readonly say: (line: string) => void;
  /** The answer without white space around it. */
  readonly ask: (question: string, isSecret?: boolean) => Promise<string>;
  /** In place of what it showed before; where nobody looks, only every tenth part. */
  readonly showProgress: (percent: number, line: string) => void;
  /** Aborted by Ctrl+C. */
  readonly signal: AbortSignal;
}

export class InputEnded extends Error {}

const eraseLine = '\r\u001B[K';
const logEvery = 10;

/** A key is not shown while it is typed. */
export function openTerminal(): Terminal & { readonly close: () => void } {
  const { stdin, stdout } = process;
  const controller = new AbortController();
  let isMuted = false;
  let isDrawing = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted) stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  // Lines that come before their question, as from a file, are not lost.
  const typed = lines[Symbol.asyncIterator]();
  // A terminal that is read from hands Ctrl+C to its reader.
  lines.on('SIGINT', () => {
    controller.abort(new InputEnded('Interrupted.'));
    stdout.write('\n');
    isDrawing = false;
    lines.close();
  });
  const print = (text: string): void => {
    stdout.write(isDrawing ? `\n${text}` : text);
    isDrawing = false;
  };
  return {
    signal: controller.signal,
    say: (line) => print(`${line}\n`),
    ask: async (question, isSecret = false) => {
      print(question);
      isMuted = isSecret;
      const { value, done } = await typed.next();
      isMuted = false;
      if (isSecret) stdout.write('\n');
      if (done === true) throw new InputEnded('The input ended.');
      return value.trim();
    },
    showProgress: (percent, line) => {
      if (stdout.isTTY) stdout.write(`${eraseLine}${line}`);
      else if (percent % logEvery === 0) stdout.write(`${line}\n`);
      isDrawing = stdout.isTTY;
    },
    close: () => lines.close(),
  };
}
