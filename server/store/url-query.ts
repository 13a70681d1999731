/** Makes SQL of a filter, a search and an order of the explorer: every value is a parameter, every name one of the table of columns. */
import {
  type ColumnType,
  columnOf,
  type Operator,
  ownPrefix,
  urlColumnNames,
} from '@pagewright/contract/explorer/url-columns';
import {
  type FilterValue,
  isCondition,
  operatorsIn,
  type UrlCondition,
  type UrlFilter,
} from '@pagewright/contract/explorer/url-filter';
import { type RawBuilder, sql } from 'kysely';
import { sqlNameOf } from './analysis-rows.ts';

type Sql = RawBuilder<unknown>;
type Test = RawBuilder<boolean>;

/** Throws for names that no schema lets pass. */
function referenceOf(name: string): Sql {
  if (name.startsWith(ownPrefix)) return sql`(u."values" ->> ${name.slice(ownPrefix.length)})`;
  if (!urlColumnNames.some((known) => known === name)) throw new Error('There is no such column.');
  return sql.ref(`u.${sqlNameOf(name)}`);
}

const isAscii = /^\p{ASCII}*$/u;
const asLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A letter in both cases, where the database's own locale knows those of ASCII only. */
const eitherCase = (letter: string): string => {
  const forms = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter(
    (form) => Array.from(form).length === 1,
  );
  return forms.length > 1 ? `[${forms.join('')}]` : letter;
};
const asExpression = (text: string): string =>
  Array.from(text)
    .map((letter) =>
      /[\p{L}]/u.test(letter) ? eitherCase(letter) : letter.replace(/[^\p{N}\s]/u, String.raw`\$&`),
    )
    .join('');

type Place = 'is' | 'contains' | 'startsWith' | 'endsWith';

/** Without regard to case. */
function matches(column: Sql, place: Place, text: string): Test {
  const atStart = place === 'is' || place === 'startsWith';
  const atEnd = place === 'is' || place === 'endsWith';
  if (isAscii.test(text))
    return sql<boolean>`${column} ilike ${`${atStart ? '' : '%'}${asLike(text)}${atEnd ? '' : '%'}`}`;
  return sql<boolean>`${column} ~ ${`${atStart ? '^' : ''}${asExpression(text)}${atEnd ? '$' : ''}`}`;
}

const numberPattern = '^-?[0-9]{1,15}([.][0-9]{1,6})?$';
const asNumber = (column: Sql): Sql =>
  sql`(case when ${column} ~ ${numberPattern} then (${column})::double precision end)`;

function isEmpty(column: Sql, type: ColumnType): Test {
  if (type === 'list') return sql<boolean>`coalesce(cardinality(${column}), 0) = 0`;
  if (type === 'text' || type === 'own') return sql<boolean>`coalesce(${column}, '') = ''`;
  return sql<boolean>`${column} is null`;
}

const orEmpty = (column: Sql, test: Test): Test => sql<boolean>`(${column} is null or not (${test}))`;

function equals(column: Sql, type: ColumnType, value: FilterValue): Test {
  if (type === 'text' || type === 'own') return matches(column, 'is', String(value));
  const statusClass = type === 'status' && typeof value === 'string' ? Number(value[0]) * 100 : null;
  if (statusClass !== null) return sql<boolean>`${column} between ${statusClass} and ${statusClass + 99}`;
  if (type === 'date') return sql<boolean>`${column} = ${String(value)}::date`;
  if (type === 'number' || type === 'status') return sql<boolean>`${column} = ${value}::double precision`;
  return sql<boolean>`${column} = ${value}`;
}

function bound(column: Sql, type: ColumnType, operator: 'atLeast' | 'atMost', value: FilterValue): Test {
  const left = type === 'own' ? asNumber(column) : column;
  const right = type === 'date' ? sql`${String(value)}::date` : sql`${Number(value)}::double precision`;
  return operator === 'atLeast' ? sql<boolean>`${left} >= ${right}` : sql<boolean>`${left} <= ${right}`;
}

