/** A worker is killed with -9 in the middle; `npm run test:kill` does so fifty times. */
import { areSound } from '../books.mjs';

export async function workerKilled({ holds }, openBench) {
  const bench = await openBench();
  await bench.begin(6);
  await bench.untilAtWork();
  bench.product.child.kill('SIGKILL');
  await bench.product.ended;
  const killedAt = performance.now();
  bench.product = await bench.launch();
  await bench.untilSettled();
  const books = await bench.books();
  const seconds = (performance.now() - killedAt) / 1000;
  holds(
    'runs are whole after kill -9, seconds',
    areSound(books) && books.completed === 6 && seconds < 60,
    seconds,
  );
  await bench.close();
}
