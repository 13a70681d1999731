/** Tests link-tel-mailto-invalid. */
import { testRule } from '../../testing/test-rule.ts';
import { linkTelMailtoInvalid } from './link-tel-mailto-invalid.ts';

const link = (href: string): string => `<a href="${href}">Reach us</a>`;

testRule(linkTelMailtoInvalid, {
  pass: [
    link('tel:+49 30 123-456'),
    link('tel:112'),
    link('tel:+1-555-0100;ext=22'),
    link('tel:+15550100,,22'),
    link('tel:+1 (555) 0100 x22'),
    link('tel:%2B4930123456'),
    link('tel://+4930123456'),
    link('tel:*100#'),
    link('sms:+4930123456?body=Hello'),
    link('mailto:a@shop.example?subject=Oak'),
    link('mailto:?subject=Look&body=Oak'),
    link('mailto:a@shop.example,b@shop.example'),
    link('mailto:a%40shop.example'),
  ],
  fail: [
    [link('tel:phone'), 'it has letters in it', { found: '“tel:phone” has letters in it' }],
    [link('tel:+1-800-FLOWERS'), 'has letters'],
    [link('tel:'), 'has no number'],
    [link('tel:---'), 'has no number'],
    [link('mailto:shop.example'), 'is not an e-mail address'],
    [link('mailto:shop.example?subject=Oak'), 'is not an e-mail address'],
    [link('mailto:'), 'is not an e-mail address'],
    [link('mailto:?subject='), 'is not an e-mail address'],
    [link('mailto:a at shop'), 'is not an e-mail address'],
  ],
  skip: ['<a href="/contact">Contact</a>', '<p>none</p>'],
});
