import { PAGE_LIMIT_MAX } from '@storefront/contract';
import { z } from 'zod';
import { count, id } from './fields.ts';

export const SectionErrorOut = z
  .object({
    field: z.string().meta({ description: 'The section of `data` that is unavailable.', examples: ['availability'] }),
    code: z.string().meta({ description: 'Either `downstream_timeout` or `downstream_unavailable`.', examples: ['downstream_timeout'] }),
    detail: z.string(),
  })
  .meta({ id: 'SectionError' });

const errors = z
  .array(SectionErrorOut)
  .meta({ description: 'The sections that are temporarily unavailable. Empty if the response is complete.' });

/** Wraps the schema of one resource in `{data, errors}`. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) => z.object({ data, errors });

/** Wraps the schema of a list item in `{data, total, limit, offset, errors}`. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item).max(PAGE_LIMIT_MAX),
    total: count.meta({ description: 'The total number of items in the list.' }),
    limit: z.int32().min(1).max(PAGE_LIMIT_MAX),
    offset: count,
    errors,
  });

const ErrorDetailOut = z
  .object({
    field: z.string().meta({ description: 'The dotted path of the invalid field.', examples: ['lines.0.quantity'] }),
    location: z.enum(['body', 'query', 'path', 'header']),
    code: z.string(),
    detail: z.string(),
    order_id: id.optional().meta({ description: 'The ID of the existing order. Set for the reason `cart_already_ordered`.' }),
    line_id: id.optional().meta({ description: 'The ID of the affected cart line. Set for the reason `price_unavailable`.' }),
    sku: z.string().optional().meta({ description: 'The SKU of the affected cart line. Set for the reason `price_unavailable`.' }),
  })
  .meta({ id: 'ErrorDetail' });

export const ErrorOut = z
  .object({
    error: z.object({
      code: z.string().meta({ description: 'A stable error code. New codes can be added at any time.', examples: ['not_found'] }),
      reason: z
        .string()
        .nullable()
        .meta({ description: 'A stable, more specific code; `null` if there is none.', examples: ['invoice_already_paid'] }),
      message: z.string().meta({ description: 'A human-readable message. Do not parse it.' }),
      request_id: z.string(),
      details: z.array(ErrorDetailOut),
    }),
    detail: z
      .union([z.string(), z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() }))])
      .meta({
        description: 'A copy of `error.message`, or of `error.details` for a 422, for older clients. Use `error` instead.',
        deprecated: true,
      }),
  })
  .meta({ id: 'Error' });
