import { LIST_NAME_MAX, LISTS_MAX, characterCount, isBlank, isStorable } from '@storefront/contract';
import { type AppError, conflict, invalid } from '@storefront/errors';
import type { CartLine } from './cart.ts';

/** A customer's list of products. Its lines have no prices of their own. */
export interface SavedList {
  readonly listId: string;
  readonly name: string;
  /** Increases with every change. */
  readonly version: number;
  readonly lines: readonly CartLine[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Returns a valid name without surrounding whitespace. */
export function listName(given: string): string {
  const name = given.trim();
  if (isBlank(given)) throw invalid('name', 'must not be empty', { code: 'too_small' });
  if (characterCount(name) > LIST_NAME_MAX) throw invalid('name', `must have at most ${LIST_NAME_MAX} characters`, { code: 'too_big' });
  if (!isStorable(name)) throw invalid('name', 'contains a character that cannot be stored', { code: 'invalid_character' });
  return name;
}

/** Returns the form in which names are compared: without letter case and the composition of letters. */
export const listNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Throws 409 `version_mismatch` unless `version` is the current version, if it is given. */
export function requireListVersion(list: SavedList, version: number | undefined): void {
  if (version === undefined || list.version === version) return;
  const detail = `The list is now at version ${list.version}.`;
  throw conflict('version_mismatch', 'The list has changed since this version.', {
    details: [{ field: 'version', code: 'version_mismatch', detail }],
  });
}

/** The 409 for a name that another list of the customer has. */
export const listNameTaken = (): AppError => conflict('list_name_taken', 'Another list has this name.');

/** The 409 for a list too many. */
export const listLimit = (): AppError => conflict('list_limit', `A customer can have at most ${LISTS_MAX} lists.`);

/** The reason of `listChanged`. */
export const LIST_CHANGED = 'list_changed';

/** The 409 for a list that was changed while a change of it was prepared; `retryOnConflict` then starts over. */
export const listChanged = (): AppError =>
  conflict(LIST_CHANGED, 'Concurrent requests are changing the list. Try again.', { retryAfterSeconds: 1 });
