import type { ErrorDetail } from '@storefront/errors';
import type { Request } from 'express';
import type { z } from 'zod';
import { type RequestContext, requireRoute } from '../context/request-context.ts';
import type { RequestParts } from '../routing/route.ts';
import { parseQuery } from './parse-query.ts';
import { unknownFields } from './unknown-fields.ts';
import { ignoredWarning, unknownParameters } from './unknown-parameters.ts';
import { toValidationErrors } from './validation-errors.ts';

type Parts = RequestParts<unknown, unknown, unknown, unknown>;
interface Warned {
  /** The value of `X-Service-Warning`, if the query or the body has something that the route does not have. */
  readonly warning: string | undefined;
}
/** The validated input, with the normalized query if the edge cache can store the response, or all validation errors. */
export type Checked = Warned &
  ({ readonly input: Parts; readonly edgeKey: string | undefined } | { readonly violations: readonly ErrorDetail[] });

const NOTHING = Object.freeze({});

/** Validates every part of a request against the schemas of its route. */
export function validateParts({ url, headers }: Pick<Request, 'url' | 'headers'>, context: RequestContext): Checked {
  const { request, edge } = requireRoute(context);
  const violations: ErrorDetail[] = [];
  const check = (location: 'path' | 'query' | 'header' | 'body', schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return NOTHING;
    const result = schema.safeParse(value, { reportInput: true });
    if (!result.success) violations.push(...toValidationErrors(location, result.error.issues));
    return result.data;
  };

  const path = check('path', request.path, decodePath(context.rawPath ?? NOTHING, violations));
  const parsed = parseQuery(url, request.query);
  // A route without parameters ignores its query, even a malformed one.
  if (request.query !== undefined) violations.push(...parsed.violations);
  const query = check('query', request.query, parsed.values);
  const input = {
    path,
    query,
    headers: check('header', request.headers, headers),
    body: context.bodyViolation === undefined ? check('body', request.body, context.body) : NOTHING,
  };
  if (context.bodyViolation !== undefined) violations.push(context.bodyViolation);
  const warning = ignoredWarning(unknownParameters(parsed, request.query), unknownFields(request.body, context.body));
  return violations.length === 0 ? { input, edgeKey: edge?.keyOf(input), warning } : { violations, warning };
}

function decodePath(rawPath: Readonly<Record<string, string>>, violations: ErrorDetail[]): Record<string, string> {
  const decoded: Record<string, string> = {};
  for (const [name, raw] of Object.entries(rawPath)) {
    try {
      decoded[name] = decodeURIComponent(raw);
    } catch {
      decoded[name] = '';
      violations.push({ field: name, location: 'path', code: 'invalid_encoding', detail: 'is not valid percent-encoded UTF-8' });
    }
  }
  return decoded;
}
