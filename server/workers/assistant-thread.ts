/** The worker for chat messages and for new suggestions for a page: its connections share the models. */
import { openChatHandlers } from './chat-handlers.ts';
import { createBuiltInSuggester } from './lazy-suggester.ts';
import { createModelLoader } from './load-models.ts';
import { serveConnections } from './serve-connections.ts';
import { openSuggestHandlers } from './suggest-handlers.ts';

const loadModels = createModelLoader();
const suggester = createBuiltInSuggester(loadModels);

serveConnections(() => ({ ...openSuggestHandlers(suggester), ...openChatHandlers(loadModels) }));
