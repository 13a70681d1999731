/** The filter of the URL explorer: conditions on columns, joined by and/or to a depth of three. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import { type ColumnType, columnOf, type Operator, operators, operatorsOf } from './url-columns.ts';
import { words } from './words.ts';

const text = z.string().max(limits.explorer.valueMax);
const value = z.union([text, z.number(), z.boolean()]);

const Condition = z.strictObject({
  column: z.string().max(80),
  is: value.optional(),
  isNot: value.optional(),
  contains: text.min(1).optional(),
  notContains: text.min(1).optional(),
  startsWith: text.min(1).optional(),
  endsWith: text.min(1).optional(),
  has: text.min(1).optional(),
  hasNot: text.min(1).optional(),
  atLeast: z.union([text, z.number()]).optional(),
  atMost: z.union([text, z.number()]).optional(),
  isEmpty: z.boolean().optional(),
});
export type UrlCondition = z.infer<typeof Condition>;
export type FilterValue = string | number | boolean;

const statusClass = /^[1-5]xx$/;
const day = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
/** A day that the calendar has. */
export const isDay = (given: unknown): boolean => {
  if (typeof given !== 'string' || !day.test(given)) return false;
  const date = new Date(given);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
};

const isNumber = (given: FilterValue): boolean => typeof given === 'number' && Number.isFinite(given);

const fits: Readonly<Record<ColumnType, (given: FilterValue, operator: Operator) => boolean>> = {
  text: (given) => typeof given === 'string',
  own: (given, operator) =>
    operator === 'atLeast' || operator === 'atMost' ? isNumber(given) : typeof given === 'string',
  number: isNumber,
  status: (given, operator) =>
    isNumber(given) ||
    ((operator === 'is' || operator === 'isNot') && typeof given === 'string' && statusClass.test(given)),
  boolean: (given) => typeof given === 'boolean',
  choice: (given) => typeof given === 'string',
  list: (given) => typeof given === 'string',
  date: isDay,
};

/** The operators that a condition names: it must be one. */
export const operatorsIn = (condition: UrlCondition): Operator[] =>
  operators.filter((name) => condition[name] !== undefined);

const wantedValue: Readonly<Record<ColumnType, () => string>> = {
  text: () => words.wantsText,
  own: () => words.wantsTextOrNumber,
  number: () => words.wantsNumber,
  status: () => words.wantsStatus,
  boolean: () => words.wantsBoolean,
  choice: () => words.wantsText,
  list: () => words.wantsText,
  date: () => words.wantsDay,
};

/** What is wrong with a condition; null where nothing is. */
function faultOf(condition: UrlCondition): string | null {
  const { column: name } = condition;
  const column = columnOf(name);
  if (column === undefined) return words.noColumn({ name });
  const given = operatorsIn(condition);
  const [operator] = given;
  if (operator === undefined || given.length > 1) return words.oneOperator({ name });
  const known = operatorsOf[column.type];
  if (!known.includes(operator)) return words.noOperator({ name, operator, known: known.join(', ') });
  const asked = condition[operator];
  if (operator === 'isEmpty' || asked === undefined) return null;
  if (!fits[column.type](asked, operator)) return wantedValue[column.type]();
  if (column.choices !== undefined && !column.choices.includes(String(asked)))
    return words.noChoice({ name, choices: column.choices.join(', ') });
  return null;
}

export type UrlFilter =
  | UrlCondition
  | { readonly and: readonly UrlFilter[] }
  | { readonly or: readonly UrlFilter[] };

type Check = (given: unknown, context: z.core.$RefinementCtx) => void;

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null;

const checkCondition: Check = (given, context) => {
  const parsed = Condition.safeParse(given);
  for (const { message, path } of parsed.error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path: [...path] });
  const message = parsed.success ? faultOf(parsed.data) : null;
  if (message !== null) context.addIssue({ code: 'custom', message });
};

/** Levels of and/or around the conditions. */
const groupsMax = 2;

/** The form that was meant decides about the error: a group, or else a condition. */
function checkFilter(given: unknown, context: z.core.$RefinementCtx, groups = groupsMax): void {
  const group = isObject(given) ? (['and', 'or'] as const).find((name) => name in given) : undefined;
  if (group === undefined || !isObject(given)) {
    checkCondition(given, context);
    return;
  }
  const members = given[group];
  const isList = Array.isArray(members) && members.length > 0 && Object.keys(given).length === 1;
  if (groups === 0) context.addIssue({ code: 'custom', message: words.tooDeep });
  else if (!isList || members.length > limits.explorer.conditionsMax)
    context.addIssue({ code: 'custom', message: words.wrongGroup({ most: limits.explorer.conditionsMax }) });
  else for (const member of members) checkFilter(member, context, groups - 1);
}

/** At most three levels: and/or, and/or, conditions. */
export const UrlFilter = z
  .unknown()
  .superRefine((given, context) => checkFilter(given, context)) as z.ZodType<UrlFilter>;

export const isCondition = (filter: UrlFilter): filter is UrlCondition => 'column' in filter;
