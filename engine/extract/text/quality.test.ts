/** Tests the checks for defects in visible text. */
import { describe, expect, it } from 'vitest';
import { extractHtml } from '../extract-html.ts';

const read = (html: string) => extractHtml({ html, url: 'https://site.example/page' }).quality;

describe('quality', () => {
  it.each([
    ['<title>Page not found</title>', 'title'],
    ['<title>404 | Shop</title>', 'title'],
    ['<title>Shop</title><h1>Seite nicht gefunden</h1><html lang=de>', 'h1'],
    ['<main><p>Sorry, the page you are looking for is gone.</main>', 'opening'],
  ])('%s says not found in its %s', (html, where) => {
    expect(read(html).notFoundPhrase?.where).toBe(where);
  });

  it.each([
    '<title>Lost and found</title>',
    '<h1>Model 4040 drill</h1>',
    '<title>Peugeot 404 history</title>'.replace('404 ', '405 '),
    '<p>We found it',
  ])('%s does not say not found', (html) => {
    expect(read(html).notFoundPhrase).toBeNull();
  });

  it('finds filler text, but not single Latin words', () => {
    expect(read('<p>Hello. Lorem ipsum dolor sit amet, consectetur.').loremIpsum?.text).toBe(
      'Lorem ipsum dolor sit',
    );
    expect(read('<p>The word lorem stands for filler; ipsum too.').loremIpsum).toBeNull();
    expect(read('<p>El dolor sed de amor.').loremIpsum).toBeNull();
  });

  it.each([
    '<main><p>Hello there.</main><footer>Lorem ipsum dolor sit amet</footer>',
    '<nav>Lorem Ipsum Dolor Sit</nav><main><p>Hello there.</main>',
    '<main><p>Hello.<aside>LOREM IPSUM DOLOR SIT AMET</aside><p>Bye.</main>',
    '<main lang=ja><p>これは日本語の文章です。Lorem ipsum dolor sit amet。</main>',
  ])('finds filler text in %s', (html) => {
    expect(read(html).loremIpsum?.text.toLowerCase()).toBe('lorem ipsum dolor sit');
  });

  it.each([
    '<pre>print("x") lorem ipsum dolor sit amet</pre>',
    '<p>The tag <code>lorem ipsum dolor sit amet</code> is for drafts.',
    '<p>Whether the common paragraph (“Lorem ipsum dolor sit amet…”) is used.',
    '<p>Le texte « Lorem ipsum dolor sit amet » vient de Cicéron.',
    '<script>"lorem ipsum dolor sit amet"</script>',
  ])('ignores a mention of filler text in %s', (html) => {
    expect(read(html).loremIpsum).toBeNull();
  });

  it('shows whole words around filler text, and where the text goes on', () => {
    const words = 'Handmade teapots and cups from our small workshop near the harbour of the town. ';
    const html = `<main><p>${words.repeat(3)}Lorem ipsum dolor sit amet. ${words.repeat(3)}</main>`;
    expect(read(html).loremIpsum?.context).toBe(
      '… small workshop near the harbour of the town. Lorem ipsum dolor sit amet. Handmade teapots and cups from our small …',
    );
    expect(read('<main><p>Lorem ipsum dolor sit amet.</main>').loremIpsum?.context).toBe(
      'Lorem ipsum dolor sit amet.',
    );
  });

  it('finds filler text after a mention of it', () => {
    const html = '<p>Not “lorem ipsum dolor sit amet” again. <p>Sed ut magna aliqua, ullamco laboris.';
    expect(read(html).loremIpsum?.text).toBe('Sed ut magna aliqua');
  });

  it.each([
    ['<p>Hello {{ user.name }}!', '{{ user.name }}'],
    ['<p>%%FIRST_NAME%%', '%%FIRST_NAME%%'],
    ['<p>Total: [object Object]', '[object Object]'],
    ['<p>Dear ${user.name},', '${user.name}'],
    ['<h2>undefined</h2>', 'undefined'],
  ])('finds a template token in %s', (html, token) => {
    expect(read(html).templateTokens.map(({ text }) => text)).toEqual([token]);
  });

  it.each([
    '<p>Write <code>{{ name }}</code> here',
    '<pre>%%NAME%%\nundefined</pre>',
    '<p>A value may be undefined in a script.',
    '<p>Save 50%% or 60%%',
    '<p>shlib_directory (default: ${SHLIB_DIR})',
    '<script>"{{x}}"</script>',
  ])('finds no template token in %s', (html) => {
    expect(read(html).templateTokens).toEqual([]);
  });

  it('finds text read in the wrong encoding', () => {
    expect(read('<p>cafÃ© and itâ€™s').mojibake.map(({ text }) => text)).toEqual(['Ã©', 'â€™']);
    expect(read('<p>NÃO, São Paulo, Âge').mojibake).toEqual([]);
    expect(read('<p>a\ufffdb\ufffd').replacementCharacters).toBe(2);
  });

  it('finds references that were encoded twice', () => {
    expect(read('<p>Fish &amp;amp; chips&amp;nbsp;now').doubleEncoded.map(({ text }) => text)).toEqual([
      '&amp;',
      '&nbsp;',
    ]);
    expect(read('<p>Fish &amp; chips <code>&amp;nbsp;</code>').doubleEncoded).toEqual([]);
  });

  // In the main content, outside it, and in hidden text.
  const places = [
    (text: string) => `<main><p>Words about bread.</p><p>${text}</p></main>`,
    (text: string) => `<nav><p>${text}</p></nav><main><p>Words about bread.</p></main>`,
    (text: string) => `<main><p>Words about bread.</p></main><div hidden><p>${text}</p></div>`,
    (text: string) => `<main><h1>${text}</h1><p>Words about bread.</p></main>`,
    (text: string) =>
      `<main><p>パンは毎朝店の窓に並べられます。人々はゆっくりと来て、話します。</p><p>${text}</p></main>`,
  ];
  const defects: [string, 'templateTokens' | 'mojibake' | 'doubleEncoded', string][] = [
    ['Hello {{name}}!', 'templateTokens', '{{name}}'],
    ['Hello %%NAME%%!', 'templateTokens', '%%NAME%%'],
    ['Hello ${user.name}!', 'templateTokens', '${user.name}'],
    ['Hello [object Object]!', 'templateTokens', '[object Object]'],
    ['undefined', 'templateTokens', 'undefined'],
    ['undefined undefined ', 'templateTokens', 'undefined undefined'],
    ['NaN', 'templateTokens', 'NaN'],
    ['€ NaN', 'templateTokens', '€ NaN'],
    ['£NaN %', 'templateTokens', '£NaN %'],
    ['CafÃ© au lait', 'mojibake', 'Ã©'],
    ['Itâ€™s', 'mojibake', 'â€™'],
    ['Â© 2025', 'mojibake', 'Â©'],
    ['ï»¿Start', 'mojibake', 'ï»¿'],
    ['Bread &amp;amp; butter', 'doubleEncoded', '&amp;'],
  ];
  it.each(defects)('finds %s anywhere on the page', (text, kind, match) => {
    for (const place of places) expect(read(place(text))[kind].map((each) => each.text)).toEqual([match]);
  });

  it('counts replacement characters anywhere on the page', () => {
    for (const place of places) expect(read(place('a\uFFFDb \uFFFD')).replacementCharacters).toBe(2);
  });
});
