import { invalid } from '@storefront/errors';
import { CellViolation, requiredText } from '../domain/import/cells.ts';
import { isSlug } from '../domain/slug.ts';

const NAME_MAX = 200;

/** More siblings than a person can sort by hand. */
const POSITION_MAX = 100_000;

/** Reads an optional name. */
export const nameOf = ({ name }: { readonly name?: string }): string | undefined =>
  ifGiven(name, (given) => checked('name', () => requiredText(given, NAME_MAX)));

/** Reads an optional position. */
export function positionOf({ position }: { readonly position?: number }): number | undefined {
  if (position !== undefined && position > POSITION_MAX) throw invalid('position', `must be at most ${POSITION_MAX}`);
  return position;
}

/** Reads a required slug. */
export function slugOf(field: string, given: string): string {
  if (!isSlug(given)) throw invalid(field, 'must have only lowercase letters, digits, and single hyphens');
  return given;
}

/** Leaves undefined unchanged and reads any other value. */
export const ifGiven = <T, R>(given: T | undefined, read: (given: T) => R): R | undefined =>
  given === undefined ? undefined : read(given);

/** Converts the violation of a cell to a 422 that names the field. */
export function checked<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CellViolation ? invalid(field, error.message) : error;
  }
}
