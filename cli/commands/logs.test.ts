/** `pagewright logs`: logs that nginx and Apache wrote, a report beside them, and every wrong use. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { audit, run, serveSmallSite } from '../testing/small-site.ts';

const logOf = (name: string): string =>
  fileURLToPath(new URL(`../../engine/logs/testing/${name}.txt`, import.meta.url));

const line = (agent: string, url: string): string =>
  `203.0.113.9 - - [18/Nov/2026:10:00:00 +0000] "GET ${url} HTTP/1.1" 200 9 "-" "${agent}"\n`;

describe('pagewright logs', () => {
  it('reads several logs of several formats, and leaves other hosts out', async () => {
    const { code, stdout } = await run([
      'logs',
      logOf('nginx-json'),
      logOf('apache-vhost'),
      '--site',
      'shop.example',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('31 requests, 26 of them by known crawlers.');
    expect(stdout).toMatch(/Googlebot Google, Search\n +16 requests to 8 URLs, 8 wasted, last on 2026-11-19/);
    expect(stdout).toContain('Nothing was verified');
    expect(stdout).not.toContain('127.0.0.1');
  });

  it('reads gzip, and writes JSON or CSV', async () => {
    const folder = tempFolder();
    const log = path.join(folder, 'access.log.1.gz');
    writeFileSync(log, gzipSync(readFileSync(logOf('nginx-combined'))));
    const json = JSON.parse((await run(['logs', log, '--format', 'json'])).stdout);
    expect(json).toMatchObject({ formats: ['combined'], requests: 16 });
    const file = path.join(folder, 'pages.csv');
    expect(await run(['logs', log, '--format', 'csv', '-o', file])).toMatchObject({ code: 0, stdout: '' });
    expect(readFileSync(file, 'utf8')).toContain(
      'Path,Requests,Last status,Last visit,Googlebot,bingbot,GPTBot',
    );
    expect(readFileSync(file, 'utf8')).toContain('/hidden.html,1,200,2026-11-19T04:26:34.000Z,0,1,0,0');
  });

  it('names pages that crawlers never visit, and visited ones that the audit did not find', async () => {
    const [site, folder] = [await serveSmallSite(), tempFolder()];
    const report = path.join(folder, 'report.json');
    await audit(site, '--format', 'json', '--output', report);
    const log = path.join(folder, 'access.log');
    writeFileSync(log, line('GPTBot/1.2', '/') + line('bingbot/2.0', '/forgotten'));
    const { crawl } = JSON.parse((await run(['logs', log, '--crawl', report, '--format', 'json'])).stdout);
    const paths = crawl.unvisited.map((url: string) => new URL(url).pathname);
    expect(paths).toContain('/chairs');
    expect(paths).not.toContain('/');
    expect(crawl).toMatchObject({ unknown: [{ path: '/forgotten', hits: 1 }], isComplete: true });
    const { stdout } = await run(['logs', log, '--crawl', report]);
    expect(stdout).toContain(
      'Pages that crawlers get and the audit did not find: 1\n  - /forgotten 1 request',
    );
  });

  it('verifies by files that operators publish', async () => {
    const folder = tempFolder();
    const ranges = path.join(folder, 'ranges');
    mkdirSync(ranges);
    writeFileSync(path.join(ranges, 'gptbot.json'), '{"prefixes":[{"ipv4Prefix":"203.0.113.0/28"}]}');
    const log = path.join(folder, 'access.log');
    writeFileSync(
      log,
      line('GPTBot/1.2', '/') + line('GPTBot/1.2', '/').replace('203.0.113.9', '198.51.100.4'),
    );
    const { stdout } = await run(['logs', log, '--ranges', ranges]);
    expect(stdout).toContain(
      '1 request to 1 URL, 0 wasted, last on 2026-11-18; 1 verified; 1 request by impostors',
    );
  });

  it.each([
    [['logs'], 'Name the access logs'],
    [['logs', 'no-such.log'], 'There is no file no-such.log.'],
    [['logs', logOf('nginx-odd')], 'is in no format that is recognized'],
    [['logs', logOf('nginx-odd'), '--log-format', '$status'], '--log-format needs at least the request'],
    [['logs', logOf('nginx-json'), '--format', 'html'], '--format takes text, json or csv here'],
    [['logs', logOf('nginx-json'), '--ranges', '/no-such-folder'], 'is no folder that can be read'],
    [['logs', logOf('nginx-json'), '--ranges', path.dirname(logOf('x'))], 'has IP ranges of a crawler'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await run(args);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(sentence) });
  });
});
