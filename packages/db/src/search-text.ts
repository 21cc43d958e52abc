import { normalSku } from '@storefront/contract';
import { type RawBuilder, sql } from 'kysely';

/** Returns the text of a column in which `startsTerm` finds each of the terms, such as numbers and SKUs. */
export const searchTextOf = (terms: Iterable<string>): string =>
  [...new Set([...terms].map(searchTermOf))].map((term) => `\n${term}`).join('');

/** Returns a term, or the beginning of one, as it is compared: in lowercase and on one line. */
export const searchTermOf = (text: string): string => normalSku(text.replaceAll(/\s+/g, ' ')).toLowerCase();

/** The SQL condition that a term in a column that `searchTextOf` filled begins with the text. */
export const startsTerm = (column: string, text: string): RawBuilder<boolean> =>
  sql`strpos(${sql.ref(column)}, ${`\n${searchTermOf(text)}`}) > 0`;
