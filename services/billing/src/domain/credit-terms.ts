import { invalid } from '@storefront/errors';
import { decimal } from '@storefront/money';
import type { CreditAccount } from './credit.ts';
import type { CustomerFields } from './customer-fields.ts';
import { DEFAULT_TERMS_DAYS } from './payment-terms.ts';

/** What an operator sets of a credit account; its amounts follow from what happens. */
export type CreditTerms = Pick<CreditAccount, 'currency' | 'creditLimit' | 'termsDays' | 'onHold'>;

/** The terms after an operator's change, or null when none were named. A limit opens an account; terms and a hold need one. */
export function creditTermsAfter(account: CreditTerms | undefined, fields: CustomerFields, currency: string): CreditTerms | null {
  const { creditLimit, termsDays, creditHold } = fields;
  if (creditLimit === undefined && termsDays === undefined && creditHold === undefined) return null;
  const limit = creditLimit === undefined ? account?.creditLimit : decimal(creditLimit);
  if (limit === undefined) {
    // Taking a hold off an account that is not there changes nothing.
    if (termsDays === undefined && creditHold === false) return null;
    throw invalid('credit_limit', 'is required: this customer has no credit account yet', { code: 'required' });
  }
  return {
    currency: account?.currency ?? currency,
    creditLimit: limit,
    termsDays: termsDays ?? account?.termsDays ?? DEFAULT_TERMS_DAYS,
    onHold: creditHold ?? account?.onHold ?? false,
  };
}
