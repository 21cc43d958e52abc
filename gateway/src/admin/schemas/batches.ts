import { z } from 'zod';
import { sectionErrors } from '../../api/schemas/envelopes.ts';
import { named } from '../../api/schemas/named.ts';

/** The longest body of a batch. */
export const BATCH_BYTES_MAX = 4 * 1024 * 1024;

/** A row of a batch that was not accepted. */
const RejectedRowOut = named('AdminRejectedRow', {
  index: z.int32().min(0).meta({ description: 'The position of the row, from 0.' }),
  code: z.string().meta({ description: 'The reason of the error that the row alone would give, or its code.' }),
  detail: z.string(),
});

/** The schema of the response to a batch, under a name such as `AdminStockBatch`. */
export const batchOf = (item: z.ZodType, name: string): z.ZodType =>
  named(name, {
    data: z.array(item).meta({ description: 'The accepted rows, in the order of the request.' }),
    rejected: z.array(RejectedRowOut),
    errors: sectionErrors,
  });
