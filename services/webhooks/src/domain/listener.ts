import { SEQUENCED_EVENT_TYPES } from '@storefront/contract';
import { fieldError, invalidAll } from '@storefront/errors';
import { eventTypeViolations } from './event-type-violations.ts';
import type { StoredEvent } from './stored-event.ts';

/** A short-lived subscription without an endpoint: a developer's machine fetches its events. */
export interface Listener {
  readonly id: string;
  readonly eventTypes: readonly string[];
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** A stored event, as it is handed out to a listener. */
export interface ListenerEvent extends StoredEvent {
  /** Its position, counted from that at which the listener began. */
  readonly cursor: number;
  /** How often it has been handed out, this time included. */
  readonly attempt: number;
}

/** An event that was handed out and not acknowledged yet. */
export interface HandedOut {
  readonly position: number;
  readonly attempts: number;
}

/** One for each developer of a team. */
export const LISTENERS_MAX = 10;
/** Survives a restart of the gateway, or a laptop that changes networks. A listener that was not deleted ends soon after its developer. */
export const LISTENER_EXPIRES_MINUTES = 10;
/** For the listeners of a store together. A bulk import while the developers are disconnected drops the oldest events, and does not fill the database. */
export const LISTENER_EVENTS_MAX = 1_000;
/** Small, so that the last event is forwarded within the tolerance of its timestamp (300 s) even if the receiver is slow. */
export const RECEIVED_MAX = 10;

/** When a listener expires, unless its events are fetched before. */
export const expiryOf = ({ seenAt }: Listener): Date => new Date(seenAt.getTime() + LISTENER_EXPIRES_MINUTES * 60_000);

/** `whsec_` and 32 bytes in base64, like the secrets of subscriptions. */
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

/** Checks a request for a listener and returns its event types, the sequenced ones if none is named. Throws `validation_error` with every error. */
export function parseListener(requested: {
  readonly eventTypes: readonly string[];
  readonly signingSecret?: string | undefined;
}): readonly string[] {
  const violations = [...eventTypeViolations(requested.eventTypes)];
  if (requested.signingSecret !== undefined && !SECRET.test(requested.signingSecret))
    violations.push(fieldError('signing_secret', 'must be whsec_ followed by 32 bytes in base64'));
  if (violations.length > 0) throw invalidAll(violations);
  return requested.eventTypes.length === 0 ? SEQUENCED_EVENT_TYPES : [...new Set(requested.eventTypes)];
}
