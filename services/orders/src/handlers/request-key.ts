import { type Caller, namedId } from '@storefront/rpc';

/** An Idempotency-Key names a shipment or a correction as a key of the request does, so that a process that dies before it stores the response acts once. */
export const requestKeyOf = ({ idempotency, operator }: Caller): string | undefined =>
  idempotency && namedId([operator?.tokenId, idempotency.route, idempotency.key].join(' '));
