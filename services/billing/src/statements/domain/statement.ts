import type { Decimal } from '@storefront/money';
import type { AccountEntry } from './account-entry.ts';
import type { Aging } from './aging.ts';
import type { Period } from './statement-period.ts';

/** The account of a customer over a period. */
export interface Statement extends Period {
  readonly currency: string;
  readonly openingBalance: Decimal;
  readonly entries: readonly AccountEntry[];
  readonly closingBalance: Decimal;
  /** At the end of the period, as is the next one. */
  readonly unappliedCredit: Decimal;
  readonly aging: Aging;
  readonly asOf: Date;
}
