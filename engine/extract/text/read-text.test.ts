/** Tests the text facts of a page: main content, words, sentences, readability, language, keywords, fingerprints. */
import { describe, expect, it } from 'vitest';
import { extractHtml } from '../extract-html.ts';

const read = (html: string) => extractHtml({ html, url: 'https://site.example/page' });

const english =
  'The old baker opened the shop before the sun came up. He put bread in the window and waited for the first people of the day. They came slowly, one after another, and each of them had something to say about the weather. When the bread was gone, he closed the door and went home to sleep.';
const german =
  'Der alte Bäcker öffnete den Laden, bevor die Sonne aufging. Er legte das Brot in das Fenster und wartete auf die ersten Leute des Tages. Sie kamen langsam, einer nach dem anderen, und jeder von ihnen hatte etwas über das Wetter zu sagen. Als das Brot weg war, schloss er die Tür und ging nach Hause.';
const french =
  'Le vieux boulanger ouvrait la boutique avant le lever du soleil. Il mettait le pain dans la vitrine et attendait les premiers clients de la journée. Ils arrivaient lentement, les uns après les autres, et chacun avait quelque chose à dire sur le temps. Quand il ne restait plus de pain, il fermait la porte.';
const spanish =
  'El viejo panadero abría la tienda antes de que saliera el sol. Ponía el pan en la ventana y esperaba a las primeras personas del día. Llegaban despacio, una tras otra, y cada una tenía algo que decir sobre el tiempo. Cuando ya no había pan, cerraba la puerta y se iba a su casa.';
const italian =
  'Il vecchio panettiere apriva il negozio prima che sorgesse il sole. Metteva il pane nella vetrina e aspettava le prime persone della giornata. Arrivavano piano, una dopo l’altra, e ognuna aveva qualcosa da dire sul tempo. Quando il pane era finito, chiudeva la porta e andava a casa a dormire.';
const portuguese =
  'O velho padeiro abria a loja antes de o sol nascer. Punha o pão na janela e esperava pelas primeiras pessoas do dia. Elas chegavam devagar, uma depois da outra, e cada uma tinha alguma coisa para dizer sobre o tempo. Quando o pão acabava, ele fechava a porta e ia para casa dormir.';
const dutch =
  'De oude bakker opende de winkel voordat de zon opkwam. Hij legde het brood in het raam en wachtte op de eerste mensen van de dag. Zij kwamen langzaam, de een na de ander, en ieder van hen had iets te zeggen over het weer. Toen het brood op was, deed hij de deur dicht en ging naar huis.';

describe('language', () => {
  it.each([
    ['en', english],
    ['de', german],
    ['fr', french],
    ['es', spanish],
    ['it', italian],
    ['pt', portuguese],
    ['nl', dutch],
  ])('identifies %s', (code, text) => {
    const { language, text: facts } = read(`<html lang=xx><p>${text}</p>`);
    expect(language.detected?.code).toBe(code);
    expect(language.detected?.confidence).toBeGreaterThan(0.8);
    expect(language).toMatchObject({ declared: 'xx', used: code, script: 'latin' });
    expect(facts.readingEase).toBeGreaterThan(20);
  });

  it.each([
    [
      'ja',
      'これは日本語の文章です。パンは毎朝店の窓に並べられます。人々はゆっくりと来て、天気について話します。みんなパンが好きです。',
    ],
    [
      'zh',
      '这是一篇中文文章。面包每天早上都放在商店的窗户里。人们慢慢地来，谈论天气。大家都喜欢面包，也喜欢聊天。',
    ],
    [
      'ko',
      '오래된 빵집은 해가 뜨기 전에 문을 열었다. 그는 창문에 빵을 놓고 사람들을 기다렸다. 사람들은 천천히 와서 날씨에 대해 이야기했다. 빵이 다 팔리면 그는 문을 닫고 집으로 돌아가서 잠을 잤다. 다음 날도 같았다.',
    ],
    [
      'ru',
      'Старый пекарь открывал лавку до восхода солнца. Он клал хлеб в окно и ждал первых людей. Они приходили медленно, один за другим, и каждый говорил что-то о погоде. Когда хлеб кончался, он закрывал дверь и шёл домой, чтобы выспаться.',
    ],
    [
      'el',
      'Ο γέρος φούρναρης άνοιγε το μαγαζί πριν βγει ο ήλιος. Έβαζε το ψωμί στο παράθυρο και περίμενε τους πρώτους ανθρώπους της ημέρας. Έρχονταν αργά, ο ένας μετά τον άλλο, και ο καθένας είχε κάτι να πει.',
    ],
  ])('identifies %s, which has no reading ease', (code, text) => {
    const facts = read(`<p>${text}</p>`);
    expect(facts.language.used).toBe(code);
    expect(facts.text.readingEase).toBeNull();
    expect(facts.text.wordCount).toBeGreaterThan(15);
  });

  it('is not identified with too few words: the declared one is used', () => {
    expect(read('<html lang="de-AT"><p>Hallo Welt').language).toMatchObject({
      detected: null,
      primary: 'de',
      used: 'de',
    });
    expect(read('<p>Hi').language.used).toBe('en');
  });
});

