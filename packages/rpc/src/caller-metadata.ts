import { timingSafeEqual } from 'node:crypto';
import { Metadata } from '@grpc/grpc-js';
import { AppError } from '@storefront/errors';
import type { Caller } from './caller.ts';

const CALLER_KEY = 'storefront-caller-bin';

/** Metadata that carries the caller and proves that one of our own processes set it. */
export function toMetadata(caller: Caller, serviceToken: string): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${serviceToken}`);
  const { deadlineAt: _own, ...travelling } = caller;
  metadata.set(CALLER_KEY, Buffer.from(JSON.stringify(travelling)));
  return metadata;
}

/** The caller of a call, refused with `unauthorized` unless the service credential matches. */
export function fromMetadata(metadata: Metadata, serviceToken: string, deadlineAt: number | undefined): Caller {
  const [presented] = metadata.get('authorization');
  const [encoded] = metadata.get(CALLER_KEY);
  if (typeof presented !== 'string' || !sameText(presented, `Bearer ${serviceToken}`) || !Buffer.isBuffer(encoded)) {
    throw new AppError('unauthorized', 'This call needs the service credential.', { reason: 'service_credential' });
  }
  return { ...(JSON.parse(encoded.toString('utf8')) as Caller), deadlineAt };
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
