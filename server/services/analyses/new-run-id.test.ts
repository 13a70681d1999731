/** Ids of runs are unique, ordered by time and valid analysis ids. */
import { describe, expect, it } from 'vitest';
import { isAnalysisId } from '../../store/analyses.ts';
import { newRunId } from './new-run-id.ts';

describe('the id of a run', () => {
  it('is a UUID of version 7 that begins with its time', () => {
    // The example of RFC 9562, appendix A.6.
    const id = newRunId(0x017f22e279b0);
    expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(isAnalysisId(id)).toBe(true);
  });

  it('is greater than any of an earlier millisecond, and never the same', () => {
    const times = [0, 1, 0xffff, 0x10000, Date.now(), Date.now() + 1, 2 ** 47];
    const ids = times.map(newRunId);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(Array.from({ length: 1000 }, () => newRunId(5))).size).toBe(1000);
  });
});
