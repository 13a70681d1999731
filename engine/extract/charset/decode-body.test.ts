/** Tests decoding by byte order mark, header, meta tag and detection. */
import { describe, expect, it } from 'vitest';
import { decodeBody } from './decode-body.ts';

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const hex = (text: string): Uint8Array => Buffer.from(text.replaceAll(' ', ''), 'hex');

describe('decodeBody', () => {
  it.each([
    ['the header', utf8('é'), 'text/html; charset=UTF-8', 'utf-8', 'header'],
    ['a quoted header', latin('\u00e9'), 'text/html;charset="ISO-8859-1"', 'windows-1252', 'header'],
    ['a byte order mark before the header', utf8('\ufeffé'), 'text/html; charset=iso-8859-1', 'utf-8', 'bom'],
    ['a meta tag', latin('<meta charset=latin1>\u00e9'), 'text/html', 'windows-1252', 'meta'],
    [
      'a meta pragma',
      latin('<META http-equiv="Content-Type" content="text/html; charset=windows-1252">\u00e9'),
      null,
      'windows-1252',
      'meta',
    ],
    ['a meta tag that claims UTF-16', utf8('<meta charset=utf-16>é'), null, 'utf-8', 'meta'],
    ['x-user-defined', latin('<meta charset=x-user-defined>\u00e9'), null, 'windows-1252', 'meta'],
    ['valid UTF-8', utf8('<p>é'), 'text/html', 'utf-8', 'detected'],
    ['Western bytes', latin('<p>caf\u00e9 na\u00efve'), 'text/html', 'windows-1252', 'detected'],
    ['an unknown name in the header', utf8('é'), 'text/html; charset=klingon', 'utf-8', 'detected'],
  ])('by %s', (_name, body, contentType, used, source) => {
    const { html, charset } = decodeBody(body, contentType);
    expect(charset).toMatchObject({ used, source });
    expect(html).toContain('é');
  });

  it('decodes UTF-16 with a byte order mark', () => {
    expect(decodeBody(Buffer.from('\ufeff<p>é', 'utf16le'), null)).toMatchObject({
      html: '<p>é',
      charset: { used: 'utf-16le' },
    });
  });

  it.each([
    [
      'shift_jis',
      '82b182ea82cd93fa967b8cea82cc83658358836782c582b7814282e682eb82b582ad82a88ae882a282b582dc82b78142',
      '日本語',
    ],
    [
      'windows-1251',
      'cff0e8e2e5f2 20 fdf2ee 20 f0f3f1f1eae8e9 20 f2e5eaf1f2 20 e4ebff 20 eff0eee2e5f0eae8',
      'русский',
    ],
    ['euc-kr', 'c7d1b1b9beeeb7ce20beb2c0ce20b1dbc0d4b4cfb4d92e20c0d0beee20c1d6bcbcbfe4', '한국어'],
    [
      'gbk',
      'ced2c3c7b5c4cdf8d5becac7d6d0b9fac8cbb5c4cdf8d5bea3acb2bbd2aacbb5cbfbc0b4c1cba3acd4dad5e2c0efd3d0badcb6e0b5c4c8cba1a3',
      '我们',
    ],
    [
      'big5',
      'a7daadccaababaf4afb8ac4fa4a4b0eaa448aababaf4afb8a141a4a3ad6ebba1a54ca8d3a446a141a662b36fb8cca6b3abdca668aabaa448a143',
      '我們',
    ],
  ])('detects %s', (used, bytes, found) => {
    const { html, charset } = decodeBody(hex(bytes), 'text/html');
    expect(charset).toMatchObject({ used, source: 'detected' });
    expect(html).toContain(found);
  });

  it('ignores declarations in comments and other tags', () => {
    expect(
      decodeBody(
        utf8('<!-- <meta charset=koi8-r> --><div title="<meta charset=koi8-r>"><meta charset=utf-8>'),
        null,
      ).charset,
    ).toMatchObject({
      meta: 'utf-8',
      used: 'utf-8',
    });
  });

  it('reports a declaration that is too late', () => {
    const late = decodeBody(utf8(`<!--${' '.repeat(1100)}--><meta charset=utf-8>`), null).charset;
    expect(late).toMatchObject({ metaInTime: false, meta: 'utf-8' });
    expect(decodeBody(utf8('<meta charset=utf-8>'), null).charset).toMatchObject({
      metaInTime: true,
      metaOffset: 0,
    });
  });

  it('normalises line endings and marks undecodable bytes', () => {
    expect(decodeBody(latin('a\r\nb\rc\u00ff'), 'text/html; charset=utf-8').html).toBe('a\nb\nc\ufffd');
  });
});
