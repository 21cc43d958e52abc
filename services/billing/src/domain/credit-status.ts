import type { CreditAccount } from './credit.ts';

/** From this share of the limit on, a shopper is told that credit runs out: one more ordinary order may not fit. */
export const NEAR_LIMIT_SHARE = '0.9';

export type CreditStanding = 'GOOD' | 'NEAR_LIMIT' | 'OVER_LIMIT' | 'ON_HOLD' | 'NO_CREDIT';

/** One word for a credit account, or for having none. Being on hold outweighs the amounts. */
export function creditStanding(account: CreditAccount | undefined): CreditStanding {
  if (account === undefined) return 'NO_CREDIT';
  if (account.onHold) return 'ON_HOLD';
  const used = account.balance.plus(account.held);
  if (used.gt(account.creditLimit)) return 'OVER_LIMIT';
  return used.gte(account.creditLimit.times(NEAR_LIMIT_SHARE)) ? 'NEAR_LIMIT' : 'GOOD';
}
