/** Makes messages of a table with a text for each code. */
import type { Message, MessageData } from '../entities/message.ts';
import type { DataOf } from '../messages/message-data.ts';
import { translate } from '../messages/translate.ts';

type Data<Text extends string> =
  unknown extends DataOf<Text> ? readonly [data?: MessageData] : readonly [data: DataOf<Text> & MessageData];

/** `said` words data for the text alone; the message keeps them as they are. */
export const messagesOf =
  <const Texts extends Readonly<Record<string, string>>>(
    texts: Texts,
    said: (data: MessageData) => MessageData = (data) => data,
  ) =>
  <Code extends keyof Texts & string>(code: Code, ...[data = {}]: Data<Texts[Code]>): Message => ({
    code,
    data,
    text: translate(texts[code] ?? '', said(data)),
  });
