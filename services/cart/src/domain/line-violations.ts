import type { AppError, ErrorDetail } from '@storefront/errors';
import type { RejectedLine } from './add-each.ts';

/** The violations of lines, with paths into the request, and the reason that they have in common. */
export interface LineViolations {
  readonly violations: ErrorDetail[];
  readonly reason: string | undefined;
}

/** Returns the violations of all lines of a request. */
export function violationsOf(rejected: readonly RejectedLine[]): LineViolations {
  const reasons = new Set(rejected.map(({ error }) => error.reason));
  const [reason] = reasons;
  return {
    violations: rejected.flatMap(({ index, error }) =>
      detailsOf(error).map((detail) => ({ ...detail, field: `lines.${index}.${detail.field}` })),
    ),
    reason: reasons.size === 1 && reason !== null ? reason : undefined,
  };
}

/** An error without details is of the SKU: the storefront does not sell it. */
const detailsOf = ({ details, code, message }: AppError): readonly ErrorDetail[] =>
  details.length > 0 ? details : [{ field: 'sku', location: 'body', code, detail: message }];
