import { z } from 'zod';
import { FAULT_STATUSES, type FaultEffect } from '../../access/principals/fault-effect.ts';
import { count, id, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { optionalString, text } from '../schemas/text.ts';

/** The sections that can be missing from a response, as if a service had failed, by the start of the path of its route. The first match counts. */
export const SECTIONS = [
  ['/v1/products/{sku}/', []],
  ['/v1/products', ['availability', 'unit_price']],
  ['/v1/carts', ['lines[].description', 'lines[].availability', 'lines[].image']],
  ['/v1/lists/{list_id}/cart', ['lines[].description', 'lines[].availability', 'lines[].image']],
  ['/v1/lists', ['lines[].description', 'lines[].unit_price', 'lines[].availability', 'lines[].image']],
  ['/v1/orders/{order_id}', ['invoices', 'payment_session', 'lines[].image']],
  ['/v1/invoices/{invoice_id}/', []],
  ['/v1/invoices/{invoice_id}', ['order']],
  ['/v1/me/', []],
  ['/v1/me', ['credit']],
] as const satisfies readonly (readonly [start: string, sections: readonly string[]])[];
const ALL_SECTIONS = SECTIONS.flatMap(([, sections]): readonly (typeof SECTIONS)[number][1][number][] => sections);

/** The effect of a fault on a request. */
export const SandboxFaultEffect = z.enum(['latency', 'error', 'dropped_connection', 'missing_section']).meta({
  id: 'SandboxFaultEffect',
  description:
    '`latency`: the request waits for `delay_ms`, and is then handled. `error`: it is refused with `status`. `dropped_connection`: the connection closes without a response, ' +
    '`before` or `after` the request has its effect. `missing_section`: the response lacks `sections`, as if the service that owns them had failed.',
});
const Method = z
  .enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', '*'])
  .meta({ id: 'SandboxFaultMethod', description: 'The method of the requests; `*` for any.' });
const Status = z.literal(FAULT_STATUSES).meta({ id: 'SandboxFaultStatus', description: 'The status of an `error`.' });
const When = z
  .enum(['before', 'after'])
  .meta({ id: 'SandboxFaultWhen', description: 'When a `dropped_connection` closes; `before` by default.' });
const Section = z.enum(ALL_SECTIONS).meta({ id: 'SandboxSection', description: 'A section of a response that one service owns.' });

/** Longer than any client should wait. */
const DELAY_MS_MAX = 30_000;
/** Enough for a test run; `*` with a long expiry keeps a sandbox broken for a day. */
const TIMES_MAX = 1_000;
const EXPIRES_SECONDS_MAX = 86_400;
const EXPIRES_SECONDS_DEFAULT = 3_600;
/** The same as a real 429. */
const RETRY_SECONDS_MAX = 60;
const PATH_LENGTH_MAX = 200;

const whole = (min: number, max: number) =>
  z.int('must be a whole number').min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);

const fault = z.object({
  method: Method.default('*'),
  path: text(PATH_LENGTH_MAX)
    .default('*')
    .meta({ description: 'The path of the operation, as in this document; `*` for any.', examples: ['/v1/orders/{order_id}'] }),
  effect: SandboxFaultEffect,
  delay_ms: whole(1, DELAY_MS_MAX).nullish().meta({ description: 'Required for `latency`.' }),
  status: Status.nullish().meta({ description: 'Required for `error`.' }),
  retry_after_seconds: whole(1, RETRY_SECONDS_MAX).nullish().meta({ description: 'The `Retry-After` of an `error`.' }),
  when: optionalString(When),
  sections: z.array(Section).min(1).max(ALL_SECTIONS.length).nullish().meta({ description: 'Required for `missing_section`.' }),
  times: whole(1, TIMES_MAX).default(1).meta({ description: 'The number of requests to which it applies.' }),
  expires_in_seconds: whole(1, EXPIRES_SECONDS_MAX)
    .default(EXPIRES_SECONDS_DEFAULT)
    .meta({ description: 'When it expires, in real time.' }),
});

/** The fields of each effect. */
const FIELDS: Readonly<Record<FaultEffect['kind'], readonly (keyof z.output<typeof fault>)[]>> = {
  latency: ['delay_ms'],
  error: ['status', 'retry_after_seconds'],
  dropped_connection: ['when'],
  missing_section: ['sections'],
};
/** The field that each effect requires. */
const REQUIRED = { latency: 'delay_ms', error: 'status', dropped_connection: null, missing_section: 'sections' } as const;

function toEffect({ effect, delay_ms, status, retry_after_seconds, when, sections }: z.output<typeof fault>): FaultEffect {
  switch (effect) {
    case 'latency':
      return { kind: effect, delayMs: delay_ms ?? 0 };
    case 'error':
      return { kind: effect, status: status ?? 502, retryAfterSeconds: retry_after_seconds ?? null };
    case 'dropped_connection':
      return { kind: effect, when: when ?? 'before' };
    case 'missing_section':
      return { kind: effect, sections: sections ?? [] };
  }
}

/** The body of a fault. */
export const SandboxFaultIn = fault
  .superRefine((given, context) => {
    const has = (field: keyof typeof given): boolean => (given[field] ?? null) !== null;
    const field = REQUIRED[given.effect];
    if (field !== null && !has(field))
      context.addIssue({ code: 'custom', path: [field], message: `is required for ${given.effect}`, params: { code: 'required' } });
    for (const other of Object.values(FIELDS).flat()) {
      if (!has(other) || FIELDS[given.effect].includes(other)) continue;
      const message = `must not be given for ${given.effect}`;
      context.addIssue({ code: 'custom', path: [other], message, params: { code: 'conflicting_fields' } });
    }
  })
  .transform((given) => ({
    method: given.method,
    path: given.path,
    times: given.times,
    expiresInSeconds: given.expires_in_seconds,
    effect: toEffect(given),
  }))
  .meta({ id: 'SandboxFaultIn' });

/** A fault of a sandbox. Fields that do not belong to its effect are null. */
export const SandboxFaultOut = named('SandboxFault', {
  id,
  method: Method,
  path: z.string(),
  effect: SandboxFaultEffect,
  delay_ms: count.nullable(),
  status: Status.nullable(),
  retry_after_seconds: count.nullable(),
  when: When.nullable(),
  sections: z.array(Section).nullable(),
  times: count,
  remaining: count.meta({ description: 'The number of further requests to which it applies.' }),
  created_at: time,
  expires_at: time,
});
