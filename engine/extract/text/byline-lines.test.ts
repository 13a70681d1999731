/** Tests which lines of a page name its author and its date. */
import { describe, expect, it } from 'vitest';
import { extractHtml } from '../extract-html.ts';
import { findBylines } from './byline-lines.ts';

describe('bylines in the text', () => {
  it.each([
    ['Posted by Start Bootstrap on August 24, 2023', 'Start Bootstrap', 'August 24, 2023'],
    ['Written by Ann Carter', 'Ann Carter', null],
    ['By Ann Carter, 2 May 2026', 'Ann Carter', '2 May 2026'],
    ['Veröffentlicht am 3. März 2024 von Jana Weiß', 'Jana Weiß', '3. März 2024'],
    ['Geschrieben von Jana Weiß am 3. März 2024', 'Jana Weiß', '3. März 2024'],
    ['Publié par Luc Petit le 4 août 2023', 'Luc Petit', '4 août 2023'],
    ['Publicado por Inés Gil el 5 de junio de 2022', 'Inés Gil', '5 de junio de 2022'],
  ])('“%s”', (line, name, date) => expect(findBylines([line], [])).toEqual([{ name, date }]));

  it.each([
    'Von Montag bis Freitag',
    'By the sea, and far from the town',
    'by far the best',
    'Posted by our team in the north of the country for readers who like long walks and more',
    'Di 12.03.2024',
  ])('“%s” is none', (line) => expect(findBylines([line], [])).toEqual([]));

  it('count as shown, in a header as well', () => {
    const { authors, dates } = extractHtml({
      html: '<body><header><h1>Man must explore</h1><span>Posted by <a href="#!">Start Bootstrap</a> on August 24, 2023</span></header><main><article><p>Never in all their history have men been able truly to conceive of the world as one.</p></article></main>',
      url: 'https://blog.example/post',
    });
    expect(authors).toEqual([expect.objectContaining({ name: 'Start Bootstrap', source: 'byline' })]);
    expect(dates).toEqual([
      expect.objectContaining({ kind: 'published', day: '2023-08-24', source: 'text' }),
    ]);
  });
});
