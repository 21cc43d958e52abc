import { z } from 'zod';
import { money, rate } from './fields.ts';
import { named } from './named.ts';

/** The taxable amounts of a document and their tax, by rate. */
export const taxBreakdown = z.array(
  named('TaxBreakdownEntry', {
    rate,
    taxable_amount: money,
    gct_amount: money,
    exempt: z
      .boolean()
      .meta({ description: 'Whether the amount is exempt because of the certificate of the buyer, as opposed to taxed at rate 0.' }),
  }),
);
