/** The worker for chat messages and for new suggestions for a page. */
import { AssistantLanguages } from '@pagewright/engine/assistant/message-language';
import { openChatHandlers } from './chat-handlers.ts';
import { createBuiltInSuggester } from './lazy-suggester.ts';
import { serveConnections } from './serve-connections.ts';
import { openSuggestHandlers } from './suggest-handlers.ts';

const suggester = createBuiltInSuggester();
const languages = new AssistantLanguages();

serveConnections(() => ({ ...openSuggestHandlers(suggester), ...openChatHandlers(languages) }));
