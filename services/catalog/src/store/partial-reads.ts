import { inScope, isCanceled } from '@storefront/db';
import { AppError } from '@storefront/errors';
import { sql } from 'kysely';
import type { Reader, Section } from './products/product-rows.ts';
import type { Db } from './schema.ts';

// Contract prices and stock are sections that a list or product page can omit. Everything is read in one statement, so that a response is
// from one point in time. Only if that statement fails or is slow are the tables probed, and the read is repeated without those that fail.

/** An unavailable section, and whether it timed out. */
export interface MissingSection {
  readonly section: Section;
  readonly isLate: boolean;
}

/** Runs a read; if a section is unavailable, runs it without that section. Returns the result, and the sections that it lacks. */
export type ReadPartial = <T, R extends Reader>(
  reader: R,
  read: (db: Db, reader: R) => Promise<T>,
) => Promise<{ readonly result: T; readonly missing: readonly MissingSection[] }>;

/** The pools of the reads. A statement that waits for a section keeps its connection, so each purpose has its own. */
export interface ReadPools {
  /** For reads with every section. */
  readonly whole: Db;
  /** For reads without the missing sections. */
  readonly partial: Db;
  /** For probes of a section's table. Its statements end after SECTION_TIMEOUT_MS. */
  readonly probes: Db;
}

/** Two timeouts (the read and the probe) and the repeated read stay near the 800 ms deadline of a section. */
export const SECTION_TIMEOUT_MS = 350;
/** The longest that a caller waits for a read; Postgres cancels what runs longer. */
export const READ_TIMEOUT_MS = 2000;
/** How long reads omit a section that was found unavailable, so that not every reader waits for the timeout. */
const MISSING_FOR_MS = 1000;

/**
 * Reads every section. If that takes too long, probes the sections' tables and repeats the read only if one is unavailable. A statement that
 * is merely slow is awaited, because running it again would double the load.
 */
export function partialReads({ whole, partial, probes }: ReadPools, now: () => Date): ReadPartial {
  let known: { readonly missing: readonly MissingSection[]; readonly until: number } = { missing: [], until: 0 };

  return async (reader, read) => {
    const needed = sectionsOf(reader);
    const failing = needed.filter((section) => reader.missingSections?.includes(section));
    if (failing.length > 0) {
      const result = await read(partial, { ...reader, without: failing });
      return { result, missing: failing.map((section) => ({ section, isLate: false })) };
    }
    if (known.until <= now().getTime()) {
      const reading = read(whole, reader);
      if (await isSettled(reading)) return { result: await reading, missing: [] };
      const missing = (await Promise.all(needed.map((section) => probe(probes, reader, section)))).filter((found) => found !== null);
      known = { missing, until: missing.length > 0 ? now().getTime() + MISSING_FOR_MS : 0 };
      if (missing.length === 0) return { result: await reading.catch(rethrow), missing };
    }
    const missing = known.missing.filter(({ section }) => needed.includes(section));
    return { result: await read(partial, { ...reader, without: missing.map(({ section }) => section) }).catch(rethrow), missing };
  };
}

/** Reports whether the read ended within SECTION_TIMEOUT_MS with anything but a database error. */
function isSettled(reading: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, SECTION_TIMEOUT_MS, false);
    const settle = (isInTime: boolean): void => {
      clearTimeout(late);
      resolve(isInTime);
    };
    reading.then(
      () => settle(true),
      (error: unknown) => settle(!isDatabaseError(error)),
    );
  });
}

/** Reports a statement that Postgres canceled as a timeout. */
function rethrow(error: unknown): never {
  if (!isCanceled(error)) throw error;
  throw new AppError('gateway_timeout', 'The products could not be read in time.', { reason: 'downstream_timeout', cause: error });
}

const sectionsOf = ({ customerId }: Reader): readonly Section[] =>
  customerId === undefined ? ['availability'] : ['availability', 'unit_price'];

const TABLES: Readonly<Record<Section, string>> = { availability: 'stock', unit_price: 'contract_price' };

/** Queries the section's table for the reader's store; null if it responds. */
async function probe(db: Db, reader: Reader, section: Section): Promise<MissingSection | null> {
  try {
    await sql`select 1 from ${sql.table(TABLES[section])} where ${inScope(reader)} limit 1`.execute(db);
    return null;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return { section, isLate: isCanceled(error) };
  }
}

/** An error that Postgres reported, with its SQLSTATE. */
const isDatabaseError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && 'severity' in error && typeof error.code === 'string';
