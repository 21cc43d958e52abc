import { byStore } from './by-store.ts';

/**
 * Claims up to `limit` rows in the second of two steps. The first step finds the keys of due rows of all stores, without a lock. `claim` then serves one store
 * with one statement, which locks its rows, skips those that are locked or no longer due, and returns the others. Stores take turns for the limit, each in the
 * order of its keys.
 */
export async function claimByStore<Key extends { readonly tenantId: string }, Claimed>(
  found: readonly Key[],
  limit: number,
  claim: (tenantId: string, keys: readonly Key[]) => Promise<readonly Claimed[]>,
): Promise<readonly Claimed[]> {
  const claimed: Claimed[] = [];
  for (const [tenantId, keys] of byStore(inTurns(found).slice(0, limit))) claimed.push(...(await claim(tenantId, keys)));
  return claimed;
}

/** Orders keys so that each store has one in each turn. */
function inTurns<Key extends { readonly tenantId: string }>(keys: readonly Key[]): readonly Key[] {
  const turns: Key[][] = [];
  for (const ofStore of byStore(keys).values()) for (const [turn, key] of ofStore.entries()) (turns[turn] ??= []).push(key);
  return turns.flat();
}
