import type { JsMsg } from '@nats-io/jetstream';
import { type DomainEvent, decodeEvent } from '../event/domain-event.ts';
import { STREAM } from '../stream.ts';
import type { Delivered } from './position.ts';

/** Decodes an event, or returns why that is impossible. */
export function read(subject: string, payload: () => string): DomainEvent<never> | Error {
  try {
    return decodeEvent(payload(), subject);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Returns the ID of a message that is not an event: the one in its headers, or else its position in the stream. */
export const unreadableId = (message: JsMsg): string => message.headers?.get('Nats-Msg-Id') || `${STREAM}:${message.seq}`;

/** Returns the position of a message in the stream and among the deliveries of its consumer. */
export const deliveryOf = ({ seq, info }: JsMsg): Delivered => ({ sequence: seq, delivery: info.deliverySequence });

/** Returns what an event is about besides its aggregate, or undefined if it is about nothing else. */
export type EventSubject = (event: DomainEvent<never>) => string | undefined;

/** Returns the key of the events that are handled one by one: those about one thing or of one aggregate, or of one subject if they cannot be read. */
export function queueKeyOf(subject: string, event: DomainEvent<never> | Error, about?: EventSubject): string {
  if (event instanceof Error) return subject;
  return `${event.tenantId} ${event.mode} ${about?.(event) ?? `${event.aggregate} ${event.aggregateId}`}`;
}

/** Sends a response that may be lost: on a closed connection it throws, and the stream redelivers the event anyway. */
export function respond(send: () => void): void {
  try {
    send();
  } catch {
    // The connection that delivered the event is closed.
  }
}
