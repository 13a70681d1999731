/** robots.txt by cases: RFC 9309's own, Google's documented ones, and what real files get wrong. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRobots } from './match-robots.ts';
import { parseRobots } from './parse-robots.ts';

const matcherOf = (text: string, agent = 'PagewrightBot') =>
  matchRobots({ ...parseRobots(text), access: 'rules', reason: '' }, agent);

const allows = (text: string, path: string, agent?: string): boolean =>
  matcherOf(text, agent).match(path).allowed;

/** For one rule for everybody: paths it forbids, and paths it does not. */
const disallowCases: readonly (readonly [pattern: string, forbidden: string, allowed: string])[] = [
  ['', '', '/ /a /a?b=c'],
  ['/', '/ /a /a/b /a?b=c /robots.txt/x', ''],
  [
    '/fish',
    '/fish /fish.html /fish/salmon.html /fishheads /fishheads/yummy.html /fish.php?id=anything',
    '/Fish.asp /catfish /?id=fish /desert/fish',
  ],
  [
    '/fish*',
    '/fish /fish.html /fish/salmon.html /fishheads /fish.php?id=anything',
    '/Fish.asp /catfish /?id=fish',
  ],
  [
    '/fish/',
    '/fish/ /fish/?id=anything /fish/salmon.htm',
    '/fish /fish.html /animals/fish/ /Fish/Salmon.asp',
  ],
  [
    '/*.php',
    '/index.php /filename.php /folder/filename.php /folder/filename.php?parameters /folder/any.php.file.html /filename.php/',
    '/ /windows.PHP',
  ],
  [
    '/*.php$',
    '/filename.php /folder/filename.php',
    '/filename.php?parameters /filename.php/ /filename.php5 /windows.PHP',
  ],
  ['/fish*.php', '/fish.php /fishheads/catfish.php?parameters', '/Fish.PHP'],
  ['*', '/ /a /a/b?c', ''],
  ['/*', '/ /a', ''],
  ['/$', '/', '/a /?a'],
  ['*$', '/ /a', ''],
  ['/a$', '/a', '/a/ /ab /a?b'],
  ['/a*$', '/a /ab /a/b', '/b'],
  ['/*/b', '/a/b /x/y/b/c //b', '/b /a/c'],
  ['/a*b*c', '/abc /aXbXc /abbcc/d', '/acb /ab /ac'],
  ['/a**b', '/ab /a-b /aXXb/c', '/a /ba'],
  ['/a*b$', '/ab /aXb /abb /abXb', '/abc /a'],
  ['/**', '/ /a', ''],
  ['/a*a$', '/aa /aXa /aaa', '/a /ab'],
  ['/*aab', '/aaab /xaaaab/y', '/aa /abab'],
  ['/*abac', '/ababac /x/abababac', '/ababab'],
  ['/?', '/? /?a=b', '/ /a?b'],
  ['/*?', '/? /a?b /a/b?c=d', '/ /a'],
  ['/*?$', '/a?', '/a?b /a'],
  ['/*&sort=', '/list?page=1&sort=up', '/list?sort=up'],
  [
    '/path/file-with-a-%2A.html',
    '/path/file-with-a-*.html /path/file-with-a-%2A.html',
    '/path/file-with-a-b.html',
  ],
  ['/path/foo-%24', '/path/foo-$ /path/foo-%24', '/path/foo-'],
  ['/price$s', '/price$s /price%24s', '/price /prices'],
  ['/foo/bar?baz=quz', '/foo/bar?baz=quz', '/foo/bar /foo/bar?baz'],
  [
    '/foo/bar?baz=https://foo.bar',
    '/foo/bar?baz=https://foo.bar /foo/bar?baz=https%3A%2F%2Ffoo.bar',
    '/foo/bar?baz=http',
  ],
  ['/foo/bar/ツ', '/foo/bar/%E3%83%84 /foo/bar/%e3%83%84 /foo/bar/ツ', '/foo/bar/%E3%83 /foo/bar/'],
  ['/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84 /foo/bar/ツ', '/foo/bar/'],
  ['/foo/bar/%62%61%7A', '/foo/bar/baz /foo/bar/%62%61%7A /foo/bar/b%61z', '/foo/bar/%42az'],
  ['/foo/bar/baz', '/foo/bar/%62%61%7A', '/foo/bar/ba'],
  ['/a%3cd.html', '/a%3cd.html /a%3Cd.html', '/acd.html'],
  ['/a%2fb.html', '/a%2fb.html /a%2Fb.html', '/a/b.html'],
  ['/a/b.html', '/a/b.html', '/a%2fb.html'],
  ['/%7ejoe/index.html', '/~joe/index.html /%7Ejoe/index.html /%7ejoe/index.html', '/joe/index.html'],
  ['/~joe/', '/%7ejoe/ /~joe/x', '/~jo'],
  ['/a b', '/a%20b', '/a /a+b'],
  ['/100%', '/100% /100%25 /100%25/x', '/100'],
  ['/%zz', '/%zz /%25zz', '/zz'],
  ['fish', '', '/fish /a/fish'],
  ['fish*', '', '/fish'],
  ['*fish', '/fish /a/fish /catfish', '/a'],
  ['*/fish', '/fish /a/fish', '/catfish'],
  ['.pdf', '', '/a.pdf'],
  ['https://site.example/a', '', '/a /https://site.example/a'],
  ['/A', '/A /Abc', '/a'],
  ['//a', '//a', '/a'],
  ['/a;b', '/a;b', '/a'],
  ['/a[1]', '/a[1]', '/a'],
];