function test(column: Sql, type: ColumnType, operator: Operator, value: FilterValue): Test {
  switch (operator) {
    case 'is':
      return equals(column, type, value);
    case 'isNot':
      return orEmpty(column, equals(column, type, value));
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return matches(column, operator, String(value));
    case 'notContains':
      return orEmpty(column, matches(column, 'contains', String(value)));
    case 'has':
      return sql<boolean>`${String(value)} = any(${column})`;
    case 'hasNot':
      return orEmpty(column, sql<boolean>`${String(value)} = any(${column})`);
    case 'atLeast':
    case 'atMost':
      return bound(column, type, operator, value);
    case 'isEmpty':
      return value === true ? isEmpty(column, type) : sql<boolean>`not (${isEmpty(column, type)})`;
  }
}

function conditionSql(condition: UrlCondition): Test {
  const column = columnOf(condition.column);
  const [operator] = operatorsIn(condition);
  const value = operator === undefined ? undefined : condition[operator];
  if (column === undefined || operator === undefined || value === undefined)
    throw new Error('The filter was not checked.');
  return test(referenceOf(condition.column), column.type, operator, value);
}

export function filterSql(filter: UrlFilter): Test {
  if (isCondition(filter)) return conditionSql(filter);
  const isAnd = 'and' in filter;
  const members = (isAnd ? filter.and : filter.or).map((each) => sql`(${filterSql(each)})`);
  return sql<boolean>`${sql.join(members, isAnd ? sql` and ` : sql` or `)}`;
}

const searched = ['url', 'title', 'description', 'h1'] as const;
const wordsMax = 10;

/** Every word somewhere in them. */
export function searchSql(q: string): Test {
  const words = q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
  if (words.length === 0) return sql<boolean>`true`;
  const tests = words.map((word) => {
    const places = searched.map((name) => matches(referenceOf(name), 'contains', word));
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return sql<boolean>`${sql.join(tests, sql` and `)}`;
}

/** As it is sent. */
export const selected = (name: string): Sql =>
  columnOf(name)?.type === 'date' ? sql`${referenceOf(name)}::text` : referenceOf(name);

/** What an order compares: of lists how long they are. */
function sortedBy(name: string): Sql {
  const column = referenceOf(name);
  return columnOf(name)?.type === 'list' ? sql`coalesce(cardinality(${column}), 0)` : column;
}

export interface Order {
  readonly name: string;
  readonly isDescending: boolean;
}

export const orderOf = (sort: string): Order => ({
  name: sort.replace(/^-/, ''),
  isDescending: sort.startsWith('-'),
});

const key = sql.ref('hit.key');

/** Empty values come last, whichever way; rows of one value by id. */
export const orderSql = (order: Order | null): Sql =>
  order === null
    ? sql`hit.id`
    : sql`${key} ${sql.raw(order.isDescending ? 'desc' : 'asc')} nulls last, hit.id`;

/** The value that an order compares. */
export const sortValueSql = (order: Order | null): Sql =>
  order === null ? sql`null::integer` : sortedBy(order.name);

const castOf: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  choice: 'text',
  own: 'text',
  number: 'double precision',
  status: 'integer',
  boolean: 'boolean',
  list: 'integer',
  date: 'date',
};

/** The rows after a position. */
export function afterSql(order: Order | null, value: string | null, id: number): Test {
  if (order === null) return sql<boolean>`hit.id > ${id}`;
  if (value === null) return sql<boolean>`${key} is null and hit.id > ${id}`;
  const type = castOf[columnOf(order.name)?.type ?? 'text'];
  const at = sql`${value}::${sql.raw(type)}`;
  const beyond = sql.raw(order.isDescending ? '<' : '>');
  return sql<boolean>`(${key} ${beyond} ${at} or (${key} = ${at} and hit.id > ${id}) or ${key} is null)`;
}
