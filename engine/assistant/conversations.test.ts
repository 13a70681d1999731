/** Conversations with the built-in chat: conditions, findings in people's own words, priorities, and what goes back to an earlier answer. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import type { ChatAnswer, ChatTurn, PageSandbox } from './port.ts';
import { sandboxFixture } from './testing/fixture-sandbox.ts';

let stool: PageSandbox;
beforeAll(async () => {
  const page = (await sandboxFixture('shop', ['/chairs/stool'])).get('/chairs/stool');
  if (page === undefined) throw new Error('The stool is a page of the shop.');
  stool = page.sandbox;
}, 120_000);

/** The answer to the last of these messages. */
async function chat(...messages: readonly string[]): Promise<ChatAnswer> {
  const earlier: ChatTurn[] = [];
  let last: ChatAnswer | null = null;
  for (const text of messages) {
    last = await answerQuestion({ text, earlier }, { sandbox: stool, models: null });
    const { content, memory } = last;
    earlier.push({ role: 'user', content: text, memory: null }, { role: 'assistant', content, memory });
  }
  if (last === null) throw new Error('There is at least one message.');
  return last;
}

describe('a condition', () => {
  it.each([
    ['write a meta description in capitals', '“in capitals”'],
    ['write a title as a question', 'it is a question'],
    ['Schreib eine Beschreibung mit unserer Telefonnummer', '“unserer Telefonnummer” \\(auf der Seite nicht'],
    ['write the alt texts with an emoji', '“with an emoji”'],
    ['a title in Italian', 'written in Italian'],
  ])('that is not met is named: %s', async (text, named) => {
    const { content, memory } = await chat(text);
    expect(memory?.topic).toBe('propose');
    expect(content).toMatch(new RegExp(named));
  });

  it.each([
    ['a title for Hamburg', 'Hamburg'],
    ['a title with “handmade” at the end, at most 60 characters', '– Handmade'],
  ])('is met with the words of the page and of the message: %s', async (text, words) => {
    const { memory } = await chat(text);
    expect(memory?.offered[0]).toContain(words);
  });

  it('may be set afterwards', async () => {
    const { content, memory } = await chat('Rewrite the title', 'can you put Golden Valley in it');
    expect(memory).toMatchObject({ topic: 'propose', element: 'title' });
    expect(memory?.offered.at(-1)).toContain('Golden Valley');
    expect(content).toContain('not in the text of this page yet');
  });

  it('about another page is answered for that page, not for this one', async () => {
    const { content } = await chat('a title for the /delivery page');
    expect(content).toMatch(/^For `\/delivery`, according to the report:/);
    const unknown = await chat('a title for /nowhere-at-all');
    expect(unknown.content).toContain('That page was not analyzed.');
    expect((await chat('Rewrite the title', 'and for the delivery page?')).content).toContain('`/delivery`');
  });
});

describe('a wish about several texts', () => {
  it('meets the conditions of each', async () => {
    const { blocks } = await chat(
      "a title under 50 characters with 'walnut' and a description under 120 characters with 'stool'",
    );
    const [title = '', description = ''] = [
      blocks?.find(({ label }) => label.startsWith('Title')),
      blocks?.find(({ label }) => label.startsWith('Meta')),
    ].map((block) => block?.text);
    expect(title).toMatch(/walnut/i);
    expect(title.length).toBeLessThanOrEqual(50);
    expect(description).toMatch(/stool/i);
    expect(description.length).toBeLessThanOrEqual(120);
  });

  it('keeps conditions when one more is set', async () => {
    const { memory } = await chat(
      "a title with 'walnut', at most 60 characters, no pipe",
      "now add 'handmade'",
    );
    const [text = ''] = memory?.offered.slice(-1) ?? [];
    expect(text).toMatch(/walnut/i);
    expect(text).toMatch(/handmade/i);
    expect(text).not.toContain('|');
  });
});

describe('a finding', () => {
  it.each([
    'why does it say images without alt text',
    'warum meldet ihr Bilder ohne Alt-Text?',
    'pourquoi il dit images sans alt',
    'por qué dice imágenes sin alt',
    'perché segnala immagini senza alt',
    'waarom meldt hij afbeeldingen zonder alt',
  ])('is explained when people name it in their own words: %s', async (text) => {
    const { memory, isFree } = await chat(text);
    expect(memory).toMatchObject({ topic: 'explain', target: 'img-alt-missing' });
    expect(isFree).toBeUndefined();
  });

  it.each([
    ['lang missing', 'html-lang-missing'],
    ['what does it mean that the page skips a heading level', 'heading-level-skipped'],
    ['several H1??', 'h1-multiple'],
    ['Warum steht da zu wenig Text?', 'content-thin'],
    ['pourquoi il me dit que j’ai plusieurs h1', 'h1-multiple'],
    ['q significa que falta el atributo lang?', 'html-lang-missing'],
    ['cosa vuol dire salto di livello nei titoli', 'heading-level-skipped'],
    ['waarom is de pagina te zwaar', 'perf-page-weight'],
  ])('that is not there is named as a check: %s', async (text, ruleId) => {
    const { memory } = await chat(text);
    expect(memory?.target).toBe(ruleId);
  });

  it('is fixed when that is asked next, also after a message that was not understood', async () => {
    const fixed = await chat(
      'why does it say images without alt text',
      'bananas are purple',
      'how do I fix that',
    );
    expect(fixed.memory?.target).toBe('img-alt-missing');
  });
});