describe('one Disallow for everybody', () => {
  it.each(disallowCases)('Disallow: %s', (pattern, forbidden, allowed) => {
    const text = `User-agent: *\nDisallow: ${pattern}`;
    const words = (list: string): readonly string[] => list.split(' ').filter(Boolean);
    expect(words(forbidden).filter((path) => allows(text, path))).toEqual([]);
    expect(words(allowed).filter((path) => !allows(text, path))).toEqual([]);
  });

  it('never covers robots.txt itself', () => {
    expect(allows('User-agent: *\nDisallow: /', '/robots.txt')).toBe(true);
  });
});

/** allow and disallow lists for everybody; the longest match decides, Allow wins a draw. */
const precedenceCases: readonly (readonly [
  allow: string,
  disallow: string,
  path: string,
  allowed: boolean,
])[] = [
  ['/p', '/', '/page', true],
  ['/folder', '/folder', '/folder/page', true],
  ['/page', '/*.htm', '/page.htm', false],
  ['/page', '/*.ph', '/page.php5', true],
  ['/$', '/', '/', true],
  ['/$', '/', '/page.htm', false],
  ['/example/page/', '/example/page/disallowed.gif', '/example/page/disallowed.gif', false],
  ['/example/page/', '/example/page/disallowed.gif', '/example/page/', true],
  ['/x/page.html', '/x/', '/x/page.html', true],
  ['/x/', '/x/page.html', '/x/page.html', false],
  ['', '', '/x/page.html', true],
  ['/', '/', '/x/page.html', true],
  ['/x', '/x/', '/x', true],
  ['/x', '/x/', '/x/', false],
  ['/x/page.html', '/x/page.html', '/x/page.html', true],
  ['/page', '/*.html', '/page.html', false],
  ['/x/page.', '/*.html', '/x/page.html', true],
  ['/x/page.', '/*.html', '/x/y.html', false],
  ['/index.html$', '/index', '/index.html', true],
  ['/index.html$', '/index', '/index.html?a', false],
  ['/a', '/%61', '/a', true],
  ['/ツ', '/%E3%83%84', '/ツ', true],
  ['/a*', '/a', '/a', true],
  ['/a', '/a*', '/a', false],
  ['/a', '/a$', '/a', false],
  ['/very/long/*', '/*/*/*/*/*', '/very/long/a/b/c', true],
];

describe('Allow against Disallow', () => {
  it.each(precedenceCases)(
    'Allow: %s, Disallow: %s makes %s %s, in either order',
    (allow, disallow, path, allowed) => {
      expect(allows(`User-agent: *\nAllow: ${allow}\nDisallow: ${disallow}`, path)).toBe(allowed);
      expect(allows(`User-agent: *\nDisallow: ${disallow}\nAllow: ${allow}`, path)).toBe(allowed);
    },
  );
});

