import { AppError } from '@storefront/errors';
import type { Request } from 'express';
import type { ContextResponse } from '../context/request-context.ts';
import { writeResponse } from '../replies/write-response.ts';

/** The methods of a path that can only be read. */
export const READ_ONLY: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether the caller must handle a request for a path that supports the methods `allow`. OPTIONS gets a 204 here, and an unsupported method throws a 405. Both
 * list the methods in `Allow`.
 */
export function acceptMethod({ method }: Pick<Request, 'method'>, response: ContextResponse, allow: readonly string[]): boolean {
  if (method !== 'OPTIONS' && allow.includes(method)) return true;
  response.locals.context.headers.push('Allow', allow.join(', '));
  if (method !== 'OPTIONS') throw new AppError('method_not_allowed', 'This path does not support this method.');
  writeResponse(response, 204, undefined);
  return false;
}
