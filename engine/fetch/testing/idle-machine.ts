/** A machine that always has time, so that tests measure the same on a busy one. */
import type { MachineLoad } from '../machine-load.ts';

export const idleMachine: Pick<MachineLoad, 'watch'> = {
  watch: () => ({ isOverloaded: () => false, end: () => undefined }),
};
