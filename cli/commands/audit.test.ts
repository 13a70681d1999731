/** `pagewright audit` against a site on loopback: what it reads, what it prints, and how it ends. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { audit, pageOf, run, serveSmallSite } from '../testing/small-site.ts';

describe('an audit', () => {
  it('reads the whole site and says what to fix first', async () => {
    const site = await serveSmallSite();
    const { code, stdout, stderr } = await audit(site);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^127\.0\.0\.1:\d+ {2}score \d+ of 100\n/);
    expect(stdout).toContain('3 pages crawled');
    expect(stdout).toContain('Image without alt text');
    expect(stdout).toContain('Fix first');
    // Loopback needs neither https nor a certificate.
    expect(stdout).not.toContain('https-missing');
    expect(stdout).not.toContain('\u001B');
  });

  it('is one sentence and no score when nothing answers', async () => {
    const { code, stdout, stderr } = await run(['audit', 'http://127.0.0.1:9', '--allow-private']);
    expect(code).toBe(3);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^127\.0\.0\.1:9 refused the connection\.\n$/);
  });

  it('refuses private addresses unless they are allowed', async () => {
    const site = await serveSmallSite();
    const { code, stderr } = await run(['audit', site.origin]);
    expect(code).toBe(2);
    expect(stderr).toContain('is a private address. Add --allow-private');
    expect(site.requests).toHaveLength(0);
  });

  it('reads exactly the listed URLs', async () => {
    const site = await serveSmallSite();
    const list = `${site.origin}/chairs\n# a comment\n${site.origin}/tables\n`;
    const { stdout } = await run(
      ['audit', '--urls', '-', '--allow-private', '--no-suggestions', '--format', 'json'],
      { stdin: list },
    );
    const { pages } = JSON.parse(stdout) as { pages: { url: string }[] };
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/chairs', '/tables']);
  });

  it('leaves out what the patterns exclude', async () => {
    const site = await serveSmallSite();
    const { stdout } = await audit(site, '--exclude', '/tab', '--format', 'json');
    const { pages } = JSON.parse(stdout) as { pages: { url: string }[] };
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/chairs']);
  });

  it('opens a closed site with basic authentication, from the environment', async () => {
    const isOpen = ({ headers }: { headers: { authorization?: string | undefined } }): boolean =>
      headers.authorization === `Basic ${Buffer.from('anna:secret').toString('base64')}`;
    const site = await serveSmallSite(isOpen);
    const closed = await audit(site);
    expect(closed.code).toBe(3);
    expect(closed.stderr).toContain('401');
    const folder = tempFolder();
    const config = path.join(folder, 'c.json');
    // biome-ignore lint: the placeholder is for the command
    writeFileSync(config, JSON.stringify({ basicAuth: { username: 'anna', password: '${STAGING}' } }));
    const args = ['audit', site.origin, '--allow-private', '--no-suggestions', '--config', config];
    expect((await run(args, { env: { STAGING: 'secret' } })).code).toBe(0);
    const without = await run(args);
    expect([without.code, without.stderr]).toEqual([
      2,
      'The environment variable STAGING is not set.\nTry pagewright --help.\n',
    ]);
  });

  it('switches checks off and gives them another level', async () => {
    const site = await serveSmallSite();
    const off = await audit(site, '--rule', 'img-alt-missing=off', '--format', 'json');
    expect(off.stdout).toContain('This check is switched off in the configuration.');
    const raised = await audit(site, '--rule', 'img-alt-missing=critical', '--fail-on', 'critical');
    expect(raised.code).toBe(1);
    const unknown = await audit(site, '--rule', 'img-alt=off');
    expect([unknown.code, unknown.stderr.includes('There is no check "img-alt"')]).toEqual([2, true]);
  });

  it('accepts findings with a reason, and names acceptances that cover nothing', async () => {
    const site = await serveSmallSite();
    const config = path.join(tempFolder(), 'c.json');
    const accept = [
      { rule: 'img-alt-missing', url: '/chairs', reason: 'Drawn by hand, described below.' },
      { rule: 'title-missing', reason: 'Never happens.' },
    ];
    writeFileSync(config, JSON.stringify({ accept }));
    const { stdout } = await audit(site, '--config', config, '--format', 'json');
    const report = JSON.parse(stdout) as {
      accepted: { reason: string; url: string }[];
      pages: { issues: { ruleId: string }[] }[];
    };
    expect(report.accepted.map(({ reason, url }) => [reason, new URL(url).pathname])).toEqual([
      ['Drawn by hand, described below.', '/chairs'],
    ]);
    expect(report.pages.flatMap(({ issues }) => issues).map(({ ruleId }) => ruleId)).not.toContain(
      'img-alt-missing',
    );
    const text = await audit(site, '--config', config);
    expect(text.stdout).toContain('The acceptance of title-missing no longer matches anything.');
  });

  it('ends when it is cancelled', async () => {
    const cancel = new AbortController();
    const site = await serveSmallSite(() => {
      cancel.abort();
      return true;
    });
    const { code, stderr } = await run(['audit', site.origin, '--allow-private'], { signal: cancel.signal });
    expect([code, stderr]).toEqual([130, 'Cancelled. Nothing was written.\n']);
  });

  it('draws a bar on a terminal, and has colors there unless they are not wanted', async () => {
    const site = await serveSmallSite();
    const args = ['audit', site.origin, '--allow-private', '--no-suggestions'];
    const colored = await run(args, { isTTY: true });
    expect(colored.stderr).toMatch(/█+░* +\d+% {2}\d+\/\d+ pages/);
    expect(colored.stdout).toContain('\u001B[');
    const plain = await run(args, { isTTY: true, env: { NO_COLOR: '1' } });
    expect(plain.stdout).not.toContain('\u001B[');
  });
});

describe('a folder', () => {
  it('is served for the run under its own name, without what only a server has', async () => {
    const folder = tempFolder();
    mkdirSync(path.join(folder, 'about'));
    const canonical = '<link rel="canonical" href="https://chairs.example/">';
    writeFileSync(
      path.join(folder, 'index.html'),
      pageOf('/', { title: 'Chair repairs in Hillfoot', links: ['/about/', '/help'] }).replace(
        '</head>',
        `${canonical}</head>`,
      ),
    );
    writeFileSync(
      path.join(folder, 'about', 'index.html'),
      pageOf('/about', { body: '\n<img src="x.png">' }),
    );
    writeFileSync(
      path.join(folder, 'help.html'),
      pageOf('/help', { title: 'Help with wooden chairs and tables' }),
    );
    const { code, stdout } = await run(['audit', folder, '--no-suggestions', '--format', 'sarif']);
    expect(code).toBe(0);
    const { results } = (
      JSON.parse(stdout) as {
        runs: {
          results: {
            ruleId: string;
            locations: {
              physicalLocation: { artifactLocation: { uri: string }; region?: { startLine: number } };
            }[];
          }[];
        }[];
      }
    ).runs[0] ?? { results: [] };
    const title = results.find(({ ruleId }) => ruleId === 'title-missing');
    expect(title?.locations[0]?.physicalLocation.artifactLocation.uri).toMatch(/about\/index\.html$/);
    const image = results.find(({ ruleId }) => ruleId === 'img-alt-missing');
    expect(image?.locations[0]?.physicalLocation.region?.startLine).toBe(2);
    expect(results.map(({ ruleId }) => ruleId)).not.toContain('security-headers-missing');
  });

  it('must have a page', async () => {
    const { code, stderr } = await run(['audit', tempFolder()]);
    expect([code, stderr.includes('has no index.html')]).toEqual([2, true]);
  });
});

describe('wrong use', () => {
  it.each([
    [['audit'], 'What should be audited?'],
    [['audit', 'a.example', 'b.example'], 'One site at a time: a.example or b.example?'],
    [
      ['audit', 'a.example', '--max-pages', 'many'],
      '--max-pages takes a whole number of 1 or more, not "many".',
    ],
    [['audit', 'a.example', '--colour'], '--colour'],
    [['audit', 'a.example', '--format', 'pdf'], '--format takes text, json'],
    [['audit', 'a.example', '--delay', '5'], 'A delay below 100 ms is only for your own servers'],
    [['audit', 'a.example', '--connect-to', 'x'], '--connect-to entry "x"'],
    [['audit', 'a.example', '--budget', 'lcpMs=2500'], 'add --browser'],
    [['audit', 'a.example', '--update-baseline'], '--update-baseline needs --baseline FILE'],
    [['audit', 'a.example:8080'], 'Port 8080 is crawled only with --allow-private'],
    [['audit', 'https://user:pass@a.example/'], '--basic-auth'],
    [['audit', './no-such-folder'], 'There is no folder ./no-such-folder'],
    [['frobnicate'], 'There is no command "frobnicate"'],
    [['audit', 'a.example', '--config', 'no.json'], 'There is no file no.json'],
    [['audit', 'a.example', '--include', 'blog'], 'A pattern begins with / or *'],
  ])('%j is a sentence and exit code 2', async (args, sentence) => {
    const { code, stderr } = await run(args);
    expect(stderr).toContain(sentence);
    expect(code).toBe(2);
  });

  it('names what is wrong in a configuration', async () => {
    const config = path.join(tempFolder(), 'c.json');
    writeFileSync(config, JSON.stringify({ maxPages: 'many', colour: true }));
    const { code, stderr } = await run(['audit', 'a.example', '--config', config]);
    expect(code).toBe(2);
    expect(stderr).toContain('maxPages');
    expect(stderr).toContain('colour');
  });
});

describe('reports', () => {
  it('are written to files beside the output', async () => {
    const site = await serveSmallSite();
    const folder = tempFolder();
    const [sarif, markdown] = [path.join(folder, 'r.sarif'), path.join(folder, 'r.md')];
    const { stdout } = await audit(site, '--report', `sarif=${sarif}`, '--report', `markdown=${markdown}`);
    expect(stdout).toContain('Fix first');
    expect(readFileSync(sarif, 'utf8')).toContain('"version": "2.1.0"');
    expect(readFileSync(markdown, 'utf8')).toMatch(/^<!-- pagewright -->\n## Pagewright: 127\.0\.0\.1:\d+\n/);
  });
});
