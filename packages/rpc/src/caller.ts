import type { Operator } from '@storefront/access';
import type { CustomerScope, Mode, Scope, StoreSettings } from '@storefront/contract';
import { notFound, unauthorized } from '@storefront/errors';
import { newId } from './new-id.ts';

/** The idempotency key of a request. It is scoped to the caller's store and mode, the customer or the operator's token, and the route. */
export interface Idempotency {
  /** `POST /v1/carts/:cart_id/lines` */
  readonly route: string;
  readonly key: string;
  /** SHA-256 in hex of the request's path and canonical body. The same key with another fingerprint is refused. */
  readonly fingerprint: string;
}

/** The caller of an RPC, built from credentials by the gateway or the operator command, never from a request body. */
export interface Caller {
  readonly tenantId: string;
  readonly mode: Mode;
  readonly store: StoreSettings;
  /** shopper_api: through the gateway; operator: the `storefront` command; service: a service's background work. */
  readonly kind: 'shopper_api' | 'operator' | 'service';
  readonly keyKind?: 'PUBLISHABLE' | 'SECRET';
  /** The ID of the API key, for limits per key. */
  readonly keyId?: string;
  readonly scopes: readonly string[];
  readonly customerId?: string;
  /** The session of the customer that makes the call. */
  readonly sessionId?: string;
  /** The address of a client with a publishable key, by which permits are shared between anonymous shoppers. */
  readonly clientAddress?: string;
  /** Who makes the call, if `kind` is operator. Set by the server that the operator calls, from the token. */
  readonly operator?: Operator;
  /** The token that an operator has presented, in place of that of this process. It travels as the credential of the call only. */
  readonly token?: string;
  readonly requestId: string;
  /** The versions of the resource of which the caller expects one, from `If-Match`; any if unset. */
  readonly ifMatch?: readonly string[];
  /** The idempotency key of this request, if any. It is not passed on to other services. */
  readonly idempotency?: Idempotency;
  /** Milliseconds since the epoch. Set by the receiving server, a little before the call's deadline, and applied by its clients. */
  readonly deadlineAt?: number;
  /** How far the store's clock is ahead of the real time, in milliseconds. Only in sandbox mode; a service looks it up if it is missing. */
  readonly clockOffsetMs?: number;
  /** Sections of the response that must be missing, as if their services had failed. Only in sandbox mode. */
  readonly missingSections?: readonly string[];
  /** Called by this process's clients after each call, with the RPC and its duration. It does not travel. */
  readonly onCall?: OnCall;
}

/** Receives the duration of a call to an RPC, such as `storefront.cart.v1.CartService/GetCart`. */
export type OnCall = (rpc: string, durationMs: number) => void;

/** Returns the scope of the caller's customer. Throws `unauthorized` if there is none. */
export function customerScope({ tenantId, mode, customerId }: Caller): CustomerScope {
  if (customerId === undefined) throw unauthorized('A shopper token is required.');
  return { tenantId, mode, customerId };
}

/** Throws `not_found` in live mode, where there is no sandbox to control. */
export function requireSandbox({ mode }: Caller): void {
  if (mode !== 'sandbox') throw notFound('sandbox');
}

/** Returns a caller for a service's background work for a store and, optionally, one of its customers. */
export const serviceCaller = (scope: Scope, store: StoreSettings, options: { requestId?: string; customerId?: string } = {}): Caller => ({
  tenantId: scope.tenantId,
  mode: scope.mode,
  store,
  kind: 'service',
  scopes: [],
  customerId: options.customerId,
  requestId: options.requestId ?? newId(),
});
