import { enveloped } from '../enveloped.ts';
import { CREDIT, ME } from '../examples/customers.ts';
import type { OperationDocs } from '../operation-docs.ts';

export const CUSTOMER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getMe: {
    description: 'The customer that the shopper token resolves to. The `credit` section may be missing.',
    response: {
      customer: { summary: 'A customer on account', value: enveloped(ME) },
      partial: {
        summary: 'The credit could not be had',
        value: enveloped({ ...ME, credit: null }, [
          { field: 'credit', code: 'downstream_unavailable', detail: 'This section is unavailable at the moment.' },
        ]),
      },
    },
  },
  getCreditStatus: {
    description: 'The credit standing of the customer. Without a credit account the status is `NO_CREDIT` and every amount is `null`.',
    response: {
      good: { summary: 'Well within the limit', value: enveloped(CREDIT) },
      none: {
        summary: 'No credit account',
        value: enveloped({
          ...CREDIT,
          status: 'NO_CREDIT',
          credit_limit: null,
          balance: null,
          held: null,
          available_credit: null,
          overdue_amount: null,
          oldest_due_at: null,
          payment_terms: null,
        }),
      },
    },
  },
};