/** Whole files: the agent and whether it may read `/x`. */
const groupCases: readonly (readonly [name: string, text: string, agent: string, allowed: boolean])[] = [
  ['an empty file', '', 'FooBot', true],
  ['only a comment', '# nothing', 'FooBot', true],
  ['no group for the agent', 'User-agent: BarBot\nDisallow: /', 'FooBot', true],
  ['a group for the agent', 'User-agent: FooBot\nDisallow: /', 'FooBot', false],
  ['any case of the name', 'USER-AGENT: fOObOT\ndIsAllow: /', 'FooBot', false],
  ['any case of the agent', 'User-agent: foobot\nDisallow: /', 'FOOBOT', false],
  ['everybody', 'User-agent: *\nDisallow: /', 'FooBot', false],
  ['everybody with a space after it', 'User-agent: * \nDisallow: /', 'FooBot', false],
  ['everybody with words after it', 'User-agent: * all bots\nDisallow: /', 'FooBot', false],
  ['a star with a name is no star', 'User-agent: *bot\nDisallow: /', 'FooBot', true],
  [
    'own group beats everybody (later)',
    'User-agent: *\nDisallow: /\nUser-agent: FooBot\nAllow: /',
    'FooBot',
    true,
  ],
  [
    'own group beats everybody (earlier)',
    'User-agent: FooBot\nAllow: /\n\nUser-agent: *\nDisallow: /',
    'FooBot',
    true,
  ],
  [
    'own empty group beats everybody',
    'User-agent: FooBot\nDisallow:\nUser-agent: *\nDisallow: /',
    'FooBot',
    true,
  ],
  [
    'others do not profit from it',
    'User-agent: FooBot\nDisallow:\nUser-agent: *\nDisallow: /',
    'BarBot',
    false,
  ],
  ['own group at the end without rules', 'User-agent: *\nDisallow: /\nUser-agent: FooBot', 'FooBot', true],
  ['two names for one group, first', 'User-agent: FooBot\nUser-agent: BarBot\nDisallow: /', 'FooBot', false],
  ['two names for one group, second', 'User-agent: FooBot\nUser-agent: BarBot\nDisallow: /', 'BarBot', false],
  ['two names for one group, neither', 'User-agent: FooBot\nUser-agent: BarBot\nDisallow: /', 'QuxBot', true],
  ['a blank line inside a group', 'User-agent: FooBot\n\n\nDisallow: /', 'FooBot', false],
  ['a blank line between names', 'User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /', 'FooBot', false],
  ['a blank line does not end a group', 'User-agent: FooBot\nDisallow: /y\n\nDisallow: /x', 'FooBot', false],
  [
    'a Sitemap line between names',
    'User-agent: FooBot\nSitemap: https://a.example/s\nUser-agent: BarBot\nDisallow: /',
    'FooBot',
    false,
  ],
  [
    'a Sitemap line inside a group',
    'User-agent: FooBot\nSitemap: https://a.example/s\nDisallow: /',
    'FooBot',
    false,
  ],
  [
    'a Crawl-delay line between names',
    'User-agent: FooBot\nCrawl-delay: 1\nUser-agent: BarBot\nDisallow: /',
    'FooBot',
    false,
  ],
  ['an unknown line inside a group', 'User-agent: FooBot\nNoindex: /a\nDisallow: /', 'FooBot', false],
  [
    'groups of one agent are joined',
    'User-agent: FooBot\nDisallow: /y\nUser-agent: BarBot\nAllow: /\nUser-agent: FooBot\nDisallow: /x',
    'FooBot',
    false,
  ],
  [
    'groups of everybody are joined',
    'User-agent: *\nDisallow: /y\nUser-agent: *\nDisallow: /x',
    'FooBot',
    false,
  ],
  ['a group in which star and name meet', 'User-agent: *\nUser-agent: FooBot\nDisallow: /', 'FooBot', false],
  ['a version after the name', 'User-agent: FooBot/2.1\nDisallow: /', 'FooBot', false],
  ['a version in the agent', 'User-agent: FooBot\nDisallow: /', 'FooBot/1.0 (+https://foo.example)', false],
  ['a comment after the name', 'User-agent: FooBot # us\nDisallow: / # all', 'FooBot', false],
  ['more words after the name', 'User-agent: FooBot and friends\nDisallow: /', 'FooBot', false],
  ['a longer name is another', 'User-agent: FooBot-Images\nDisallow: /', 'FooBot', true],
  ['a shorter name is another', 'User-agent: Foo\nDisallow: /', 'FooBot', true],
  ['a name inside a name is another', 'User-agent: Bot\nDisallow: /', 'FooBot', true],
  ['a name with digits', 'User-agent: Ai2Bot\nDisallow: /', 'Ai2Bot', false],
  ['a name with a hyphen', 'User-agent: OAI-SearchBot\nDisallow: /', 'OAI-SearchBot', false],
  ['a rule before any name is ignored', 'Disallow: /\nUser-agent: FooBot\nAllow: /y', 'FooBot', true],
  ['an Allow before any name is ignored', 'Allow: /x\nUser-agent: FooBot\nDisallow: /', 'FooBot', false],
  ['an empty name', 'User-agent:\nDisallow: /', 'FooBot', true],
  ['CRLF', 'User-agent: FooBot\r\nDisallow: /\r\n', 'FooBot', false],
  ['CR alone', 'User-agent: FooBot\rDisallow: /\r', 'FooBot', false],
  ['mixed line ends', 'User-agent: *\r\nDisallow: /y\rDisallow: /x\n', 'FooBot', false],
  ['a BOM', '\uFEFFUser-agent: FooBot\nDisallow: /', 'FooBot', false],
  ['tabs and spaces around', '\t User-agent \t:\t FooBot \t\n \tDisallow\t: \t/ ', 'FooBot', false],
  ['no space after the colon', 'User-agent:FooBot\nDisallow:/', 'FooBot', false],
  ['a forgotten colon', 'User-agent FooBot\nDisallow /', 'FooBot', false],
  ['a forgotten colon with more words', 'User-agent: FooBot\nDisallow / please', 'FooBot', true],
  ['a misspelt Disallow', 'User-agent: FooBot\nDissallow: /', 'FooBot', false],
  ['a misspelt User-agent', 'Useragent: FooBot\nDisallow: /', 'FooBot', false],
  ['User agent in two words', 'User agent: FooBot\nDisallow: /', 'FooBot', false],
  ['a word that is no directive', 'User-agent: FooBot\nDisallowed: /', 'FooBot', true],
  [
    'an object’s own word as directive',
    'User-agent: FooBot\nconstructor: /\n__proto__: /\nDisallow: /',
    'FooBot',
    false,
  ],
  ['HTML instead', '<!doctype html>\n<html><body>User-agent: *</body></html>', 'FooBot', true],
  ['null bytes', 'User-agent: FooBot\n\0\0\0\nDisallow: /', 'FooBot', false],
  ['no line end at the end', 'User-agent: FooBot\nDisallow: /', 'FooBot', false],
  ['a hash inside the path ends it', 'User-agent: FooBot\nDisallow: /x#y', 'FooBot', false],
  [
    'RFC example, ExampleBot',
    'User-Agent: ExampleBot\nDisallow: /foo\nDisallow: /bar\n\nUser-Agent: ExampleBot\nDisallow: /x',
    'ExampleBot',
    false,
  ],
  ['an escaped star is a letter', 'User-agent: FooBot\nDisallow: /%2A', 'FooBot', true],
];

