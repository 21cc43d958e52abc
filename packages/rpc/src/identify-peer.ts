import type { Metadata } from '@grpc/grpc-js';
import { type IdentifyToken, isOperatorToken, type PeerName } from '@storefront/access';
import { AppError, forbidden } from '@storefront/errors';
import { presentedToken } from './caller-metadata.ts';
import type { Caller } from './caller.ts';

/** The parts of a call that identify the peer. */
export interface IdentifiedCall {
  readonly metadata: Metadata;
  getAuthContext(): { readonly sslPeerCertificate?: { readonly subject?: { readonly CN?: string | string[] } } };
}

/** Returns the peer that a token belongs to. Whether the named token of an operator is known is looked up later. Throws `unauthorized` if there is none. */
export function peerWith(token: string, identifyToken: IdentifyToken): PeerName {
  const peer = identifyToken(token) ?? (isOperatorToken(token) ? 'operator' : undefined);
  if (peer === undefined) throw unknownToken();
  return peer;
}

/** The error of a call whose token is not known. */
export const unknownToken = (): AppError =>
  new AppError('unauthorized', 'A valid service token is required.', { reason: 'service_credential' });

/**
 * Returns the peer that makes a call. With mutual TLS the client certificate must have the same name as the token's peer, so that a token that
 * was read from a call is of no use to the service that received it.
 */
export function identifyPeer(call: IdentifiedCall, identifyToken: IdentifyToken, mutualTls: boolean): PeerName {
  const peer = peerWith(presentedToken(call.metadata), identifyToken);
  if (mutualTls && call.getAuthContext().sslPeerCertificate?.subject?.CN !== peer) {
    throw new AppError('unauthorized', 'The client certificate does not belong to the owner of the token.', {
      reason: 'service_credential',
    });
  }
  return peer;
}

/**
 * The kinds of caller for which a peer may act, where they are restricted. The other services pass on the caller of the call that they are
 * handling, so it can be of any kind.
 */
const KINDS_OF: Partial<Record<PeerName, readonly Caller['kind'][]>> = {
  gateway: ['shopper_api', 'service'],
  operator: ['operator'],
};

/** Throws `forbidden` unless the peer is one of `callers` and may act for this kind of caller. */
export function authorizePeer(peer: PeerName, caller: Caller, callers: readonly PeerName[]): void {
  if (!callers.includes(peer)) throw forbidden('caller_identity', 'This RPC is not available to this caller.');
  if (KINDS_OF[peer]?.includes(caller.kind) === false) throw forbidden('caller_kind', 'This peer cannot act for this kind of caller.');
}
