/** The bench in the analyst's thread: the same answer as beside it, one task after the other, and nobody left waiting. */
import { answerQuestion } from '@pagewright/engine/advise/chat/answer-question';
import { openWorkbench } from '@pagewright/engine/chat-workbench';
import { afterEach, describe, expect, it } from 'vitest';
import { analysisOfSite, breadUrl } from '../testing/talked-about-site.ts';
import { type AnalystDesk, createAnalystDesk } from './analyst-desk.ts';
import { createChatDesk } from './chat-desk.ts';

const analysis = analysisOfSite();
const order = { report: JSON.stringify(analysis), pageUrl: breadUrl, copy: null, today: '2026-11-15' };
const question = { text: 'How many words does this page have?', earlier: [] };

let analyst: AnalystDesk;
const open = () => {
  analyst = createAnalystDesk();
  return createChatDesk(analyst);
};
afterEach(() => analyst.close());

describe('a bench in the analyst’s thread', () => {
  it('answers as the engine does beside it, and tells what a model is told', async () => {
    const line = await open().open(order);
    const bench = openWorkbench({ analysis, pageUrl: breadUrl, copy: null, today: '2026-11-15' });
    if (line === null || bench === null) throw new Error('The page is one of the analysis.');
    const [answer, briefing, trial, rule] = await Promise.all([
      line.answer(question, () => undefined),
      line.briefing(),
      line.attempt([{ kind: 'title', text: 'New' }]),
      line.askRule('title-too-short'),
    ]);
    expect(answer).toEqual(await answerQuestion(question, { bench, models: null }));
    expect(briefing).toMatchObject({ url: breadUrl, title: 'Bread' });
    expect([trial, rule]).toEqual([null, { kind: 'fails' }]);
    line.close();
  });

  it('is none for a page that the analysis has not, and a report that cannot be read is told', async () => {
    const desk = open();
    expect(await desk.open({ ...order, pageUrl: `${breadUrl}/none` })).toBeNull();
    await expect(desk.open({ ...order, report: '{"pages": 1}' })).rejects.toThrow();
    expect(await desk.open(order)).not.toBeNull();
  });

  it('leaves nobody waiting when the thread ends', async () => {
    const line = await open().open(order);
    const asked = line?.answer(question, () => undefined);
    const ended = expect(asked).rejects.toThrow('The analyst ended.');
    await analyst.close();
    await ended;
    await expect(line?.briefing()).rejects.toThrow('The analyst ended.');
  });

  it('gives up an answer that takes too long', async () => {
    analyst = createAnalystDesk();
    await expect(createChatDesk(analyst, 1).open(order)).rejects.toThrow('too long');
  });

  it('can be made ready before anybody asks', async () => {
    const desk = open();
    desk.warm();
    expect(analyst.isAwake()).toBe(true);
  });
});
