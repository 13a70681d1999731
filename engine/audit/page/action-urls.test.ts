/** Tests which URLs are actions or account pages. */
import { expect, it } from 'vitest';
import { isActionUrl } from './action-urls.ts';

it.each([
  'https://shop.example/login',
  'https://shop.example/wp-login.php',
  'https://shop.example/de/Anmelden/',
  'https://shop.example/customer/account/',
  'https://shop.example/chairs?sort=price',
  'https://shop.example/chairs?filter[colour]=red',
  'https://shop.example/chair?add-to-cart=12',
  'https://blog.example/post?replytocom=4',
  'https://shop.example/panier',
])('%s is an action', (url) => {
  expect(isActionUrl(url)).toBe(true);
});

it.each([
  'https://shop.example/blog/how-to-login-safely',
  'https://shop.example/accounting',
  'https://shop.example/chairs?page=2',
  'https://shop.example/search-engines/',
  'https://shop.example/membership',
  'no url',
])('%s is a page', (url) => {
  expect(isActionUrl(url)).toBe(false);
});
