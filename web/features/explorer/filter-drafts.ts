/** A filter while it is edited: one group of conditions, of which some may be groups themselves. */
import {
  type ColumnType,
  columnOf,
  type Operator,
  operatorsOf,
} from '@pagewright/contract/explorer/url-columns';
import {
  isCondition,
  operatorsIn,
  type UrlCondition,
  UrlFilter,
} from '@pagewright/contract/explorer/url-filter';

export type Join = 'and' | 'or';

export interface ConditionDraft {
  readonly key: number;
  readonly column: string;
  readonly operator: Operator;
  readonly value: string;
}

export interface GroupDraft {
  readonly key: number;
  readonly join: Join;
  readonly members: readonly (ConditionDraft | GroupDraft)[];
}

export const isGroup = (draft: ConditionDraft | GroupDraft): draft is GroupDraft => 'members' in draft;

/** Gives every part a key of its own. */
export type NextKey = () => number;

export function keysFrom(first: number): NextKey {
  let key = first;
  return () => {
    key += 1;
    return key;
  };
}

export const typeOf = (column: string): ColumnType => columnOf(column)?.type ?? 'text';
export const operatorsFor = (column: string): readonly Operator[] => operatorsOf[typeOf(column)];

export function newCondition(next: NextKey, column = 'status'): ConditionDraft {
  const [operator = 'is'] = operatorsFor(column);
  return { key: next(), column, operator, value: firstValue(column, operator) };
}

/** What a choice begins with. */
export function firstValue(column: string, operator: Operator): string {
  if (operator === 'isEmpty' || typeOf(column) === 'boolean') return 'true';
  return columnOf(column)?.choices?.[0] ?? '';
}

function conditionDraft(condition: UrlCondition, next: NextKey): ConditionDraft {
  const [operator = 'is'] = operatorsIn(condition);
  return { key: next(), column: condition.column, operator, value: String(condition[operator] ?? '') };
}

const membersOf = (filter: Exclude<UrlFilter, UrlCondition>): [Join, readonly UrlFilter[]] =>
  'and' in filter ? ['and', filter.and] : ['or', filter.or];

/** A filter of one condition is a group of one. */
export function draftOf(filter: UrlFilter | undefined, next: NextKey): GroupDraft {
  if (filter === undefined) return { key: next(), join: 'and', members: [newCondition(next)] };
  if (isCondition(filter)) return { key: next(), join: 'and', members: [conditionDraft(filter, next)] };
  const [join, members] = membersOf(filter);
  const drafts = members.map((member) =>
    isCondition(member) ? conditionDraft(member, next) : draftOf(member, next),
  );
  return { key: next(), join, members: drafts };
}

function valueOf({ column, operator, value }: ConditionDraft): string | number | boolean {
  const type = typeOf(column);
  if (operator === 'isEmpty' || type === 'boolean') return value === 'true';
  const isNumber =
    type === 'number' ||
    (type === 'status' && !/^[1-5]xx$/.test(value)) ||
    (type === 'own' && (operator === 'atLeast' || operator === 'atMost'));
  if (!isNumber) return value;
  const number = value.trim() === '' ? Number.NaN : Number(value.replace(',', '.'));
  // What is no number goes on as it is, so that the check says so.
  return Number.isNaN(number) ? value : number;
}

const filterOf = (draft: ConditionDraft | GroupDraft): unknown =>
  isGroup(draft)
    ? { [draft.join]: draft.members.map(filterOf) }
    : { column: draft.column, [draft.operator]: valueOf(draft) };

export type Checked =
  | { readonly filter: UrlFilter }
  /** What is wrong, by the keys of conditions. */
  | { readonly faults: ReadonlyMap<number, string> };

/** Empty groups are left out; undefined where nothing is left. */
function withoutEmpty(group: GroupDraft): GroupDraft | undefined {
  const members = group.members.flatMap((member) => {
    const left = isGroup(member) ? withoutEmpty(member) : member;
    return left === undefined ? [] : [left];
  });
  return members.length === 0 ? undefined : { ...group, members };
}

const conditionsIn = (draft: ConditionDraft | GroupDraft): ConditionDraft[] =>
  isGroup(draft) ? draft.members.flatMap(conditionsIn) : [draft];

/** Null where there are no conditions. */
export function checkDraft(draft: GroupDraft): Checked | null {
  const left = withoutEmpty(draft);
  if (left === undefined) return null;
  const faults = new Map(
    conditionsIn(left).flatMap((condition) => {
      const [issue] = UrlFilter.safeParse(filterOf(condition)).error?.issues ?? [];
      return issue === undefined ? [] : [[condition.key, issue.message] as const];
    }),
  );
  if (faults.size > 0) return { faults };
  const [only] = left.members;
  return { filter: filterOf(left.members.length === 1 && only !== undefined ? only : left) as UrlFilter };
}

/** How many conditions a filter has. */
export function countConditions(filter: UrlFilter | undefined): number {
  if (filter === undefined) return 0;
  if (isCondition(filter)) return 1;
  return membersOf(filter)[1].reduce((sum, member) => sum + countConditions(member), 0);
}
