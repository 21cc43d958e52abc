import { LINE_SETS, type LineSet, type NamedLineField } from '@storefront/contract';
import { type RawBuilder, sql } from 'kysely';

/** The fields of lines as parts of SQL statements, for a row or a record named `line`. The columns of a record are named like the fields in code. */
export interface LineColumns {
  /** The columns of the table, for an insert. */
  readonly names: RawBuilder<unknown>;
  /** The columns of a recordset, with their types. */
  readonly definitions: RawBuilder<unknown>;
  /** The values of a record, in the order of `names`. */
  readonly values: RawBuilder<unknown>;
  /** The assignments of an update from a record. */
  readonly assignments: RawBuilder<unknown>;
  /** The values of a row. Numbers are text, because JSON numbers lose precision. */
  readonly cells: RawBuilder<unknown>;
  /** A row as a JSON object with the names in code. */
  readonly json: RawBuilder<unknown>;
}

const TYPES: Readonly<Record<NamedLineField['kind'], string>> = {
  id: 'uuid',
  text: 'text',
  quantity: 'numeric',
  amount: 'numeric',
  rate: 'numeric',
  priceSource: 'text',
  band: 'text',
  discounts: 'jsonb',
};

/** Returns the columns of the fields in a set. */
export function lineColumns(set: LineSet): LineColumns {
  const list = (part: (field: NamedLineField) => string) => sql.raw(LINE_SETS[set].map(part).join(', '));
  return {
    names: list(({ name }) => name),
    definitions: list(({ field, kind }) => `"${field}" ${TYPES[kind]}`),
    values: list(({ field }) => `line."${field}"`),
    assignments: list(({ field, name }) => `${name} = line."${field}"`),
    cells: list(stored),
    json: sql`json_build_object(${list((each) => `'${each.field}', ${stored(each)}`)})`,
  };
}

function stored({ name, kind, number }: NamedLineField): string {
  if (kind === 'discounts') return `coalesce(line.${name}, '[]')`;
  return number === null ? `line.${name}` : `line.${name}::text`;
}
