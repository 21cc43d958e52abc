/** Terms of a credit account that was opened without naming them. */
export const DEFAULT_TERMS_DAYS = 30;
/** Two years: longer terms are a typing error. */
export const TERMS_DAYS_MAX = 730;

/** NET30 and the like; no days are due on receipt. */
export const paymentTerms = (days: number): { code: string; days: number } => ({
  code: days === 0 ? 'DUE_ON_RECEIPT' : `NET${days}`,
  days,
});

/** When an invoice issued at `issuedAt` falls due: whole days of 24 hours later. */
export const dueAt = (issuedAt: Date, termsDays: number): Date => new Date(issuedAt.getTime() + termsDays * 86_400_000);
