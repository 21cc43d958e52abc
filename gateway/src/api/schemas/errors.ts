import { ERROR_CODES, ERROR_REASONS, type PublicErrorCode, type Reason } from '@storefront/api-docs';
import { z } from 'zod';
import { docUrlField } from './envelopes.ts';
import { id } from './fields.ts';
import { named } from './named.ts';
import { openEnum } from './open-enum.ts';

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as [Name, ...Name[]];

const ErrorDetailOut = named('ErrorDetail', {
  field: z.string().meta({ description: 'The dotted path of the invalid field.', examples: ['lines.0.quantity'] }),
  location: z
    .enum(['body', 'query', 'path', 'header'])
    .meta({ id: 'ErrorLocation', description: 'The part of the request with the field.' }),
  code: z.string().meta({ description: 'The code of the problem. New codes can be added at any time.', examples: ['too_small'] }),
  detail: z.string(),
  order_id: id.optional().meta({ description: 'The ID of the existing order. Set for the reason `cart_already_ordered`.' }),
  line_id: id.optional().meta({ description: 'The ID of the affected cart line. Set for the reason `price_unavailable`.' }),
  sku: z.string().optional().meta({ description: 'The SKU of the affected cart line. Set for the reason `price_unavailable`.' }),
});

const LegacyErrorDetailOut = z
  .object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })
  .meta({ id: 'LegacyErrorDetail', deprecated: true });

type Names = [string, ...string[]];

/** The bodies of errors of an API, which has these codes and reasons: the envelope, and problem details for clients that prefer `application/problem+json`. */
export function errorSchemas(codes: Names, reasons: Names) {
  const errorCode = openEnum(codes, {
    id: 'ErrorCode',
    description: 'The known error codes, by status. New codes can be added at any time.',
  });
  const errorReason = openEnum(reasons, {
    id: 'ErrorReason',
    description: 'The known reasons, each more specific than its code. New reasons can be added at any time.',
  });

  /** The fields that the error envelope and problem details have in common. */
  const SHARED = {
    code: errorCode.meta({ description: 'A stable error code. New codes can be added at any time.', examples: ['not_found'] }),
    reason: errorReason.nullable().meta({
      description: 'A stable, more specific code; `null` if there is none. New reasons can be added at any time.',
      examples: ['invoice_already_paid'],
    }),
    request_id: z.string(),
    details: z.array(ErrorDetailOut),
  };
  const message = z.string().meta({ description: 'A human-readable message. Do not parse it.' });

  const ApiErrorOut = named('ApiError', { ...SHARED, message, doc_url: docUrlField });

  const problem = named('Problem', {
    type: docUrlField,
    title: z.string().meta({ description: 'The reason, or the code, as text.', examples: ['Invoice already paid'] }),
    status: z
      .int32()
      .min(400)
      .max(599)
      .meta({ description: 'The HTTP status.', examples: [409] }),
    detail: message,
    ...SHARED,
  });

  const envelope = named('ErrorEnvelope', {
    error: ApiErrorOut,
    detail: z.union([z.string(), z.array(LegacyErrorDetailOut)]).meta({
      description: 'A copy of `error.message`, or of `error.details` for a 422, for older clients. Use `error` instead.',
      deprecated: true,
    }),
  });
  return { envelope, problem };
}

/** The bodies of errors of the public API. */
export const { envelope: ErrorOut, problem: ProblemOut } = errorSchemas(
  namesOf<PublicErrorCode>(ERROR_CODES),
  namesOf<Reason>(ERROR_REASONS),
);
