import { type Kysely, sql } from 'kysely';
import type { Reader, Section } from './product-rows.ts';
import type { Database } from './schema.ts';

// Prices by contract and stock are sections that a list or a product page can do without. All is read in one statement, so that an answer
// belongs to one moment; only when that statement fails is it asked which table does not answer, and the read is done again without it.

/** A section that could not be had, and whether it was too slow. */
export interface MissingSection {
  readonly section: Section;
  readonly isLate: boolean;
}

/** An answer, and what it had to do without. */
export interface Sectioned<T> {
  readonly answer: T;
  readonly missing: readonly MissingSection[];
}

export type ReadSections = <T, R extends Reader>(reader: R, read: (db: Kysely<Database>, reader: R) => Promise<T>) => Promise<Sectioned<T>>;

/** Two such waits, the read and the question what is amiss, and the read without it stay near the 800 ms that a section may take. */
export const SECTION_TIMEOUT_MS = 350;
/** After a section was found missing it is done without for this long, so that not every reader waits for it in vain. */
const MISSING_FOR_MS = 1000;

/**
 * Reads through `impatient`, whose statements end after a part of a section's deadline; what every section needs, and a read that is slow
 * as a whole, goes through `db`.
 */
export function readSections(db: Kysely<Database>, impatient: Kysely<Database>, now: () => Date): ReadSections {
  let known: { readonly missing: readonly MissingSection[]; readonly until: number } = { missing: [], until: 0 };

  return async (reader, read) => {
    const wanted = sectionsOf(reader);
    if (known.until <= now().getTime()) {
      try {
        return { answer: await read(impatient, reader), missing: [] };
      } catch (error) {
        if (!isDatabaseFault(error)) throw error;
        const missing = (await Promise.all(wanted.map((section) => probe(impatient, section)))).filter((found) => found !== null);
        known = { missing, until: missing.length > 0 ? now().getTime() + MISSING_FOR_MS : 0 };
      }
    }
    const missing = known.missing.filter(({ section }) => wanted.includes(section));
    return { answer: await read(db, { ...reader, without: missing.map(({ section }) => section) }), missing };
  };
}

const sectionsOf = ({ customerId }: Reader): readonly Section[] =>
  customerId === undefined ? ['availability'] : ['availability', 'unit_price'];

const TABLES: Readonly<Record<Section, string>> = { availability: 'stock', unit_price: 'contract_price' };

/** What keeps the section's table from answering, or null. */
async function probe(db: Kysely<Database>, section: Section): Promise<MissingSection | null> {
  try {
    await sql`select 1 from ${sql.table(TABLES[section])} limit 1`.execute(db);
    return null;
  } catch (error) {
    if (!isDatabaseFault(error)) throw error;
    return { section, isLate: error.code === STATEMENT_TIMED_OUT };
  }
}

const STATEMENT_TIMED_OUT = '57014';

/** A fault that Postgres itself tells of, by its SQLSTATE. */
const isDatabaseFault = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && 'severity' in error && typeof error.code === 'string';
