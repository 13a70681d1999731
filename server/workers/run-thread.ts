/** The worker in which runs are executed, several at once. */
import { workerData } from 'node:worker_threads';
import { createRunHandlers } from './run-handlers.ts';
import { serveConnections } from './serve-connections.ts';

serveConnections(createRunHandlers(workerData));