describe('main content', () => {
  const menu = '<nav><a href=/a>Alpha menu</a></nav><header><p>Head words</p></header>';

  it.each([
    [
      `${menu}<main><h1>One two</h1><p>three four</p><nav>no</nav><aside>no</aside></main><footer>no no</footer>`,
      'main',
      4,
    ],
    [`${menu}<div role=main><p>one two three</p></div>`, 'main', 3],
    [
      `${menu}<div>side</div><article><header><h1>one</h1></header><p>two three four five</p></article>`,
      'article',
      5,
    ],
    [
      `${menu}<div><p>one two three</p><ul><li><a href=1>link one</a></li><li><a href=2>link two</a></li></ul></div>`,
      'density',
      3,
    ],
    [
      `${menu}<div><p>Yes. See <a href=1>the long manual of old tables</a>.</p><p><a href=2>Read on.</a></p></div>`,
      'density',
      8,
    ],
    [`<div class="sidebar"><p>no no</p></div><div id=footer>no</div><div><p>one two</p></div>`, 'density', 2],
  ])('%s', (html, by, words) => {
    expect(read(html).text).toMatchObject({ mainBy: by, wordCount: words });
  });

  it('leaves out hidden content', () => {
    const { text } = read(
      '<main><p>one</p><p hidden>two</p><script>three</script><template>four</template><select><option>five</select><dialog>six</dialog><svg><text>seven</text></svg><noscript>eight</noscript></main>',
    );
    expect(text.lines).toEqual(['one']);
  });

  it('splits blocks and joins inline elements', () => {
    const { text } = read('<main><p>un<b>believ</b>able &amp; so&nbsp;on</p><div>a<br>b</div><td>c</main>');
    expect(text.lines).toEqual(['unbelievable & so on', 'a b', 'c']);
  });
});

describe('words and sentences', () => {
  it.each([
    ["don't well-known e-mail 3.5 R&D", 7],
    ['one — two … three', 3],
    ['', 0],
    ['日本語', 1],
  ])('%s has %d words', (text, words) => {
    expect(read(`<main><p>${text}</p></main>`).text.wordCount).toBe(words);
  });

  it('does not end a sentence at an abbreviation or a number', () => {
    const { text } = read(
      '<main><p>Dr. Smith paid 3.50 e.g. for tea. He left! Why? Nobody knows</p><h2>No sentence</h2></main>',
    );
    expect(text.sentenceCount).toBe(4);
    expect(text.longestSentences[0]?.text).toBe('Dr. Smith paid 3.50 e.g. for tea.');
  });

  it('rates easy text as easier than hard text', () => {
    const easy =
      read(`<main><p>${'The cat sat on the mat. It was a red mat. '.repeat(5)}</p></main>`).text
        .readingEase ?? 0;
    const hard =
      read(
        `<main><p>${'Organisational interoperability considerations necessitate comprehensive documentation of architectural responsibilities throughout implementation. '.repeat(5)}</p></main>`,
      ).text.readingEase ?? 100;
    expect([easy > 80, hard < 20]).toEqual([true, true]);
  });

  it('gives the opening words without headings', () => {
    const { text } = read(`<main><h1>Title</h1><p>${'word '.repeat(150)}</p></main>`);
    expect(text.firstHundredWords.split(' ')).toHaveLength(100);
    expect(text.firstHundredWords).not.toContain('Title');
    expect(text.opening.startsWith('Title word')).toBe(true);
  });

  it('counts listings of code as words of the page, not as prose', () => {
    const { text, sections } = read(
      '<main><h1>Title</h1><pre>return self</pre><p>Read this <code>aloud</code>.</p></main>',
    );
    expect(text).toMatchObject({ wordCount: 6, proseWordCount: 4, firstHundredWords: 'Read this aloud.' });
    expect(sections.map(({ words }) => words)).toEqual([3]);
  });
});

