/** CONNECT_TO is read as written, and a wrong entry is named with what to write instead. */
import { describe, expect, it } from 'vitest';
import { connectTargetFor, parseConnectTo } from './connect-to.ts';

const at = (url: string, setting: string) => connectTargetFor(new URL(url), parseConnectTo(setting));

describe('parseConnectTo', () => {
  it('reads several entries, plain unless https: is said', () => {
    expect([...parseConnectTo(' shop.example=127.0.0.1:8081, Blog.Example=https:[::1]:8443,')]).toEqual([
      ['shop.example', { host: '127.0.0.1', port: 8081, https: false }],
      ['blog.example', { host: '::1', port: 8443, https: true }],
    ]);
  });

  it('is empty for an empty setting', () => {
    expect(parseConnectTo('').size).toBe(0);
  });

  it('reads a name with umlauts in its ASCII form', () => {
    expect([...parseConnectTo('müller.example=localhost:1').keys()]).toEqual(['xn--mller-kva.example']);
  });

  it.each([
    ['shop.example', 'has no "="'],
    ['shop.example=', 'has no address'],
    ['shop.example=127.0.0.1', 'has no port'],
    ['shop.example=127.0.0.1:', 'impossible port ""'],
    ['shop.example=127.0.0.1:0', 'impossible port "0"'],
    ['shop.example=127.0.0.1:65536', 'impossible port "65536"'],
    ['shop.example=127.0.0.1:80a', 'impossible port "80a"'],
    ['=127.0.0.1:80', 'does not begin with a host name'],
    ['10.0.0.1=127.0.0.1:80', 'does not begin with a host name'],
    ['sh op.example=127.0.0.1:80', 'does not begin with a host name'],
    ['shop.example:x=127.0.0.1:80', 'impossible port "x" after the host'],
    ['a.example=127.0.0.1:80,a.example=127.0.0.1:81', 'names a host that an earlier entry named'],
  ])('refuses %j and says why', (setting, because) => {
    expect(() => parseConnectTo(setting)).toThrow(because);
    expect(() => parseConnectTo(setting)).toThrow('write HOST=ADDRESS:PORT, for example');
  });
});

describe('connectTargetFor', () => {
  it('sends both schemes and any port of a named host to its target', () => {
    const target = { host: '127.0.0.1', port: 81, https: false };
    for (const url of [
      'http://a.example/',
      'https://a.example/x',
      'https://a.example:8443/',
      'http://A.example./',
    ]) {
      expect(at(url, 'a.example=127.0.0.1:81')).toEqual(target);
    }
  });

  it('ignores other hosts, the www variant too', () => {
    expect(at('http://b.example/', 'a.example=127.0.0.1:81')).toBeNull();
    expect(at('http://www.a.example/', 'a.example=127.0.0.1:81')).toBeNull();
  });

  it('closes the other port of a host that is named with one', () => {
    const setting = 'a.example:80=127.0.0.1:81';
    expect(at('http://a.example/', setting)).toEqual({ host: '127.0.0.1', port: 81, https: false });
    expect(at('https://a.example/', setting)).toBe('closed');
  });
});
