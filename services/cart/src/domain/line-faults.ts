import type { AppError, ErrorDetail } from '@storefront/errors';
import type { RejectedLine } from './add-each.ts';

/** The faults of lines, with paths into the request, and the reason that they have in common. */
export interface LineFaults {
  readonly faults: ErrorDetail[];
  readonly reason: string | undefined;
}

/** Returns the faults of all lines of a request. */
export function faultsOf(rejected: readonly RejectedLine[]): LineFaults {
  const reasons = new Set(rejected.map(({ error }) => error.reason));
  const [reason] = reasons;
  return {
    faults: rejected.flatMap(({ index, error }) =>
      detailsOf(error).map((detail) => ({ ...detail, field: `lines.${index}.${detail.field}` })),
    ),
    reason: reasons.size === 1 && reason !== null ? reason : undefined,
  };
}

/** An error without details is of the SKU: the storefront does not sell it. */
const detailsOf = ({ details, code, message }: AppError): readonly ErrorDetail[] =>
  details.length > 0 ? details : [{ field: 'sku', location: 'body', code, detail: message }];
