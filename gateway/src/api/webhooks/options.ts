import { z } from 'zod';
import { named } from '../schemas/named.ts';
import { optional, optionalString, text } from '../schemas/text.ts';

/** All must match, so more would be a mistake. */
const FILTERS_MAX = 10;
const FILTER_VALUES_MAX = 50;
const HEADERS_MAX = 10;
const DELIVERIES_PER_SECOND_MAX = 1_000;

const filterValue = z.union([text(500, 0).nullable(), z.number(), z.boolean()], { error: 'must be a text, a number, a boolean, or null' });
/** A condition on the data of events. Requests and responses have the same. */
export const WebhookFilter = named('WebhookFilter', {
  field: text(200).meta({
    description: 'A path through the objects of `data`, with dots between the names.',
    examples: ['payment_status', 'customer.id'],
  }),
  in: z
    .array(filterValue)
    .min(1, 'must contain at least one value')
    .max(FILTER_VALUES_MAX, `must contain at most ${FILTER_VALUES_MAX} values`)
    .meta({
      description:
        'The values to match: the value in the event must equal one of them, including its type. A missing field matches nothing, not even `null`.',
    }),
});

const filters = z
  .array(WebhookFilter)
  .max(FILTERS_MAX, `must contain at most ${FILTERS_MAX} filters`)
  .meta({ description: 'Conditions on the `data` of events, all of which must match. They apply to replays, but not to pings.' });
/** Requests have values of all types; the RPC has them as JSON. */
const toFilters = (list: z.output<typeof filters> | undefined) =>
  list && { filters: list.map(({ field, in: values }) => ({ field, in: values.map((value) => JSON.stringify(value)) })) };
const headers = z
  .record(z.string().meta({ maxLength: 100 }), text(1_024, 0))
  .refine((given) => Object.keys(given).length <= HEADERS_MAX, `must contain at most ${HEADERS_MAX} headers`)
  .meta({
    description:
      'Headers of every request to the endpoint, such as a credential: up to 10. Values are printable ASCII, are stored encrypted, and are never returned. ' +
      'The headers of the service (`Host`, `User-Agent`, `traceparent`, `Content-*`, `webhook-*`, `X-Service-*`) and those of connections cannot be set.',
    examples: [{ Authorization: 'Bearer 5f1c' }],
  });
/** A name is no name of a field, so it is not changed on the way to the RPC. */
const toHeaders = (given: z.output<typeof headers> | undefined) =>
  given && { headers: Object.entries(given).map(([name, value]) => ({ name, value })) };
/** The description of an option that `null` removes. */
const removable = (schema: z.ZodType) => ({ description: `${schema.description ?? ''} \`null\` removes them.` });

const ordering = z.enum(['NONE', 'AGGREGATE']).meta({
  id: 'WebhookOrdering',
  description:
    'Whether events wait for each other. With `AGGREGATE`, an event is sent only after the previous one of its object has been delivered or given up.',
});
const signatureScheme = z.enum(['v1', 'v1a']).meta({
  id: 'WebhookSignatureScheme',
  description:
    'How `webhook-signature` is computed: `v1` with the signing secret, `v1a` with an Ed25519 key whose public part is `public_key`.',
});
const rate = z
  .int32('must be a whole number')
  .min(1, 'must be 1 at least')
  .max(DELIVERIES_PER_SECOND_MAX, `must be ${DELIVERIES_PER_SECOND_MAX} at most`);
const RATE = { description: 'How many attempts can start within any second; `null` for no limit.' };

/** The options of a request that creates a subscription. */
export const optionsIn = {
  filters: optional(filters).transform(toFilters),
  headers: optional(headers).transform(toHeaders),
  ordering: optionalString(ordering),
  signature_scheme: optionalString(signatureScheme),
  max_deliveries_per_second: optional(rate).meta(RATE),
};

/** The options of an update, of which `null` removes what it can. The service removes the limit if the number is 0. */
export const optionsUpdateIn = {
  filters: filters
    .nullish()
    .transform((list) => toFilters(list === null ? [] : list))
    .meta(removable(filters)),
  headers: headers
    .nullish()
    .transform((given) => toHeaders(given === null ? {} : given))
    .meta(removable(headers)),
  ordering: ordering.optional(),
  signature_scheme: signatureScheme.optional(),
  max_deliveries_per_second: rate
    .nullish()
    .transform((value) => (value === null ? 0 : value))
    .meta(RATE),
};

/** The options of a response. */
export const optionsOut = {
  filters,
  headers: z
    .record(z.string(), z.string())
    .meta({ description: 'The names of the headers, each with `•••` in place of its value.', examples: [{ Authorization: '•••' }] }),
  ordering,
  signature_scheme: signatureScheme,
  public_key: z
    .string()
    .nullable()
    .meta({ description: 'The public key of `v1a`: `whpk_` followed by 32 bytes in base64; `null` for `v1`.' }),
  max_deliveries_per_second: rate.nullable().meta(RATE),
};
