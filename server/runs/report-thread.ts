/** The thread in which reports are rendered and rewritten, one task after the other. */
import { parentPort } from 'node:worker_threads';
import { reportTasks, type TaskAnswer, type TaskRequest } from './report-tasks.ts';

if (parentPort === null) throw new Error('report-thread.ts is a thread of the server, not a program.');
const port = parentPort;

async function answer({ name, input }: TaskRequest): Promise<TaskAnswer> {
  try {
    return { kind: 'done', output: await reportTasks[name](input) };
  } catch (error) {
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

port.on('message', (request: TaskRequest) => {
  void answer(request).then((message) => port.postMessage(message));
});
