import { setTimeout as sleep } from 'node:timers/promises';
import { isAppError } from '@storefront/errors';
import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';
import { type Check, checkOf, failedCheck, withSeen } from './check.ts';
import { compareAgain, compareBatch } from './compare-batch.ts';
import { type Disagreement, RULES, type RuleName } from './compare-ledgers.ts';
import { KEEPERS, type LedgerKind, type LedgerReader } from './ledger-reader.ts';

/**
 * The services are read one after the other while they work, and some effects follow through events. Entries that disagree are therefore
 * compared again after these waits, and only those that never agree are reported.
 */
const COMPARE_AGAIN_MS = [500, 1_500, 3_000];
/** Entries compared at once: a few hundred kilobytes, whatever the size of a ledger. */
const BATCH = 500;
/** The comparison stops after this many, because the exact count does not matter. */
const DISAGREEMENTS_MAX = 1_000;
/** Enough for a person to start an investigation. */
const SHOWN_MAX = 20;

/** Reported if the rules between services cannot be checked. */
export const COMPARABLE = { name: 'services_comparable', description: 'The services can be compared.' };

/** Checks the rules between services, in batches. With `since`, earlier history is omitted. */
export async function checkLedgers(reader: LedgerReader, since: Date | undefined): Promise<Check[]> {
  try {
    const { found: first, seen } = await disagreements(reader, since);
    let broken = first;
    for (const wait of COMPARE_AGAIN_MS) {
      if (broken.size === 0) break;
      await sleep(wait);
      const again = await stillDisagreeing(reader, [...broken.values()]);
      broken = new Map([...broken].filter(([identity]) => again.has(identity)));
    }
    return Object.entries(RULES).map(([rule, named]) => {
      const found = [...broken.values()].filter((each) => each.rule === (rule as RuleName));
      const shown = found.slice(0, SHOWN_MAX);
      const notes = shown.map(({ id, detail }) => `${id}: ${detail}`);
      const ids = shown.map(({ id }) => id);
      return withSeen(checkOf(named, ids, found.length, notes), seen);
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [failedCheck(COMPARABLE, error.message)];
  }
}

type Disagreements = Map<string, Disagreement>;

const identity = ({ rule, id }: Disagreement): string => `${rule} ${id}`;

async function disagreements(reader: LedgerReader, since: Date | undefined): Promise<{ found: Disagreements; seen: number }> {
  const found: Disagreements = new Map();
  let seen = 0;
  for (const kind of Object.keys(KEEPERS) as LedgerKind[]) {
    if (kind === 'checkout') continue;
    for await (const batch of batchesOf(reader.list(kind, since))) {
      seen += batch.length;
      for (const each of await compareBatch(reader, batch)) found.set(identity(each), each);
      if (found.size >= DISAGREEMENTS_MAX) return { found, seen };
    }
  }
  return { found, seen };
}

async function stillDisagreeing(reader: LedgerReader, broken: readonly Disagreement[]): Promise<ReadonlySet<string>> {
  const still = new Set<string>();
  for (let at = 0; at < broken.length; at += BATCH) {
    const entries = broken.slice(at, at + BATCH).map(({ entry }) => entry);
    for (const each of await compareAgain(reader, entries)) still.add(identity(each));
  }
  return still;
}

async function* batchesOf(entries: AsyncIterable<LedgerEntry>): AsyncGenerator<LedgerEntry[]> {
  let batch: LedgerEntry[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
