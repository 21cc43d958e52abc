import { addDays, endOfMonth } from '@storefront/contract';

/** From when the days of payment terms count: from the issue of an invoice (`NET`), or from the end of its month (`EOM`). */
export type TermsBasis = 'NET' | 'EOM';

/** When the invoices of a customer are due. */
export interface PaymentTerms {
  readonly termsBasis: TermsBasis;
  readonly termsDays: number;
}

/** The terms of a credit account that was opened without terms. */
export const DEFAULT_TERMS_DAYS = 30;
/** Two years; longer terms are assumed to be a typo. */
export const TERMS_DAYS_MAX = 730;

/** The terms of cash on delivery and prepayment. */
export const DUE_ON_RECEIPT: PaymentTerms = { termsBasis: 'NET', termsDays: 0 };

/** Reads a basis, or that of a code; `NET` if there is none. */
export const termsBasisOf = (text: string | null | undefined): TermsBasis => (text?.startsWith('EOM') ? 'EOM' : 'NET');

/** Returns payment terms with their code, such as `NET30`, or `DUE_ON_RECEIPT` for zero days; `EOM15`, or `EOM` for the end of the month. */
export const paymentTerms = ({ termsBasis, termsDays }: PaymentTerms): { code: string; days: number } => ({
  code: termsDays === 0 ? CODES_OF_ZERO_DAYS[termsBasis] : `${termsBasis}${termsDays}`,
  days: termsDays,
});

const CODES_OF_ZERO_DAYS: Readonly<Record<TermsBasis, string>> = { NET: 'DUE_ON_RECEIPT', EOM: 'EOM' };

/** Returns the date on which an invoice is due. */
export const dueOn = (issuedOn: string, { termsBasis, termsDays }: PaymentTerms): string =>
  addDays(termsBasis === 'EOM' ? endOfMonth(issuedOn) : issuedOn, termsDays);
