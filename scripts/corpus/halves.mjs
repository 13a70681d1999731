/** The lot that puts each site into one of two halves, one to work on and one to measure, and the parts beside them. */
import { createHash } from 'node:crypto';

/** By the hash of the name alone, so that neither a new site nor its result moves another one. */
export const halfOf = (name) =>
  createHash('sha256').update(name).digest().readUInt8(0) % 2 === 0 ? 'work' : 'measure';

/** `fresh`, `unseen` and `last` were fetched without being read, in this order; judges have read the first two since. */
export const parts = ['work', 'measure', 'fresh', 'unseen', 'last'];

export const partOf = ({ name, part }) => part ?? halfOf(name);
