import { AppError } from '@storefront/errors';
import type { RequestContext } from '../context/request-context.ts';

/** Returns a 405 error and lists the supported methods in `Allow`. */
export function methodNotAllowed({ headers }: Pick<RequestContext, 'headers'>, allow: readonly string[]): AppError {
  headers.push('Allow', allow.join(', '));
  return new AppError('method_not_allowed', 'This path does not support this method.');
}
