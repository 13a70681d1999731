/** The worker for chat messages and for new suggestions for a page. */
import { AssistantLanguages } from '@pagewright/engine/assistant/message-language';
import { openChatHandlers } from './chat-handlers.ts';
import { createBuiltInSuggester } from './lazy-suggester.ts';
import { productKnowledge } from './product-knowledge.ts';
import { serveConnections } from './serve-connections.ts';
import { openSuggestHandlers } from './suggest-handlers.ts';

const suggester = createBuiltInSuggester();
const languages = new AssistantLanguages(productKnowledge);

serveConnections(() => ({ ...openSuggestHandlers(suggester), ...openChatHandlers(languages) }));
