/** Tests that a page has the language of its text where its names are too few to tell another. */
import { expect, it } from 'vitest';
import { extractHtml } from '../../extract/extract-html.ts';
import { ownLanguage } from './own-language.ts';

const text =
  'Um Pakete auf der Befehlszeile zu installieren, laden Sie zuerst die Listen herunter. Danach stehen mehrere Befehle zur Verfügung, mit denen Sie das ganze System auf den neuesten Stand bringen, einzelne Pakete entfernen oder suchen.';

const languageOf = (title: string, heading = title): string =>
  ownLanguage(
    extractHtml({
      url: 'https://manual.example/ch2.html',
      html: `<!doctype html><title>${title}</title><h1>${heading}</h1><p>${text}</p><p>${text}</p>`,
    }),
  );

it('is that of the text, however short words repeated in title and heading look', () => {
  expect(languageOf('Kapitel 2. apt-get')).toBe('de');
  expect(languageOf('Kapitel 3. DSelect')).toBe('de');
});

it('is that of the names where passages of another language confuse', () => {
  expect(languageOf('Apprendre à installer des paquets', 'Comment installer des paquets pas à pas')).toBe(
    'fr',
  );
});
