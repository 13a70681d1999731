/** All English sentences of answers: the form of every other language. */

import { enConversation } from './en-conversation.ts';
import { enFindings } from './en-findings.ts';
import { enParts } from './en-parts.ts';
import { enText } from './en-text.ts';

export const en = { ...enText, ...enParts, ...enFindings, ...enConversation };
