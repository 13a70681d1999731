/** A worker is killed with SIGKILL during a run; `npm run test:kill` does so fifty times. */
import { areSound } from '../accounting.mjs';

export async function workerKilled({ holds }, openSandbox) {
  const bench = await openSandbox();
  await bench.begin(6);
  await bench.untilAtWork();
  bench.product.child.kill('SIGKILL');
  await bench.product.ended;
  const killedAt = performance.now();
  bench.product = await bench.launch();
  await bench.untilFinished();
  const accounting = await bench.accounting();
  const seconds = (performance.now() - killedAt) / 1000;
  holds(
    'runs are complete after kill -9, seconds',
    areSound(accounting) && accounting.completed === 6 && seconds < 60,
    seconds,
  );
  await bench.close();
}
