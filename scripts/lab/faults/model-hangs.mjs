/** The model accepts prompts and never answers. */
import { createServer } from 'node:http';
import { limits } from '../../../contract/limits.ts';
import { areSound } from '../support/accounting.mjs';

export async function modelHangs({ holds, figure }, openSandbox) {
  let requested = 0;
  const model = createServer(() => {
    requested += 1;
  });
  await new Promise((resolve) => model.listen(0, '127.0.0.1', resolve));
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'one-that-hangs',
    AI_API_KEY: 'none',
    // Less than usual, so that CI need not wait: how the time is shared is tested with a clock of its own.
    AI_TIMEOUT_S: '10',
    AI_BASE_URL: `http://127.0.0.1:${model.address().port}/v1`,
  };
  const bench = await openSandbox({ env, settings: { useAI: true } });
  const [run] = await bench.begin(1);
  const seconds = (await bench.untilFinished(240_000)) / 1000;
  const accounting = await bench.accounting();
  holds(
    'the run completes although the model hangs, seconds',
    areSound(accounting) && accounting.completed === 1 && requested > 0,
    seconds,
  );
  const analysis = await bench.analysisOf(run);
  const filled = (analysis?.pages ?? []).filter(({ suggestions }) => (suggestions ?? []).length > 0).length;
  figure('pages with suggestions nevertheless', `${filled} of ${analysis?.pages.length}`);
  const notes = (analysis?.coverage.notes ?? []).filter(
    ({ code }) => code === 'pages-filled-in' || code === 'site-filled-in',
  );
  holds('the report says who wrote instead', notes.length > 0, notes.map(({ text }) => text).join(' '));
  // Duplicate content is found without a model, and has its own price.
  const { scan, contentDuplication } = limits.credits;
  const used = analysis?.processingStats.creditsUsed;
  holds(
    'suggestions that the model did not write are not charged',
    used === scan.paid + contentDuplication,
    used,
  );
  await bench.close();
  model.closeAllConnections();
  model.close();
}
