/** The worker in which server logs are read. */
import { openLogHandlers } from './log-handlers.ts';
import { serveConnections } from './serve-connections.ts';

serveConnections(openLogHandlers);
