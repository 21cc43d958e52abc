import { setTimeout as sleep } from 'node:timers/promises';
import { isAppError } from '@storefront/errors';
import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1/LedgerEntry';
import type { Clients } from '../clients.ts';
import type { ServiceName } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';
import type { Check } from './check.ts';
import { compareLedgers, type Disagreement, RULES, type RuleName } from './compare-ledgers.ts';

/** Orders last: what it lists as running or ordered by then covers what the others were seen to hold before. */
const KEEPERS: readonly ServiceName[] = ['catalog', 'cart', 'billing', 'orders'];

/**
 * The services are read one after the other while they work, and some effects follow by events; so what disagrees is looked at again after
 * these waits, and only what never agreed is broken.
 */
const LOOK_AGAIN_MS = [500, 1_500, 3_000];
/** A ledger of a big store is read in many pages; one that takes longer is of a service that has stopped. */
const LEDGER_DEADLINE_MS = 120_000;
/** As many as a person looks at; the count is not the point. */
const SHOWN_MAX = 5;

/** What is said where the rules between services cannot be checked. */
export const COMPARABLE = 'the services can be compared';

/** The rules between services. */
export async function checkLedgers(clients: Clients): Promise<Check[]> {
  try {
    let broken = await disagreements(clients);
    for (const wait of LOOK_AGAIN_MS) {
      if (broken.length === 0) break;
      await sleep(wait);
      const again = new Set((await disagreements(clients)).map(identity));
      broken = broken.filter((each) => again.has(identity(each)));
    }
    return Object.entries(RULES).map(([rule, name]) =>
      checkOf(
        name,
        broken.filter((each) => each.rule === (rule as RuleName)),
      ),
    );
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [{ name: COMPARABLE, ok: false, detail: error.message }];
  }
}

async function disagreements(clients: Clients): Promise<Disagreement[]> {
  const entries: LedgerEntry[] = [];
  for (const service of KEEPERS) {
    const caller = { ...operatorCaller(), deadlineAt: Date.now() + LEDGER_DEADLINE_MS };
    for await (const entry of clients.operations(service).listLedger({}, caller)) entries.push(entry);
  }
  return compareLedgers(entries);
}

const identity = ({ rule, id }: Disagreement): string => `${rule} ${id}`;

function checkOf(name: string, broken: readonly Disagreement[]): Check {
  const shown = broken.slice(0, SHOWN_MAX).map(({ id, detail }) => `${id}: ${detail}`);
  const more = broken.length > SHOWN_MAX ? [`and ${broken.length - SHOWN_MAX} more`] : [];
  return { name, ok: broken.length === 0, detail: [...shown, ...more].join('; ') };
}
