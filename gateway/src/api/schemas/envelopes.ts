import { PAGE_LIMIT_MAX } from '@storefront/contract';
import { z } from 'zod';
import { count } from './fields.ts';
import { named } from './named.ts';

/** Where an error is documented. */
export const docUrlField = z.url().meta({
  description: 'The address of the documentation of the reason, or of the code if there is no reason.',
  examples: ['https://api.shop.example/docs/errors#invoice_already_paid'],
});

const SectionErrorOut = named('SectionError', {
  field: z.string().meta({ description: 'The section of `data` that is unavailable.', examples: ['availability'] }),
  code: z.enum(['downstream_timeout', 'downstream_unavailable']).meta({
    id: 'SectionErrorCode',
    description: 'Whether the section did not arrive in time or is unavailable.',
  }),
  detail: z.string(),
  doc_url: docUrlField,
});

/** The sections that are missing from a response. */
export const sectionErrors = z
  .array(SectionErrorOut)
  .meta({ description: 'The sections that are temporarily unavailable. Empty if the response is complete.' });

const enveloped = new WeakMap<z.ZodType, z.ZodType>();

/** Wraps the schema of one resource in `{data, errors}`, under the name of the resource with the suffix `Envelope`, or under `name`. */
export function envelopeOf(data: z.ZodType, name = `${data.meta()?.id}Envelope`): z.ZodType {
  const known = enveloped.get(data) ?? named(name, { data, errors: sectionErrors });
  enveloped.set(data, known);
  return known;
}

/** Wraps the schema of a list item in `{data, total, limit, offset, errors}`, under a name such as `OrderPage`. */
export const pageOf = (item: z.ZodType, name: string): z.ZodType =>
  named(name, {
    data: z.array(item).max(PAGE_LIMIT_MAX),
    total: count.meta({ description: 'The total number of items in the list.' }),
    limit: z.int32().min(1).max(PAGE_LIMIT_MAX),
    offset: count,
    errors: sectionErrors,
  });
