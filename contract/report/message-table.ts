/** Makes messages of a table with a sentence for each code. */
import type { Message, MessageData } from '../entities/message.ts';

type Field =
  | ('path' | 'most' | 'segment' | 'type' | 'pattern' | 'to' | 'by' | 'what' | 'status' | 'text' | 'minutes')
  | ('requests' | 'blocked' | 'fetches' | 'why' | 'count' | 'url' | 'lost' | 'known' | 'host' | 'variant')
  | ('seconds' | 'left' | 'all' | 'seen' | 'pages' | 'domain' | 'listed' | 'name' | 'covered' | 'filledIn')
  | 'delivered';

/** What a sentence may name; each code has the fields that its own one does. */
export type MessageFields = Readonly<Record<Field, string | number> & Record<'places' | 'parts', string[]>>;

export type MessageTable = Readonly<Record<string, (data: MessageFields) => string>>;

export const messagesOf =
  <Table extends MessageTable>(table: Table) =>
  (code: keyof Table & string, data: MessageData = {}): Message => ({
    code,
    data,
    text: table[code]?.(data as MessageFields) ?? '',
  });