describe('priorities', () => {
  it.each(['top 2', 'top two please', 'die top zwei bitte', 'top deux', 'top 2 graag'])(
    'are as many as asked for: %s',
    async (text) => {
      const { content, memory } = await chat(text);
      expect(memory?.topic).toBe('first');
      expect(content.match(/^\d+\. /gm)).toHaveLength(2);
    },
  );

  it.each([
    ['which of these matter and which can I ignore?', 'priorities'],
    ['was davon kann warten?', 'priorities'],
    ['de cuáles puedo pasar', 'priorities'],
    ['what can I fix without a developer', 'own-work'],
    ['que puis-je corriger moi-même ?', 'own-work'],
    ['whats the difference between a warning and an error here', 'severities'],
    ['is 70 good?', 'score'],
    ['my score went down and I did not touch anything', 'changed'],
  ])('“%s” is %s', async (text, topic) => expect((await chat(text)).memory?.topic).toBe(topic));

  it('part what costs points from what does not', async () => {
    const { content, memory } = await chat('which of these matter and which can I ignore?');
    const [worth = '', rest = ''] = content.split('These cost no points.');
    for (const { ruleId, title } of stool.page.issues)
      expect([title, worth.includes(title), rest.includes(title)]).toEqual([
        title,
        (stool.page.score?.deductions.find((each) => each.ruleId === ruleId)?.points ?? 0) > 0,
        (stool.page.score?.deductions.find((each) => each.ruleId === ruleId)?.points ?? 0) === 0,
      ]);
    expect(memory?.listed).toHaveLength(stool.page.issues.length);
  });

  it('rate the number that was asked about', async () => {
    expect((await chat('is 70 good?')).content).toContain('70 is fair');
    expect((await chat('my score went down and I did not touch anything')).content).toContain(
      'even if you changed',
    );
  });
});

describe('what goes back to an earlier answer', () => {
  it('says so when there is no such thing there', async () => {
    expect((await chat('Rewrite the title', 'apply the fifth one')).content).toContain(
      'My last answer has no such item',
    );
    expect((await chat('Rewrite the title', 'the fourth one but shorter')).content).toContain(
      'My last answer has no such item',
    );
  });

  it('is the second of the list', async () => {
    const list = await chat('What is wrong with this page?');
    const { memory } = await chat('What is wrong with this page?', 'the second one');
    expect(memory?.target).toBe(list.memory?.listed[1]);
  });

  it('asks why, after any answer', async () => {
    expect((await chat('write a blog post about chairs', 'why?')).content).toContain('I make nothing up');
    expect((await chat('bananas are purple and the moon shines', 'why?')).content).toContain(
      'did not understand',
    );
    expect((await chat('What should I fix first?', 'why?')).content).toContain('Why it matters');
    expect((await chat('my agency says i need 50 backlinks a month. true?', 'why?')).content).toContain(
      'source says more',
    );
  });

  it('never says the same again as another one', async () => {
    const links = await chat('Suggest internal links', 'another one');
    expect(links.content).toContain('I have nothing else');
    expect((await chat('What is wrong with this page?', 'shorter')).content).toContain('shorten or vary');
  });

  it('is understood after thanks', async () => {
    const { memory } = await chat('Rewrite the title', 'you rock', 'nochmal kürzer');
    expect(memory).toMatchObject({ element: 'title' });
  });
});

describe('words that are spelled right', () => {
  it('are not corrected to others', async () => {
    expect((await chat('what is the capital of Australia')).memory?.topic).not.toBe('emoji');
    expect((await chat('la seconda mi piace')).content).not.toContain('secondo');
  });
});

it('two wishes in one message are both answered', async () => {
  const { content } = await chat('2 ideas for internal links + a better title');
  expect(content).toContain('The title is');
  expect(content).toContain('Links on the page');
});

it('a message that changes the last answer is not looked up on the page', async () => {
  const { memory } = await chat('write a poem about the stool', 'without the oak');
  expect(memory?.topic).not.toBe('retrieve');
});

it('a text that says what it must not is never shown', async () => {
  const { blocks } = await chat('a title with walnut and without stool');
  for (const { text } of blocks ?? []) expect(text.toLowerCase()).not.toContain('stool');
});

