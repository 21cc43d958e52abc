import type { CreditAccount } from './credit.ts';

/** The used share of the limit from which the status is `NEAR_LIMIT`: one more typical order might not fit. */
const NEAR_LIMIT_SHARE = '0.9';

export type CreditStanding = 'GOOD' | 'NEAR_LIMIT' | 'OVER_LIMIT' | 'ON_HOLD' | 'NO_CREDIT';

/** Returns the status of a credit account, or of a customer without one. A hold takes precedence over the amounts. */
export function creditStanding(account: CreditAccount | undefined): CreditStanding {
  if (account === undefined) return 'NO_CREDIT';
  if (account.onHold) return 'ON_HOLD';
  const used = account.balance.plus(account.held);
  if (used.gt(account.creditLimit)) return 'OVER_LIMIT';
  return used.gte(account.creditLimit.times(NEAR_LIMIT_SHARE)) ? 'NEAR_LIMIT' : 'GOOD';
}
