/** Tests which passage answers a question, and that an unrelated one never does. */
import { describe, expect, it } from 'vitest';
import { extractHtml } from '../../extract/extract-html.ts';
import { briefPage } from '../page-brief.ts';
import { siteOf } from '../testing/site-input.ts';
import { choosePassages, findPassages, type PassageQuery, quoteOf } from './find-passages.ts';
import { findTopicPages } from './find-topic-pages.ts';
import { passagePageOf, passagePagesOf } from './site-passages.ts';
import { openSiteText, type SiteText } from './site-text.ts';

const url = 'https://site.example/';
const page = (title: string, body: string, outside = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header>${outside}</header><main><h1>${title}</h1>${body}</main></body></html>`;

const pages = {
  '/': page(
    'Corner Bakery',
    `<p>Call Anytime<br>(317) 585-8468</p>
    <h2>Our story</h2><p>The bakery was opened by friends. Maria and Paul Hernandez founded it in 1987 in a garage in Austin.</p>
    <p>More than 40 people work here today, and the list of prizes is long.</p>
    <h2>Opening hours</h2><ul><li>Monday to Friday 7:00 AM - 8:00 PM</li><li>Saturday 9:00 AM - 5:00 PM</li><li>Sunday closed</li></ul>
    <h2>Wedding cakes</h2><p>Order a wedding cake before the 1st of May, so that we can plan.</p>
    <h2>Plans</h2><p>Pro</p><p>$9 / mo.</p><p>5 users included</p><p>5 GB storage</p>
    <h2>Requirements</h2><table><tr><td>Kitchen server</td><td>40 GiB of disk space</td></tr></table>
    <h2>Copyright</h2><p>2009 Anna Berg and Luc Petit</p>
    <p>Write to us about the mailing list.</p>
    <a href="/returns.html">Sourdough starters</a>`,
  ),
  '/BreadBaking.html': page(
    'Bread baking at home',
    '<p>Bread needs time and patience above all. It also needs flour.</p>',
  ),
  '/faq.html': page('Questions', '<h2>How do I revive a dry starter?</h2><p>Feed it twice a day.</p>'),
};
const briefs = siteOf(pages);
const [home] = briefs.pages;
if (home === undefined) throw new Error('The site has a home page.');
const site: SiteText = openSiteText(
  passagePagesOf(briefs, { facts: extractHtml({ html: pages['/'], url }), brief: home.brief }),
);

const query = (words: string, language = 'en', more: Partial<PassageQuery> = {}): PassageQuery => ({
  words,
  languages: [language, 'en'],
  ignored: new Set(['our', 'hay']),
  url,
  ...more,
});
const quotesFor = (words: string, language = 'en'): string[] => {
  const { here, there } = choosePassages(findPassages(site, query(words, language)), url);
  return [...here, ...there].map(quoteOf);
};
const pathsFor = (words: string): string[] =>
  findTopicPages(site, query(words)).map((found) => new URL(found.url).pathname);

describe('the passage that answers', () => {
  it.each([
    ['who founded the business and when', 'en', 'Hernandez founded it in 1987'],
    ['Wer hat die Bäckerei gegründet?', 'de', 'Hernandez founded it in 1987'],
    ['quand a été fondée la boulangerie ?', 'fr', 'Hernandez founded it in 1987'],
    ['how many people work there', 'en', 'More than 40 people work here'],
    ['until when must I order the wedding cake', 'en', 'before the 1st of May'],
    ['how much does the pro plan cost', 'en', '$9 / mo.'],
    ['how much disk space does the kitchen server need', 'en', '40 GiB'],
    ['Wie viel Festplattenspeicher braucht der Server?', 'de', '40 GiB'],
    ['who are the authors', 'en', 'Anna Berg and Luc Petit'],
    ['chi sono gli autori?', 'it', 'Anna Berg and Luc Petit'],
  ])('“%s” (%s)', (words, language, text) => expect(quotesFor(words, language)[0]).toContain(text));

  it('may be written in one word, with a hyphen or in two', () => {
    const said =
      '<p>Use a semi-colon between the columns of the file. The set up of the printer takes 2 hours.</p>';
    const facts = extractHtml({ html: page('Import', said), url });
    const text = openSiteText([passagePageOf(facts, briefPage(facts))]);
    const textFor = (words: string): string | undefined => findPassages(text, query(words))[0]?.text;
    expect(textFor('comma or semicolon between the columns?')).toContain('semi-colon');
    expect(textFor('how long does the setup of the printer take')).toContain('2 hours');
    expect(textFor('how long does the set-up of the printer take')).toContain('2 hours');
  });

  it('stands under its heading', () =>
    expect(findPassages(site, query('who founded the bakery'))[0]?.heading).toBe('Our story'));

  it('of opening hours is that of the day, in any language', () => {
    expect(quotesFor('a qué hora cierran los viernes?', 'es')).toEqual([
      'Monday to Friday 7:00 AM - 8:00 PM',
    ]);
    expect(quotesFor('are you open on sunday')).toEqual(['Sunday closed']);
    expect(quotesFor('what are the opening hours')).toHaveLength(3);
  });

  it('is quoted with the short lines it belongs to', () =>
    expect(quotesFor('how much does the pro plan cost')[0]).toContain('5 GB storage'));

  it('is the price of its own card, also where the text has no element of its own', () => {
    const card = (name: string, price: string): string =>
      `<div><span>Sale</span><div><div><h3>${name}</h3>${price}</div></div><p>Add to cart</p></div>`;
    const html = page('Shop', card('Special item', '$18.00') + card('Popular item', '$40.00'));
    const facts = extractHtml({ html, url });
    const text = openSiteText([passagePageOf(facts, briefPage(facts))]);
    const found = findPassages(text, query('how much is the special item'));
    expect(found[0]?.text).toBe('$18.00');
    expect(found.map(quoteOf).join(' ')).not.toContain('$40');
  });

  it('may be in the header', () => {
    const html = page(
      'Explore',
      '<p>Never in all their history.</p>',
      '<p>Posted by Ann Carter on 24 August 2023</p>',
    );
    const facts = extractHtml({ html, url });
    const text = openSiteText([passagePageOf(facts, briefPage(facts))]);
    const found = findPassages(text, query('who wrote this post and when was it published'));
    expect(found[0]?.text).toBe('Posted by Ann Carter on 24 August 2023');
  });
});

describe('an unrelated passage', () => {
  it.each([
    'who painted the ceiling',
    'when does the museum open in winter',
    'how many cars do you sell',
    'who works on the mailing list',
    'how much is the enterprise plan in Tokyo',
    'when was the mailing list founded',
    'mailing archive',
  ])('does not answer “%s”', (words) => expect(quotesFor(words)).toEqual([]));

  it('of a kind of fact must be about what the question names', () => {
    const address = { looks: /\b\d{4,5}\s\p{L}{3,}/u };
    expect(findPassages(site, query('address to write to for the mailing list', 'en', address))).toEqual([]);
    const phone = { looks: /\d{3}-\d{4}/ };
    expect(findPassages(site, query('phone number', 'en', phone))[0]?.text).toContain('585-8468');
  });
});

describe('a page about what a question names', () => {
  it.each([
    ['which page explains how to bake bread', '/BreadBaking.html'],
    ['where can I read about reviving a dry starter', '/faq.html'],
    ['which page is about sourdough starters', '/returns.html'],
  ])('“%s” is %s', (words, path) => expect(pathsFor(words)[0]).toBe(path));

  it('begins with its first sentence', () =>
    expect(findTopicPages(site, query('bread baking'))[0]?.opening).toBe(
      'Bread needs time and patience above all.',
    ));

  it('is none that only shares a general word', () =>
    expect(pathsFor('which page explains tax law')).toEqual([]));
});

describe('rows, cards and people', () => {
  const card = (name: string, price: string, users: string): string =>
    `<div>${name}</div><div>${price} / mo.</div><ul><li>${users} users</li><li>5GB storage</li><li>Community access</li><li>Monthly reports</li></ul><a href="#">Choose plan</a>`;
  const shop = {
    '/': page(
      'Our plans',
      `<h2>Pay as you grow</h2><p>No hassle</p>${card('Free', '$0', '1')}${card('Pro', '$9', '5')}${card('Enterprise', '$49', 'Unlimited')}
      <h2>Disk space</h2><p>The space that is needed depends on the profile:</p><ul>
      <li>main server and terminal server on the same machine with a graphical desktop: 60 GiB, and more for accounts.</li><li>Terminal server: 40 GiB.</li></ul>
      <h2>Team</h2><h5>Malvina Cilla</h5><div>CTO</div><h5>Arden Vasek</h5><div>CFO</div>
      <h2>How do you say the name and what does it mean?</h2><p>With a short vowel.</p>`,
    ),
    '/blog.html': page('Blog', '<p>Science is an enterprise that should be cherished.</p>'),
    '/contact.html': page('Contact', '<p>A phone number is required.</p><p>Call us at (555) 892-9403.</p>'),
  };
  const input = siteOf(shop);
  const [first] = input.pages;
  if (first === undefined) throw new Error('The site has a home page.');
  const text = openSiteText(
    passagePagesOf(input, { facts: extractHtml({ html: shop['/'], url }), brief: first.brief }),
  );
  const quotes = (words: string, more: Partial<PassageQuery> = {}): string[] => {
    const { here, there } = choosePassages(findPassages(text, query(words, 'en', more)), url);
    return [...here, ...there].map((each) => `${each.heading}: ${quoteOf(each)}`);
  };

  it('are quoted for the one that is asked for, without the others', () => {
    expect(quotes('how much is the pro plan')).toEqual([expect.stringMatching(/Pro · \$9 .*Choose plan$/)]);
    expect(quotes('how much disk space does the terminal server need')[0]).toContain('40 GiB');
    expect(quotes('who is the CTO')).toEqual(['Malvina Cilla: CTO']);
    expect(quotes('which phone number is on the contact page')[0]).toContain('892-9403');
  });

  it('are what a follow-up asks for, in the sense of the question before', () => {
    const before = ['how much is the pro plan'];
    expect(quotes('enterprise', { before })).toEqual([expect.stringContaining('$49')]);
    expect(quotes('how many users', { before: ['enterprise', ...before] })).toEqual([
      expect.stringContaining('Unlimited users'),
    ]);
    expect(quotes('the CFO', { before: ['who is the CTO'] })).toEqual(['Arden Vasek: CFO']);
    // The word alone, in another sense, is no answer.
    expect(quotes('science', { before })).toEqual([]);
  });

  it('are found below the same question', () =>
    expect(quotes('How do you say the name?', { isVerbatim: true })[0]).toContain('short vowel'));
});
