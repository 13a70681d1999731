/** Delays that let the responses of a site arrive in another order for each seed. */
import { createHash } from 'node:crypto';

const maxDelayMs = 40;

export const arrivalDelayMs = (seed: number, path: string): number =>
  (createHash('sha256').update(`${seed} ${path}`).digest()[0] ?? 0) % maxDelayMs;
