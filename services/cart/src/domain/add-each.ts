import { AppError, type ErrorCode } from '@storefront/errors';
import type { CartLine } from './cart.ts';
import { type LineOwner, withAdded } from './merged-lines.ts';

/** A line that was not added: its position in the request, and the error that adding it alone gives. */
export interface RejectedLine {
  readonly index: number;
  readonly error: AppError;
}

/** Lines after others were added to them. */
interface AddedLines {
  readonly lines: readonly CartLine[];
  readonly rejected: readonly RejectedLine[];
}

/** The errors of a line; any other is one of the whole request. */
const REFUSALS: readonly ErrorCode[] = ['conflict', 'not_found', 'validation_error'];

/** Returns what `make` returns, or the error with which it refuses. */
export function orRefusal<T>(make: () => T): T | AppError {
  try {
    return make();
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) return error;
    throw error;
  }
}

/** Adds the acceptable ones of `added` in their order, each as if it were added alone. Returns its argument as `lines` if there are none. */
export function addEach(lines: readonly CartLine[], added: readonly (CartLine | AppError)[], owner: LineOwner): AddedLines {
  const rejected: RejectedLine[] = [];
  let merged = lines;
  for (const [index, line] of added.entries()) {
    const next = line instanceof AppError ? line : orRefusal(() => withAdded(merged, line, owner));
    if (next instanceof AppError) rejected.push({ index, error: next });
    else merged = next;
  }
  return { lines: merged, rejected };
}
