import type { PeerName } from '@storefront/access';
import type { Caller } from './caller.ts';

/** A call, however it arrived. Both functions throw `unauthorized` if the call does not say who makes it. */
export interface IncomingCall {
  /** The gRPC path, such as `/storefront.cart.v1.CartService/GetCart`. */
  readonly path: string;
  peer(): PeerName;
  caller(): Caller;
  /** The token that the call presents, or an empty string. */
  token(): string;
  /** The request, unless it is a stream. */
  readonly request?: unknown;
}
