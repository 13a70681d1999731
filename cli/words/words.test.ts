/** Tests that the command says nothing but its tables: another language is data alone. */
import { fileURLToPath } from 'node:url';
import { english, speak } from '@pagewright/contract/messages/language';
import { pseudoLanguage, wordsOfNoTable } from '@pagewright/contract/testing/pseudo-language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit, run, serveSmallSite } from '../testing/small-site.ts';

beforeAll(() => speak(pseudoLanguage));
afterAll(() => speak(english));

/** What is read, without the words that the user typed or that a file has. */
async function wordsOf(args: readonly string[], ...data: readonly string[]): Promise<readonly string[]> {
  const { stdout, stderr } = await run([...args]);
  const said = data.reduce((text, each) => text.replaceAll(each, ''), `${stdout}${stderr}`);
  expect(said).toMatch(/\u0301/);
  return wordsOfNoTable(said);
}

it.each([
  [['--help'], []],
  [['shop'], ['shop']],
  [['audit'], []],
  [['audit', './no-such-folder'], ['./no-such-folder']],
  [['audit', '127.0.0.1'], []],
  [['audit', 'a.example', '--max-pages', '0'], ['max-pages']],
  [
    ['audit', 'a.example', '--rule', 'titel-missing=off'],
    ['titel-missing', 'title-missing'],
  ],
  [['audit', 'a.example', '--ai', '--no-suggestions'], []],
  [['audit', 'a.example', '--update-baseline'], []],
  [
    ['audit', 'a.example', '--work-file', 'a.sqlite', '--browser'],
    ['--browser', 'text', 'html', 'csv'],
  ],
  [['diff', 'a.json'], []],
  [['diff', 'a.json', 'b.json'], ['a.json']],
  [['explain', 'one', 'two'], []],
  [['init', 'one', 'two'], []],
  [['serve', '--now'], []],
  [['mcp', 'a.example'], []],
  [['logs'], []],
  [['logs', 'no-such.log'], ['no-such.log']],
])('%j', async (args, data) => {
  expect(await wordsOf(args, ...data)).toEqual([]);
});

it('an audit, in its own lines', async () => {
  const { stdout } = await audit(await serveSmallSite());
  const own = stdout.split('\n').filter((line) => /^127\.|^\P{L}*\d+ |Fix|^Then|^--all/u.test(line));
  expect(own.length).toBeGreaterThan(1);
  expect(wordsOfNoTable(own.slice(0, 2).join('\n'))).toEqual([]);
});

it('what crawlers do', async () => {
  const log = fileURLToPath(new URL('../../engine/logs/testing/nginx-vhost.txt', import.meta.url));
  const names = ['Googlebot', 'Google', 'bingbot', 'Microsoft', 'GPTBot', 'OpenAI', 'ChatGPT-User'];
  const { stdout } = await run(['logs', log, '--site', 'shop.example']);
  const own = stdout.replaceAll(/ \/\S+/g, '');
  expect(wordsOfNoTable(names.reduce((text, name) => text.replaceAll(name, ''), own))).toEqual([]);
});
