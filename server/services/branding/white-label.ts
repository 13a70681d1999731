/** Reads, checks, saves and removes the white label of a user. */
import type { Branding } from '@pagewright/contract/entities/branding';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { imageSizeOf } from '@pagewright/engine/crawl/probes/image-size';
import { refuse } from '../../errors/refusal.ts';
import * as store from '../../store/brandings.ts';
import type { Deps } from '../deps.ts';
import { words } from './words.ts';

const signatures: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  webp: (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

const refuseLogo = (message: string) => refuse('invalid_input', { message, fields: { logo: message } });

/** A file is what its first bytes say, whatever it is called; one that says nothing of its size is no image. */
function checkLogo(logo: string | null): void {
  if (logo === null) return;
  const [, type = '', data = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(logo) ?? [];
  const bytes = Buffer.from(data, 'base64');
  const size = signatures[type]?.(bytes) === true ? imageSizeOf(bytes) : null;
  if (size === null || size.width === 0 || size.height === 0) throw refuseLogo(words.noImage);
  const { logoPixelsMax } = limits.branding;
  if (size.width > logoPixelsMax || size.height > logoPixelsMax)
    throw refuseLogo(words.tooLarge({ most: logoPixelsMax }));
}

export async function readWhiteLabel({ db }: Deps, user: User): Promise<{ branding: Branding | null }> {
  return { branding: await store.readBranding(db, user.id) };
}

export async function saveWhiteLabel({ db }: Deps, user: User, branding: Branding): Promise<Branding> {
  checkLogo(branding.logo);
  await store.saveBranding(db, user.id, branding);
  return branding;
}

export async function removeWhiteLabel({ db }: Deps, user: User): Promise<{ ok: true }> {
  await store.deleteBranding(db, user.id);
  return { ok: true };
}
