/** Tests cookie-flags. */
import { testRule } from '../../testing/test-rule.ts';
import { cookieFlags } from './cookie-flags.ts';

const page = (cookie: string, url = 'https://shop.example/') => ({
  html: '<p>x</p>',
  url,
  headers: { 'content-type': 'text/html', 'set-cookie': cookie },
});

testRule(cookieFlags, {
  pass: [
    '<p>x</p>',
    page('session=7c; Path=/; Secure; HttpOnly; SameSite=Lax'),
    page('theme=dark; Path=/'),
    page('lang=en; Expires=Wed, 21 Oct 2026 07:28:00 GMT, PHPSESSID=1; secure; httponly'),
  ],
  fail: [
    [page('session=7c1b; Path=/'), '“session” is set without Secure and HttpOnly'],
    [
      page('a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT, PHPSESSID=1; path=/; HttpOnly'),
      '“PHPSESSID” is set without Secure.',
    ],
  ],
  skip: [page('session=7c', 'http://shop.example/')],
});