describe('a follow-up', () => {
  it.each([
    ['what is hreflang', 'and in the sitemap?', 'hreflang-sitemap'],
    ['was ist hreflang', 'und in der Sitemap?', 'hreflang-sitemap'],
    ['do ai bots respect robots.txt', 'so should I block them?', 'ai-block-should'],
    ['meglio sottodominio o sottocartella?', 'e per le lingue?', 'language-urls'],
  ])('has the subject of the question before: %s %s', async (first, second, topic) =>
    expect((await chat(first, second)).memory?.topic).toBe(topic),
  );

  it('is no question about this product because of one word', async () => {
    const { memory } = await chat('what is a sitemap', 'and for the export?');
    expect(memory?.topic).not.toMatch(/^tool-/);
  });

  it('after a finding names the other pages with it', async () => {
    const { content, memory } = await chat('What should I fix first?', 'which other pages have this?');
    expect(memory?.topic).toBe('finding-pages');
    expect(content).toContain('`/');
  });

  it('goes on in the same list', async () => {
    const { memory } = await chat(
      'What is wrong with this page?',
      'why is the first one bad',
      'and the second?',
    );
    expect(memory?.target).toBe((await chat('What is wrong with this page?')).memory?.listed[1]);
  });

  it('about the score says what is missing', async () => {
    const { content } = await chat('why is my score so low', 'how do I get to 99?');
    expect(content).toContain('To reach 99, fix: “');
    expect((await chat('why is my score so low', 'is that good?')).content).toContain('The report calls');
  });

  it('that no page answers is not answered with a word in another sense', async () => {
    const { content, isFree } = await chat('what does the stool cost', 'and the spaceship?');
    expect(content).not.toContain('> ');
    expect(isFree).toBe(true);
  });
});

it('two things that are told apart are one question', async () => {
  const { memory } = await chat('différence entre canonical et redirection 301 ?');
  expect(memory?.topic).toBe('canonical-redirect');
});

describe('“that” in a wish', () => {
  const asked = 'what does the page say about slugs?';

  it('is the passage that was quoted last, cut to the length', async () => {
    const { blocks } = await chat(asked, 'nice. put that in a meta description, max 155 chars');
    expect(blocks[0]?.text).toContain('Slugs');
    expect(blocks[0]?.text.length).toBeLessThanOrEqual(155);
  });

  it('is said to be left out where it does not fit', async () => {
    const title = await chat(asked, 'put that in a title, max 30 characters');
    expect(title.content).toContain('could not use what my last answer said');
    expect((await chat(asked, 'write a title that mentions slugs')).content).not.toContain('my last answer');
  });

  it('is the structured data that was drafted last, also where it lacks something', async () => {
    const { content } = await chat('event structured data for this page', 'where do I paste that?');
    expect(content).toContain('application/ld+json');
  });
});

describe('a question that names the text of the site', () => {
  it.each([
    'can it be exported to PDF? look in the manual',
    'laut Handbuch: kann man als PDF exportieren?',
    'se puede exportar a PDF? mira en todo el manual',
  ])('is not answered about this product: %s', async (text) =>
    expect((await chat(text)).memory?.topic).not.toMatch(/^tool-/),
  );

  it('may still be about the report', async () =>
    expect((await chat('can I export the report on this page as a PDF?')).memory?.topic).toBe('tool-export'));
});

describe('a place in a content system', () => {
  it('is that of the home page where it is named', async () => {
    const { content } = await chat('where do I change the seo title of the homepage in Shopify?');
    expect(content).toContain('Online Store → Preferences → Homepage title');
    expect((await chat('where do I change the page title in Shopify?')).content).toContain(
      'Search engine listing',
    );
  });

  it('is that of the same system in a follow-up', async () => {
    const { content } = await chat(
      'where do I change the title in Wix?',
      'and the alt text of the pictures?',
    );
    expect(content).toContain('In Wix: `Editor → click the image');
  });
});

describe('an answer of the knowledge', () => {
  it('says nothing about checks that the question does not name', async () => {
    const { content, memory } = await chat('can ChatGPT and Gemini see a site that is made with React?');
    expect(memory?.topic).toBe('javascript');
    expect(content).toContain('do not run scripts');
    expect(content).not.toMatch(/passe[sd]|found a problem/);
  });

  it('is about the other part in “and the description?”', async () => {
    const { memory } = await chat('how long should a title be', 'and the description?');
    expect(memory?.topic).toBe('description-length');
    const german = await chat('wie lang soll ein Titel sein?', 'und die Beschreibung?');
    expect(german.memory?.topic).toBe('description-length');
  });
});

it('counts the pages with a finding', async () => {
  const { content } = await chat('how many of my pages have images without alt text?');
  expect(content).toContain('`/chairs/stool`');
});
