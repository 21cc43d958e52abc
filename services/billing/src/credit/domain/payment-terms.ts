/** The terms of a credit account that was opened without terms. */
export const DEFAULT_TERMS_DAYS = 30;
/** Two years; longer terms are assumed to be a typo. */
export const TERMS_DAYS_MAX = 730;

/** Returns payment terms with their code, such as `NET30`, or `DUE_ON_RECEIPT` for zero days. */
export const paymentTerms = (days: number): { code: string; days: number } => ({
  code: days === 0 ? 'DUE_ON_RECEIPT' : `NET${days}`,
  days,
});

/** Returns the due date of an invoice, in days of 24 hours after its issue. */
export const dueAt = (issuedAt: Date, termsDays: number): Date => new Date(issuedAt.getTime() + termsDays * 86_400_000);
