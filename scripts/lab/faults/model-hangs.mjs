/** The model takes questions and never answers. */
import { createServer } from 'node:http';
import { limits } from '../../../contract/limits.ts';
import { areSound } from '../books.mjs';

export async function modelHangs({ holds, figure }, openBench) {
  let asked = 0;
  const model = createServer(() => {
    asked += 1;
  });
  await new Promise((resolve) => model.listen(0, '127.0.0.1', resolve));
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'one-that-hangs',
    AI_API_KEY: 'none',
    AI_BASE_URL: `http://127.0.0.1:${model.address().port}/v1`,
  };
  const bench = await openBench({ env, settings: { useAI: true } });
  const [run] = await bench.begin(1);
  const seconds = (await bench.untilSettled(240_000)) / 1000;
  const books = await bench.books();
  holds(
    'the run completes although the model hangs, seconds',
    areSound(books) && books.completed === 1 && asked > 0,
    seconds,
  );
  const analysis = await bench.analysisOf(run);
  const filled = (analysis?.pages ?? []).filter(({ suggestions }) => (suggestions ?? []).length > 0).length;
  figure('pages with suggestions all the same', `${filled} of ${analysis?.pages.length}`);
  const notes = (analysis?.coverage.notes ?? []).filter((note) => /built-in/i.test(note));
  holds('the report says who wrote instead', notes.length > 0, notes.join(' '));
  // Duplicated content is found without a model, and its price is its own.
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
