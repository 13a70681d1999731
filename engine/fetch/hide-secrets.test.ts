/** In which forms a credential that a site repeats is recognised. */
import { expect, it } from 'vitest';
import { hideInBytes, hideInText, secretForms } from './hide-secrets.ts';

const secret = 'staging-Pass77';
const forms = secretForms([secret]);

it('hides it as it is, escaped, and encoded in base64 or hex', () => {
  const encoded = (text: string, name: BufferEncoding) => Buffer.from(text).toString(name);
  for (const user of ['a', 'ab', 'abc'])
    for (const shown of [
      encoded(`${user}:${secret}`, 'base64'),
      encoded(`${user}:${secret} and more`, 'base64url'),
      encoded(`${user}:${secret}`, 'hex').toUpperCase(),
    ]) {
      const left = hideInText(`<p>${shown}</p>`, forms);
      expect(left).toContain('[hidden]');
      const rest = left.replaceAll(/<\/?p>|\[hidden\]/g, '');
      expect(Buffer.from(rest, 'base64').toString('latin1')).not.toContain('Pass');
    }
  expect(hideInText(`x=${secret};`, forms)).toBe('x=[hidden];');
});

it('leaves bytes without it as they are', () => {
  const bytes = Buffer.from('<p>Nothing of it.</p>');
  expect(hideInBytes(bytes, forms)).toBe(bytes);
});
