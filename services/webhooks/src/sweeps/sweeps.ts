import { type Scope, inTransaction } from '@storefront/db';
import { eventSweeps } from '@storefront/events';
import { type Sweep, reportSkipped } from '@storefront/lifecycle';
import type { SweepDeps } from '../deps.ts';
import { ownerOfHeaders, ownerOfSigningKey } from '../signing/seal-options.ts';
import type { SecretOwner } from '../signing/secrets.ts';
import { discardAbandoned } from '../store/discard-pending.ts';
import { listFeeds, purgeOldest } from '../store/purge-events.ts';
import type { Db } from '../store/schema.ts';
import { type SealedColumn, listSealedSecrets, replaceSealedSecrets } from '../store/sealed-secrets.ts';
import { PURGE_EVERY_MS, purges } from './purges.ts';

/** Like a lease: a delivery that a killed sender has abandoned is discarded within two minutes. */
const DISCARD_EVERY_MS = 60_000;

/** The periodic tasks of this service, except sending, which `delivering/start-sender.ts` schedules. */
export const sweeps = (deps: SweepDeps): readonly Sweep[] => [
  { name: 'discard-abandoned', everyMs: DISCARD_EVERY_MS, run: () => discardAbandoned(deps.db) },
  { name: 'reseal-secrets', everyMs: PURGE_EVERY_MS, run: () => resealSecrets(deps) },
  { name: 'purge-events', everyMs: PURGE_EVERY_MS, run: () => purgeEvents(deps.db, reportSkipped(deps.log, 'purge-events')) },
  ...purges(deps),
  ...eventSweeps(deps),
];

/** Deletes events that are older than promised, or that neither a feed nor a listener needs. Returns how many. A store that fails does not stop the others. */
export async function purgeEvents(db: Db, report: ReturnType<typeof reportSkipped>): Promise<number> {
  let purged = 0;
  for (let after: Scope | undefined, feeds = await listFeeds(db, after); feeds.length > 0; feeds = await listFeeds(db, after)) {
    for (const scope of feeds) {
      try {
        purged += await purgeStore(db, scope);
      } catch (error) {
        report(scope.tenantId, error);
      }
    }
    after = feeds.at(-1);
  }
  return purged;
}

async function purgeStore(db: Db, scope: Scope): Promise<number> {
  for (let purged = 0; ;) {
    const { deleted, hasMore } = await inTransaction(db, (trx) => purgeOldest(trx, scope));
    purged += deleted;
    if (!hasMore) return purged;
  }
}

/** The context to which each encrypted column is bound. */
const ownersOf = (owner: SecretOwner): Readonly<Record<SealedColumn, SecretOwner>> => ({
  secret_sealed: owner,
  previous_secret_sealed: owner,
  headers_sealed: ownerOfHeaders(owner),
  signing_key_sealed: ownerOfSigningKey(owner),
  previous_signing_key_sealed: ownerOfSigningKey(owner),
});

/** While several keys are configured, encrypts the secrets of subscriptions with the first one, so that the others can be removed. */
export async function resealSecrets({ db, secrets, log }: SweepDeps): Promise<void> {
  if (!secrets.hasOtherKeys) return;
  for await (const { owner, sealed } of listSealedSecrets(db)) {
    try {
      const after = { ...sealed };
      for (const [column, bound] of Object.entries(ownersOf(owner)) as [SealedColumn, SecretOwner][]) {
        const before = sealed[column];
        if (before !== null) after[column] = secrets.reseal(before, bound) ?? before;
      }
      if (Object.entries(after).some(([column, value]) => value !== sealed[column as SealedColumn]))
        await replaceSealedSecrets(db, { owner, sealed }, after);
    } catch (error) {
      reportSkipped(log, 'reseal-secrets')(owner.subscriptionId, error);
    }
  }
}
