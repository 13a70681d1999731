/** What is sealed opens only with the key of this installation, and only where it belongs. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSecretBox } from './secret-box.ts';

async function newFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secret-box-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'data', 'secrets.key');
}

it('makes a key that only its owner can read, once', async () => {
  const file = await newFile();
  const [first, second] = await Promise.all([
    openSecretBox(file).seal('one', 'a'),
    openSecretBox(file).seal('two', 'a'),
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')).toHaveLength(32);
  expect(await openSecretBox(file).open(first, 'a')).toBe('one');
  expect(await openSecretBox(file).open(second, 'a')).toBe('two');
});

it('gives the same text another form each time, without the text in it', async () => {
  const box = openSecretBox(await newFile());
  const [one, two] = [await box.seal('open sesame', 'a'), await box.seal('open sesame', 'a')];
  expect(one.equals(two)).toBe(false);
  expect(one.toString('latin1')).not.toContain('sesame');
});

it('opens nothing for another place, with another key, changed or without a key', async () => {
  const file = await newFile();
  const box = openSecretBox(file);
  const sealed = await box.seal('open sesame', 'site 1');
  expect(await box.open(sealed, 'site 2')).toBeNull();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(await box.open(changed, 'site 1')).toBeNull();
  expect(await box.open(sealed.subarray(0, 20), 'site 1')).toBeNull();
  rmSync(file);
  expect(await box.open(sealed, 'site 1')).toBeNull();
  await box.seal('another', 'site 1');
  expect(await box.open(sealed, 'site 1')).toBeNull();
});

it('names the file that is not a key', async () => {
  const file = await newFile();
  await openSecretBox(file).seal('x', 'a');
  writeFileSync(file, 'not a key');
  await expect(openSecretBox(file).seal('x', 'a')).rejects.toThrow(/secrets\.key is not a key/);
});
