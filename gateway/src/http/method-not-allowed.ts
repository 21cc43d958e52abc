import { AppError } from '@storefront/errors';
import type { Exchange } from './exchange.ts';

/** 405, with the methods that the path does answer in `Allow`. */
export function methodNotAllowed({ headers }: Pick<Exchange, 'headers'>, allow: readonly string[]): AppError {
  headers.push('Allow', allow.join(', '));
  return new AppError('method_not_allowed', 'This path does not answer that method.');
}