it('splits each block as its own script needs it', () => {
  const chinese = '本文介绍如何在家中烧制茶壶以及如何选择合适的釉料和温度。';
  const alone = read(`<p>${chinese}</p>`).text.wordCount;
  const { language, text } = read(`<p>${english}</p><p>${chinese}</p>`);
  expect(language.script).toBe('latin');
  expect(text.wordCount).toBe(read(`<p>${english}</p>`).text.wordCount + alone);
  expect(alone).toBeGreaterThan(10);
});

describe('keywords', () => {
  it('are terms of one to three words without stop words', () => {
    const { keywords } = read(
      `<html lang=en><main><p>${'The solar panel guide is for the solar panel of you. '.repeat(3)}</p></main>`,
    );
    const found = Object.fromEntries(keywords.map(({ keyword, count }) => [keyword, count]));
    expect(found).toMatchObject({ solar: 6, panel: 6, 'solar panel': 6, guide: 3, 'solar panel guide': 3 });
    expect(Object.keys(found)).not.toContain('the');
    expect(Object.keys(found)).not.toContain('panel guide');
    expect(keywords[0]).toMatchObject({ count: 6, density: 18.18 });
  });

  it('use the stop words of the identified language', () => {
    const words = read(`<html lang=en><main><p>${german} ${german}</p></main>`).keywords.map(
      ({ keyword }) => keyword,
    );
    expect(words).toContain('brot');
    expect(words).not.toContain('und');
  });

  it('do not join words across sentences', () => {
    const { keywords } = read(`<main><p>${'We like green. Apples fall. '.repeat(4)}</p></main>`);
    expect(keywords.map(({ keyword }) => keyword)).not.toContain('green apples');
  });

  it('ignore listings of code', () => {
    const listing = `<pre>${'return self value; '.repeat(20)}</pre>`;
    const { keywords } = read(
      `<main>${listing}<p>The value of tea. The value of time.</p>${listing}<p>No tea.</p></main>`,
    );
    expect(keywords).toEqual([
      { keyword: 'value', size: 1, count: 2, density: 20 },
      { keyword: 'tea', size: 1, count: 2, density: 20 },
    ]);
  });
});

describe('fingerprint', () => {
  const similarity = (one: string, other: string): number => {
    const [a, b] = [one, other].map((text) => read(`<main><p>${text}</p></main>`).fingerprint.minHash);
    if (a === null || a === undefined || b === null || b === undefined) throw new Error('no signature');
    return a.filter((value, slot) => value === b[slot]).length / a.length;
  };
  const long = Array.from({ length: 400 }, (_, index) => `word${(index * 7919) % 977}`).join(' ');

  it('is equal for equal text in different markup', () => {
    const one = read('<nav>a</nav><main><h1>Hello</h1><p>big World.</p></main>');
    const other = read('<main><div>hello <b>BIG</b></div> world!</main><footer>b</footer>');
    expect(one.fingerprint.textHash).toBe(other.fingerprint.textHash);
    expect(read('<main>hello big worlds</main>').fingerprint.textHash).not.toBe(one.fingerprint.textHash);
    expect(read('').fingerprint).toMatchObject({ textHash: '', minHash: null });
  });

  it('distinguishes near duplicates from other texts', () => {
    expect(similarity(long, `${long} extra`)).toBeGreaterThan(0.9);
    expect(similarity(long, long.replaceAll('word1', 'other'))).toBeLessThan(0.6);
    expect(similarity(long, english.repeat(2))).toBeLessThan(0.1);
  });

  it('gives pages of one template the same skeleton', () => {
    const page = (items: number, title: string) =>
      read(
        `<header><nav></nav></header><main><article><h1>${title}</h1>${'<p>x</p><ul><li>y</ul>'.repeat(items)}</article></main><footer></footer>`,
      ).fingerprint.skeletonHash;
    expect(page(1, 'a')).toBe(page(9, 'b'));
    expect(page(1, 'a')).not.toBe(read('<main><form></form></main>').fingerprint.skeletonHash);
  });
});
