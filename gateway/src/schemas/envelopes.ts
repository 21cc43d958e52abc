import { z } from 'zod';
import { count, id } from './fields.ts';

export const SectionErrorOut = z
  .object({
    field: z.string().meta({ description: 'The section of `data` that is missing.', examples: ['availability'] }),
    code: z.string().meta({ description: 'downstream_timeout or downstream_unavailable.', examples: ['downstream_timeout'] }),
    detail: z.string(),
  })
  .meta({ id: 'SectionError' });

const errors = z.array(SectionErrorOut).meta({ description: 'Sections that are temporarily unavailable; empty when the answer is whole.' });

/** `{data, errors}` around one resource. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) => z.object({ data, errors });

/** `{data, total, limit, offset, errors}` around a page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item).max(200),
    total: count.meta({ description: 'How many rows there are in all.' }),
    limit: z.int32().min(1).max(200),
    offset: count,
    errors,
  });

const ErrorDetailOut = z
  .object({
    field: z.string().meta({ description: 'A dotted path.', examples: ['lines.0.quantity'] }),
    location: z.enum(['body', 'query', 'path', 'header']),
    code: z.string(),
    detail: z.string(),
    order_id: id.optional().meta({ description: 'The order that already exists, on cart_already_ordered.' }),
  })
  .meta({ id: 'ErrorDetail' });

export const ErrorOut = z
  .object({
    error: z.object({
      code: z.string().meta({ description: 'Stable; the list is open-ended.', examples: ['not_found'] }),
      reason: z
        .string()
        .nullable()
        .meta({ description: 'A finer stable word.', examples: ['invoice_already_paid'] }),
      message: z.string().meta({ description: 'For a person.' }),
      request_id: z.string(),
      details: z.array(ErrorDetailOut),
    }),
    detail: z
      .union([z.string(), z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() }))])
      .meta({ description: 'Legacy mirror of the message, or of the details of a 422.', deprecated: true }),
  })
  .meta({ id: 'Error' });
