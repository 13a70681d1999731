/** Tests which log lines a terminal shows, and how. */
import { describe, expect, it } from 'vitest';
import { formatEntry, type LogEntry } from './log.ts';

const at = new Date(2026, 10, 16, 18, 24, 3);

function show(
  entry: Omit<LogEntry, 'time' | 'level'> & { level?: string },
  isVerbose = false,
): string | null {
  return formatEntry(
    { level: 'info', time: at.toISOString(), ...entry },
    { paint: (_style, text) => text, isVerbose },
  );
}

const started = {
  event: 'server.started',
  msg: 'Pagewright is running',
  url: 'http://localhost:3000',
  role: 'all',
  data: ['/home/me/pagewright/data'],
  demo: 'demo.example',
};

describe('formatEntry', () => {
  it('shows one block with the URL, the data folder and how to stop', () => {
    expect(show(started)).toBe(`
  ✓ Pagewright is running

    Open  http://localhost:3000
    Try   sign up, then analyze demo.example (works offline)
    Data  /home/me/pagewright/data
    Stop  Ctrl+C

`);
  });

  it('shows every folder with data', () => {
    const data = ['/var/lib/pagewright/1a2b (database)', '/root/pagewright/data (mail outbox)'];
    expect(show({ ...started, data })).toContain(`
    Data  /var/lib/pagewright/1a2b (database)
          /root/pagewright/data (mail outbox)
    Stop  Ctrl+C
`);
  });

  it('shows no URL and no demo on a worker', () => {
    const block = show({ ...started, role: 'worker', demo: null });
    expect(block).not.toMatch(/Open|Try/);
    expect(block).toContain('Stop  Ctrl+C');
  });

  it('hides requests, unless the log is verbose', () => {
    const request = { msg: 'incoming request', reqId: 'id', req: { method: 'GET', path: '/' } };
    expect(show(request)).toBeNull();
    expect(show({ msg: 'Server listening at http://127.0.0.1:3000' })).toBeNull();
    expect(show(request, true)).toBe('  18:24:03  Incoming request\n');
  });

  it.each([
    [
      { event: 'run.started', msg: 'analysis started', run: 'id', domain: 'demo.example', attempt: 1 },
      'Analysis started: demo.example',
    ],
    [
      { event: 'run.completed', msg: 'analysis completed', domain: 'demo.example', pages: 9, ms: 14_200 },
      'Analysis completed: demo.example, 9 pages in 14 s',
    ],
    [
      { event: 'run.completed', msg: 'analysis completed', domain: 'demo.example', pages: 1, ms: 2000 },
      'Analysis completed: demo.example, 1 page in 2 s',
    ],
    [
      { event: 'run.completed', msg: 'comparison completed', domain: 'rival.example', ms: 9000 },
      'Comparison completed: rival.example in 9 s',
    ],
    [
      { event: 'run.failed', msg: 'analysis failed', domain: 'a.example', reason: 'The site is down.' },
      'Analysis failed: a.example. The site is down.',
    ],
  ])('%j', (entry, line) => expect(show(entry)).toBe(`  18:24:03  ${line}\n`));

  it('hides info events for programs, unless the log is verbose, and shows their warnings', () => {
    const entry = { event: 'render.failed', msg: 'a page could not be rendered' };
    expect(show(entry)).toBeNull();
    expect(show(entry, true)).toContain('A page could not be rendered');
    expect(show({ level: 'warn', ...entry })).toContain('A page could not be rendered');
  });

  it('shows warnings and errors with their fields', () => {
    const lost = { event: 'db.connection_lost', msg: 'a database connection was lost', error: 'gone' };
    expect(show({ level: 'warn', ...lost, site: 'a.example' })).toBe(
      '  18:24:03  Warning: A database connection was lost: gone  site=a.example\n',
    );
    const err = { type: 'Error', message: 'no such table', stack: 'Error: no such table\n    at x.ts:1' };
    expect(show({ level: 'error', msg: 'a request failed', reqId: 'id', err })).toBe(
      '  18:24:03  Error: A request failed: no such table\n    Error: no such table\n        at x.ts:1\n',
    );
    expect(show({ level: 'fatal', msg: 'the end' })).toBe('  18:24:03  Error: The end\n');
  });

  it('shows the shutdown', () => {
    expect(show({ event: 'server.stopping', signal: 'SIGINT' })).toBe('  Stopping ...\n');
    expect(show({ event: 'server.stopped' })).toBe('  Stopped.\n');
  });
});
