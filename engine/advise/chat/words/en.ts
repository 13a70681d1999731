/** All sentences of the answers in English: the form that every language has. */
import { enFindings } from './en-findings.ts';
import { enParts } from './en-parts.ts';
import { enTalk } from './en-talk.ts';
import { enText } from './en-text.ts';

export const en = { ...enText, ...enParts, ...enFindings, ...enTalk };
