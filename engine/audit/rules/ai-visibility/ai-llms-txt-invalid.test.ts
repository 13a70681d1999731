/** Tests ai-llms-txt-invalid. */
import { probeOf, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { aiLlmsTxtInvalid } from './ai-llms-txt-invalid.ts';

const file = (text: string, status = 200): TestSite => ({
  probes: { llmsTxt: probeOf('https://shop.example/llms.txt', status, { text }) },
});

testSiteRule(aiLlmsTxtInvalid, {
  pass: [
    file('# Oak shop\n\n> Furniture of oak\n\n- [Chairs](https://shop.example/chairs): all chairs'),
    file('', 404),
    file('<html>', 404),
  ],
  fail: [
    [file('<!doctype html><title>Home</title>'), '/llms.txt is an HTML page', { urls: [] }],
    [file('# Oak'), 'has only 5 characters'],
    [file('Oak furniture since 1954, see [chairs](/chairs) and tables.'), 'no-heading'],
    [file('# Oak furniture since 1954, made by hand in Scotland, chairs'), 'no-link'],
    [file('', 500), { messageId: 'server-error', data: { status: '500' } }],
  ],
  missing: [{}],
});
