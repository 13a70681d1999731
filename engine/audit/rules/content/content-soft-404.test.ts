/** Tests content-soft-404. */
import { testRule } from '../../testing/test-rule.ts';
import { contentSoft404 } from './content-soft-404.ts';

const words = (count: number): string =>
  `<p>${Array.from({ length: count }, (_, at) => `word${at}`).join(' ')}.</p>`;

testRule(contentSoft404, {
  pass: [
    '<html lang="en"><title>Room 404</title><main><h1>Room 404, with a view</h1><p>Two beds and a bath.</p></main>',
    '<html lang="fr"><title>Peugeot 404</title><main><h1>Peugeot 404</h1><p>Une voiture.</p></main>',
    '<html lang="de"><title>Holz</title><main><h1>Holz</h1><p>Das gibt es nicht nur im Wald.</p></main>',
    `<html lang="en"><title>What “404 page not found” means</title><main><h1>Page not found, explained</h1>${words(160)}</main>`,
    '<html lang="en"><title>Lost and found</title><main><h1>Found: one oak table</h1><p>It was not where we looked.</p></main>',
    `<html lang="en"><title>Oak</title><main><h1>Oak</h1>${words(120)}<p>If a page is not found, tell us.</p></main>`,
    '<p>Oak</p>',
  ],
  fail: [
    [
      '<html lang="en"><title>Page not found | Oak</title><main><p>Sorry.</p></main>',
      'its title says “',
      { wanted: 'status 404 or 410' },
    ],
    [
      '<html lang="en"><title>Oak</title><main><h1>Page not found</h1><p>Try the search.</p></main>',
      'its main heading says “',
    ],
    [
      '<html lang="de"><title>Eiche</title><main><h1>Seite nicht gefunden</h1></main>',
      'its main heading says “',
    ],
    ['<html lang="fr"><title>Chêne</title><main><h1>Page introuvable</h1></main>', '“'],
    ['<html lang="es"><title>Roble</title><main><h1>Página no encontrada</h1></main>', '“'],
  ],
});
