/** Which intents a sentence comes near in meaning. */
import { expect, it } from 'vitest';
import { nearestIntents, quantize } from './encoded-phrasings.ts';

const vector = (...values: number[]): Float32Array => Float32Array.from(values);
const encoded = {
  intents: ['speed', 'title', 'title'],
  vectors: Int8Array.from(
    [vector(1, 0), vector(0, 1), vector(0.6, 0.8)].flatMap((each) => [...quantize(each)]),
  ),
};

it('goes by the nearest phrasing of each intent', () => {
  const near = nearestIntents(encoded, [vector(0.6, 0.8)]);
  expect(near.get('title')).toBeCloseTo(1, 1);
  expect(near.get('speed')).toBeCloseTo(0.6, 1);
});

it('takes the sentence that comes nearest', () =>
  expect(nearestIntents(encoded, [vector(0, 1), vector(1, 0)]).get('speed')).toBeCloseTo(1, 1));

it('is near to nothing without a sentence', () => expect([...nearestIntents(encoded, [])]).toEqual([]));