describe('groups', () => {
  it.each(groupCases)('%s', (_name, text, agent, allowed) => {
    expect(allows(text, '/x', agent)).toBe(allowed);
  });
});

describe('what is reported besides allowed and disallowed', () => {
  const text =
    '# hi\nUser-agent: *\nCrawl-delay: 2.5\nDisallow: /private\nAllow: /private/open\nSitemap: https://a.example/s.xml\n';

  it('names the line that decided', () => {
    expect(matcherOf(text).match('/private/a')).toEqual({
      allowed: false,
      rule: { allow: false, path: '/private', line: 4 },
      reason: 'robots.txt, line 4: Disallow: /private',
    });
    expect(matcherOf(text).match('/private/open').reason).toBe('robots.txt, line 5: Allow: /private/open');
    expect(matcherOf(text).match('/else')).toMatchObject({ allowed: true, rule: null });
  });

  it('reads the delay of the agent’s own group only', () => {
    expect(matcherOf(text).crawlDelayMs).toBe(2500);
    expect(matcherOf(`${text}User-agent: PagewrightBot\nDisallow:`).crawlDelayMs).toBe(0);
    expect(matcherOf('User-agent: *\nCrawl-delay: 1,5').crawlDelayMs).toBe(1500);
    expect(matcherOf('User-agent: *\nCrawl-delay: soon').crawlDelayMs).toBe(0);
    expect(matcherOf('User-agent: *\nCrawl-delay: -3').crawlDelayMs).toBe(0);
  });

  it('lists sitemaps wherever they stand', () => {
    expect(parseRobots(`sitemap:https://a.example/1\n${text}SITEMAP: /relative`).sitemaps).toEqual([
      { url: 'https://a.example/1', line: 1 },
      { url: 'https://a.example/s.xml', line: 7 },
    ]);
  });

  it.each([
    ['User-agent: *\nhello', 'no-colon', 2],
    ['Disallow: /', 'rule-before-user-agent', 1],
    ['User-agent: *\nDisallow: private', 'path-without-slash', 2],
    ['User-agent: *\nDisallow: /a$b', 'dollar-not-last', 2],
    ['Sitemap: /s.xml', 'sitemap-not-absolute', 1],
    ['User-agent: *\nCrawl-delay: x', 'bad-crawl-delay', 2],
    ['<html>', 'html', 1],
    ['Content-Signal: ai-train=no', 'unknown-directive', 1],
  ])('finds the fault in %j', (file, kind, line) => {
    expect(parseRobots(file).problems).toMatchObject([{ kind, line }]);
  });

  it('finds no fault in a proper file', () => {
    expect(parseRobots(text).problems).toEqual([]);
  });
});

