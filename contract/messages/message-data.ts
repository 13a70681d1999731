/** The data of ICU messages, and its type as the braces of a message tell it. */
import { z } from 'zod';

const MessageValue = z.union([z.string(), z.number(), z.array(z.string()).readonly()]);
type MessageValue = z.infer<typeof MessageValue>;

export const MessageData = z.record(z.string(), MessageValue).readonly();
export type MessageData = z.infer<typeof MessageData>;

/** `{count, plural, …}` and `{size, number}` take a number, `{kind, select, …}` a string. */
type ValueOf<Kind extends string> = Kind extends ` ${'plural' | 'number'}${string}` ? number : string;

type Named<Name extends string, Value> = { readonly [K in Name]: Value };

/** Within a text: at its next brace an argument begins, or the form of a choice ends. */
type InText<T extends string, Found> = T extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? AfterForm<T, Found>
    : After extends `${infer Argument}}${infer Rest}`
      ? Argument extends `${infer Name},${infer Kind}`
        ? Kind extends `${string}{${string}`
          ? After extends `${string},${infer Forms}`
            ? BetweenForms<Forms, Found & Named<Name, ValueOf<Kind>>>
            : never
          : InText<Rest, Found & Named<Name, ValueOf<Kind>>>
        : InText<Rest, Found & Named<Argument, MessageValue>>
      : never
  : T extends `${string}}${string}`
    ? AfterForm<T, Found>
    : Found;

type AfterForm<T extends string, Found> = T extends `${string}}${infer Rest}`
  ? BetweenForms<Rest, Found>
  : never;

/** `one {…} other {…}`: at its next brace a form begins, or the choice ends. */
type BetweenForms<T extends string, Found> = T extends `${infer Before}{${infer Form}`
  ? Before extends `${string}}${string}`
    ? AfterChoice<T, Found>
    : InText<Form, Found>
  : AfterChoice<T, Found>;

type AfterChoice<T extends string, Found> = T extends `${string}}${infer Rest}` ? InText<Rest, Found> : never;

/** The data that a message needs. */
export type DataOf<Text extends string> = InText<Text, unknown>;
