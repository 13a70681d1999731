/** The worker in which runs are executed, one after the other. */
import { workerData } from 'node:worker_threads';
import { createRunHandlers } from './run-handlers.ts';
import { serveConnections } from './serve-connections.ts';

serveConnections(createRunHandlers(workerData));