describe('any input', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'User-agent: *',
      'User-agent: a',
      'Disallow: /',
      'Allow: /a*b$',
      'Disallow: /*%',
      'Crawl-delay: 1',
    ),
  );

  it('is read without a throw', () =>
    fuzz(
      'robots.txt of any text',
      fc.property(fc.array(line), fc.string({ unit: 'binary' }), (lines, path) => {
        const { match } = matcherOf(lines.join('\n'));
        expect(typeof match(`/${path}`).allowed).toBe('boolean');
      }),
    ));

  /** The plain definition, slow on purpose. */
  const matchesByRegExp = (pattern: string, path: string): boolean => {
    const isAnchored = pattern.endsWith('$');
    const body = isAnchored ? pattern.slice(0, -1) : pattern;
    return new RegExp(`^${body.replaceAll('*', '.*')}${isAnchored ? '$' : ''}`).test(path);
  };

  it('is matched as the definition of * and $ says', async () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 12 });
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 8 });
    await fuzz(
      'robots.txt patterns',
      fc.property(pattern, fc.constantFrom('', '$'), letters, (body, end, path) => {
        const text = `User-agent: *\nDisallow: /${body}${end}`;
        expect(allows(text, `/${path}`)).toBe(!matchesByRegExp(`/${body}${end}`, `/${path}`));
      }),
      { runs: 2000 },
    );
  });

  it.each([
    ['many stars', `/${'*a'.repeat(500)}b`, `/${'a'.repeat(1000)}`],
    ['many stars, anchored', `/${'*a'.repeat(500)}$`, `/${'a'.repeat(999)}c`],
    ['nearly matching pieces', `/*${'a'.repeat(300)}b*${'a'.repeat(300)}c`, `/${'a'.repeat(2000)}`],
    ['a piece that repeats itself', `/*${'ab'.repeat(200)}c`, `/${'ab'.repeat(1000)}`],
    ['nothing but stars', `/${'*'.repeat(5000)}$`, `/${'a'.repeat(2000)}`],
  ])('costs steps in proportion to its length: %s', (_name, pattern, path) => {
    const meter = { steps: 0 };
    matcherOf(`User-agent: *\nDisallow: ${pattern}`).match(path, meter);
    expect(meter.steps).toBeLessThan(3 * (pattern.length + path.length));
  });
});

describe('a robots.txt of many patterns', () => {
  /** Asks in a thread with little memory, as other analyses share theirs. */
  const program = `
    const load = (name) => import(new URL(name, ${JSON.stringify(import.meta.url)}).href);
    Promise.all([load('./parse-robots.ts'), load('./robots-matcher.ts')]).then(([{ parseRobots }, { robotsMatcherFrom }]) => {
      const rules = Array.from({ length: 1250 }, (_, n) => 'Disallow: /' + '*a'.repeat(200) + n + '$').join('\\n');
      const robots = [{ ...parseRobots('User-agent: *\\n' + rules), url: 'https://a.example/robots.txt', access: 'rules' }];
      const match = robotsMatcherFrom({ robots });
      const answers = Array.from({ length: 40 }, (_, n) => match('Bot' + n, 'https://a.example/' + 'a'.repeat(1900)).allowed);
      require('node:worker_threads').parentPort.postMessage(answers.every(Boolean));
    });`;

  it('is kept once, for all agents that are asked about', async () => {
    const worker = new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 192 } });
    expect(await once(worker, 'message')).toEqual([true]);
    await worker.terminate();
  });
});
