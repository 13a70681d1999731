/** Tests which pages nobody searches for. */
import { testRule } from '../../testing/test-rule.ts';
import { pageNotForSearch } from './page-not-for-search.ts';

const form = '<form action="/pay"><input name="quantity"><button>Buy</button></form>';
const page = (path: string, html: string): { html: string; url: string } => ({
  html,
  url: `https://shop.example${path}`,
});

testRule(pageNotForSearch, {
  pass: [
    page('/oak/', form),
    // A command of a manual, and a page about carts.
    page('/docs/checkout.html', `<h1>checkout</h1>${form}`),
    page('/cart/', '<h1>Dog carts</h1><p>Built in Ulm since 1911.</p>'),
    page('/account', `${form}<p>${'What a savings account costs and who may open one. '.repeat(20)}</p>`),
    page('/test/', '<h1>Hearing test</h1><p>Free, on Mondays.</p>'),
    page('/thanks/giving', '<h1>Recipes</h1>'),
  ],
  fail: [
    [page('/cart/', `<h1>Your cart</h1>${form}`), 'cart', { wanted: 'noindex' }],
    [page('/de/warenkorb.html', form), 'cart'],
    [page('/my-account/', `<h1>My account</h1>${form}`), 'account'],
    [page('/thank-you', '<h1>Thank you!</h1><p>We will call you.</p>'), 'thanks'],
    [page('/sample-page/', '<h1>Sample Page</h1><p>This is an example page.</p>'), 'sample'],
    [page('/hallo-welt/index.html', '<h1>Hallo Welt!</h1>'), 'sample'],
  ],
});
