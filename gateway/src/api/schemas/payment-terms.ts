import { z } from 'zod';
import { count } from './fields.ts';
import { named } from './named.ts';

export const PaymentTermsOut = named('PaymentTerms', {
  code: z.string().meta({
    description:
      '`NET30`: due 30 days after the issue; `DUE_ON_RECEIPT`; `EOM15`: due 15 days after the end of the month of the issue; `EOM`.',
    examples: ['NET30'],
  }),
  days: count,
});
