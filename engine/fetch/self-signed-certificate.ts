/** Makes a self-signed certificate whose key exists only in this process. */
import { generateKeyPairSync, sign } from 'node:crypto';

const dayMs = 86_400_000;

/** One value of X.509's notation (DER): kind, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const list = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const identifier = (text: string): Buffer => der(0x06, hex(text));
const yes = hex('0101ff');

const ecdsaWithSha256 = list(identifier('2a8648ce3d040302'));
const nameOf = (host: string): Buffer =>
  list(der(0x31, list(identifier('550403'), der(0x0c, Buffer.from(host)))));

/** As `261115134139Z`. */
const timeOf = (ms: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`));

export interface SelfSignedCertificate {
  readonly key: string;
  readonly cert: string;
}

/** Signed by itself, for one host, valid for a day on either side of now. */
export function makeCertificate(host: string): SelfSignedCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const isAuthority = list(identifier('551d13'), yes, der(0x04, list(yes)));
  const alsoCalled = list(identifier('551d11'), der(0x04, list(der(0x82, Buffer.from(host)))));
  const content = list(
    hex('a003020102'),
    hex('020101'),
    ecdsaWithSha256,
    nameOf(host),
    list(timeOf(Date.now() - dayMs), timeOf(Date.now() + dayMs)),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, list(isAuthority, alsoCalled)),
  );
  const signature = der(0x03, hex('00'), sign('sha256', content, privateKey));
  const lines = list(content, ecdsaWithSha256, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
