import { byStore } from './by-store.ts';

/**
 * Claims up to `limit` rows in the second of two steps. The first step finds the keys of due rows of all stores, without a lock. `claim` then serves one store
 * with one statement, which locks its rows, skips those that are locked or no longer due, and returns the others. Stores share the limit in rounds, each in the
 * order of its keys.
 */
export async function claimByStore<Key extends { readonly tenantId: string }, Claimed>(
  found: readonly Key[],
  limit: number,
  claim: (tenantId: string, keys: readonly Key[]) => Promise<readonly Claimed[]>,
): Promise<readonly Claimed[]> {
  const claimed: Claimed[] = [];
  for (const [tenantId, keys] of byStore(inRounds(found).slice(0, limit))) claimed.push(...(await claim(tenantId, keys)));
  return claimed;
}

/** Orders keys so that each store has one in each round. */
function inRounds<Key extends { readonly tenantId: string }>(keys: readonly Key[]): readonly Key[] {
  const rounds: Key[][] = [];
  for (const ofStore of byStore(keys).values()) for (const [round, key] of ofStore.entries()) (rounds[round] ??= []).push(key);
  return rounds.flat();
}
