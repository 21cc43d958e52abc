import type { RowViolation } from '@storefront/contract/rows';
import type { ReadRow } from '../domain/import/product-patch.ts';
import { readStorefrontRow, type RowStore } from '../domain/import/storefront-row.ts';

/** A cell with a value, of a column such as `unit:BOX:label`: `keys` is what follows the prefix. */
interface KeyedCell {
  readonly name: string;
  readonly keys: readonly [key: string, detail?: string];
  readonly text: string;
}

/** The cells of a row that together are the value of one column of the format. */
interface Keyed {
  readonly column: string;
  /** The second keys that a name can have; undefined if any. */
  readonly details?: readonly string[];
  /** Returns the value, and sets the name of each cell by the path with which violations of its part begin. */
  readonly nest: (cells: readonly KeyedCell[], names: Map<string, string>) => unknown;
}

const KEYED: ReadonlyMap<string, Keyed> = new Map([
  ['spec', { column: 'specs', nest: nestSpecs }],
  ['break', { column: 'price_breaks', details: [], nest: nestBreaks }],
  ['unit', { column: 'order_uoms', details: ['label', 'min_order_quantity', 'increment'], nest: nestUnits }],
]);

/** Whether a column is a part of another one, such as `spec:Material`, `spec:Size:Width`, `break:10`, or `unit:BOX`. */
export const isKeyedColumn = (name: string): boolean => keyedColumn(name) !== undefined;

function keyedColumn(name: string): { readonly keyed: Keyed; readonly keys: KeyedCell['keys'] } | undefined {
  const [prefix = '', key = '', detail, ...more] = name.split(':').map((part) => part.trim());
  const keyed = KEYED.get(prefix.toLowerCase());
  if (keyed === undefined || key === '' || detail === '' || more.length > 0) return undefined;
  if (detail === undefined) return { keyed, keys: [key] };
  return keyed.details?.includes(detail) === false ? undefined : { keyed, keys: [key, detail] };
}

/** Reads a row of a CSV, in which every column of the header has a cell, so that an empty one resets the field as null does. */
export function readCells(cells: Readonly<Record<string, string>>, store: RowStore): ReadRow {
  const row: Record<string, unknown> = {};
  const parts = new Map<Keyed, KeyedCell[]>();
  for (const [name, cell] of Object.entries(cells)) {
    const text = cell.trim();
    const found = keyedColumn(name);
    if (found === undefined) row[name] = text === '' ? null : cell;
    else parts.set(found.keyed, [...(parts.get(found.keyed) ?? []), ...(text === '' ? [] : [{ name, keys: found.keys, text }])]);
  }
  const names = new Map<string, string>();
  const twice: RowViolation[] = [];
  for (const [{ column, nest }, [first, ...others]] of parts) {
    const given = row[column] ?? null;
    if (given !== null && first !== undefined) twice.push({ column: first.name, reason: `and ${column} cannot both have a value` });
    row[column] = first === undefined ? given : nest([first, ...others], names);
  }
  const { categories } = row;
  if (typeof categories === 'string' && !categories.trim().startsWith('[')) row.categories = categories.split(';');
  const read = readStorefrontRow(row, store);
  if (twice.length === 0 && 'patch' in read) return read;
  const violations = 'patch' in read ? [] : read.violations.map((violation) => named(violation, names));
  return { violations: [...twice, ...violations], sku: typeof row.sku === 'string' ? row.sku : undefined };
}

/** Names the cell that a violation of a nested value is about. */
function named(violation: RowViolation, names: ReadonlyMap<string, string>): RowViolation {
  const text = `${violation.column} ${violation.reason}`;
  const path = [...names.keys()]
    .filter((each) => text.startsWith(`${each} `))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  const column = names.get(path);
  if (column === undefined) return violation;
  return { column, reason: text.slice(path.length + 1).replace(/^(?:value|unit_price|base_quantity) /, '') };
}

/** `spec:Material`, or `spec:Size:Width` of the group `Size`. */
function nestSpecs(cells: readonly KeyedCell[], names: Map<string, string>): unknown {
  const groups = new Map<string, { readonly label: string; readonly value: string }[]>();
  for (const { name, keys, text } of cells) {
    const label = keys[1] ?? keys[0];
    const group = keys[1] === undefined ? '' : keys[0];
    const rows = groups.get(group) ?? [];
    groups.set(group, rows);
    names.set(`specs [${[...groups.keys()].indexOf(group)}] [${rows.length}]`, name);
    rows.push({ label, value: text });
  }
  return { groups: [...groups].map(([label, rows]) => ({ label, rows })) };
}

/** `break:10`: the unit price from ten base units on. */
function nestBreaks(cells: readonly KeyedCell[], names: Map<string, string>): unknown {
  for (const [index, { name }] of cells.entries()) names.set(`price_breaks [${index}]`, name);
  return cells.map(({ keys: [quantity], text }) => ({ min_quantity: quantity, unit_price: text }));
}

/** `unit:BOX`: the base units in a box. `unit:BOX:label` is its label, and so on. */
function nestUnits(cells: readonly KeyedCell[], names: Map<string, string>): unknown {
  const units = new Map<string, Record<string, string>>();
  for (const { name, keys, text } of cells) {
    const [code, field] = keys;
    const unit = units.get(code) ?? { code };
    units.set(code, Object.assign(unit, { [field ?? 'base_quantity']: text }));
    names.set([`order_uoms [${[...units.keys()].indexOf(code)}]`, ...(field === undefined ? [] : [field])].join(' '), name);
  }
  return [...units.values()];
}
