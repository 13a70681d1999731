/** What a report says beside its findings: what it is, as code and data, and the English sentence. */
import { z } from 'zod';

const MessageData = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
export type MessageData = z.infer<typeof MessageData>;

export const Message = z.object({ code: z.string(), data: MessageData, text: z.string() });
export type Message = z.infer<typeof Message>;
