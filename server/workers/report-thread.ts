/** The worker in which reports are rendered and rewritten. */
import { reportTasks } from './report-tasks.ts';
import { serveConnections } from './serve-connections.ts';

serveConnections(() => reportTasks);
