/** Encrypts with AES-256-GCM and the key of this installation, a file that only the server's own user can read. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SecretBox } from '../services/deps.ts';

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
/** Of the stored form, so that another cipher can follow. */
const version = 1;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Null when there is no file. */
async function readKey(file: string): Promise<Buffer | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes)
    throw new Error(`${file} is not a key for credentials: it must hold ${keyBytes} random bytes in base64.`);
  return key;
}

/** The first of several processes creates it. */
async function createKey(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const half = `${file}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(half, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(half, file); // unlike a rename it fails where another process was faster
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(half, { force: true });
  }
}

/** The key is made when the first secret is, and never when one is read: another would only hide that it is lost. */
export function openSecretBox(keyFile: string): SecretBox {
  return {
    seal: async (text, context) => {
      if ((await readKey(keyFile)) === null) await createKey(keyFile);
      const key = await readKey(keyFile);
      if (key === null) throw new Error(`${keyFile} could not be created.`);
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), body]);
    },
    open: async (sealed, context) => {
      const key = await readKey(keyFile);
      if (key === null || sealed[0] !== version || sealed.length < 1 + ivBytes + tagBytes) return null;
      const iv = sealed.subarray(1, 1 + ivBytes);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
      try {
        const body = decipher.update(sealed.subarray(1 + ivBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
