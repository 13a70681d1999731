/** A worker is killed with SIGKILL during a run (`npm run lab -- kill` does so again and again), or the process is stopped while streams are open. */
import { areSound } from '../support/accounting.mjs';
import { openStream } from '../support/callers.mjs';

export async function workerKilled({ holds, figure }, openSandbox) {
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
  holds('runs are complete after kill -9', areSound(accounting) && accounting.completed === 6, accounting);
  figure('seconds until they were', seconds);
  await bench.close();
}

const watchersPerRun = 10;

export async function stoppedWithStreams({ holds, figure }, openSandbox) {
  const bench = await openSandbox();
  const runs = await bench.begin(6);
  const watch = () =>
    runs.flatMap(({ host, cookie }) =>
      Array.from({ length: watchersPerRun }, () => openStream(bench.url, host, cookie)),
    );
  const streams = watch();
  await Promise.all(streams.map(({ opened }) => opened));
  await bench.untilAtWork();
  const { code, ms } = await bench.stopProduct();
  holds('it ends with 0 within 15 seconds, ms', code === 0 && ms < 15_000, ms);
  const lasts = await Promise.all(streams.map(({ ended }) => ended));
  holds(
    'every stream was ended, none was cut',
    lasts.every((last) => last !== null),
    lasts.length,
  );
  const handedBack = (await bench.lab.runs()).filter(({ state }) => state === 'running').length;
  holds('runs that were not requeued', handedBack === 0, handedBack);
  bench.product = await bench.launch();
  const again = watch();
  await bench.untilFinished();
  const ends = await Promise.all(again.map(({ ended }) => ended));
  holds(
    'every reconnected stream received the end of its run',
    ends.every((last) => last?.status === 'completed'),
    ends.length,
  );
  const accounting = await bench.accounting();
  holds(
    'runs are complete after the stop',
    areSound(accounting) && accounting.completed === runs.length,
    accounting,
  );
  const crashes = (await bench.lab.runs()).reduce((sum, run) => sum + run.crashes, 0);
  figure('runs counted as crashed', crashes);
  await bench.close();
}
