import { createHash } from 'node:crypto';
import { AppError } from '@storefront/errors';
import type { Caller } from './caller.ts';

/** 128 bits are enough to tell the states of one resource apart. */
const VERSION_LENGTH = 22;

/** Returns the version of a resource for operators: a hash of what a read of it returns, without fields that the clock alone changes. */
export const versionOf = (fields: object): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, VERSION_LENGTH);

/** Throws 412 `version_mismatch` if the caller expects another version. Call it under the lock of the write. */
export function requireVersion({ ifMatch }: Pick<Caller, 'ifMatch'>, current: string): void {
  if (ifMatch === undefined || ifMatch.includes(current)) return;
  throw new AppError('precondition_failed', 'The resource has changed since it was read.', { reason: 'version_mismatch' });
}
