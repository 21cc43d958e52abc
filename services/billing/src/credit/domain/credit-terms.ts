import { invalid } from '@storefront/errors';
import { decimal } from '@storefront/money';
import type { CreditAccount } from './credit.ts';
import { DEFAULT_TERMS_DAYS, type TermsBasis } from './payment-terms.ts';

/** The fields of a credit account that an operator can set. Undefined fields are not set. */
export interface CreditFields {
  readonly creditLimit?: string | undefined;
  readonly termsDays?: number | undefined;
  readonly termsBasis?: TermsBasis | undefined;
  readonly creditHold?: boolean | undefined;
}

/** The settings of a credit account that an operator controls. */
export type CreditTerms = Pick<CreditAccount, 'currency' | 'creditLimit' | 'termsBasis' | 'termsDays' | 'onHold'>;

/**
 * Returns the terms after an operator's change, or null if there is nothing to save. A limit opens an account; terms and a hold require
 * one.
 */
export function creditTermsAfter(account: CreditTerms | undefined, fields: CreditFields, currency: string): CreditTerms | null {
  const { creditLimit, termsBasis, termsDays, creditHold } = fields;
  if (creditLimit === undefined && termsBasis === undefined && termsDays === undefined && creditHold === undefined) return null;
  const limit = creditLimit === undefined ? account?.creditLimit : decimal(creditLimit);
  if (limit === undefined) {
    // There is no hold to remove from a missing account.
    if (termsBasis === undefined && termsDays === undefined && creditHold === false) return null;
    throw invalid('credit_limit', 'is required because this customer has no credit account', { code: 'required' });
  }
  return {
    currency: account?.currency ?? currency,
    creditLimit: limit,
    termsBasis: termsBasis ?? account?.termsBasis ?? 'NET',
    termsDays: termsDays ?? account?.termsDays ?? DEFAULT_TERMS_DAYS,
    onHold: creditHold ?? account?.onHold ?? false,
  };
}
