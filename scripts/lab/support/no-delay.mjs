/** Preloaded by a product process: its runs read a site on this machine without users' delay. */
import { WorkerPool } from '../../../server/workers/worker-pool.ts';

const original = Object.getOwnPropertyDescriptor(WorkerPool.prototype, 'run')?.value;

WorkerPool.prototype.run = function runUndelayed(method, input, options) {
  if (method !== 'executeRun') return original.call(this, method, input, options);
  const order = { ...input.order, options: { ...input.order.options, crawlDelayMs: 0 } };
  return original.call(this, method, { ...input, order }, options);
};
