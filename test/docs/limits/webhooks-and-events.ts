import { MAX_AGE_MS } from '../../../packages/events/src/stream.ts';
import { TIMEOUT_MS } from '../../../services/webhooks/src/config.ts';
import { LISTENER_EVENTS_MAX, LISTENERS_MAX, RECEIVED_MAX } from '../../../services/webhooks/src/domain/listener.ts';
import {
  DELIVERIES_PER_SECOND_MAX,
  FILTER_VALUES_MAX,
  FILTERS_MAX,
  HEADER_VALUE_LENGTH_MAX,
  HEADERS_MAX,
} from '../../../services/webhooks/src/domain/subscription-options.ts';
import { DISABLE_AFTER_MS, ROTATION_OVERLAP_HOURS, SUBSCRIPTIONS_MAX } from '../../../services/webhooks/src/domain/subscription.ts';
import { LENGTH_MAX } from '../../../services/webhooks/src/endpoints/endpoint-url.ts';
import { LOOKUP_MS, LOOKUPS_PER_STORE } from '../../../services/webhooks/src/endpoints/name-resolver.ts';
import { CONNECT_TIMEOUT_MS, RESPONSE_BYTES_MAX } from '../../../services/webhooks/src/sending/webhook-client.ts';
import { REPLAYED_MAX } from '../../../services/webhooks/src/store/replay-deliveries.ts';
import type { Limit } from './limit.ts';

/** Limits of webhooks and of the events behind them. */
export const webhooksAndEvents: readonly Limit[] = [
  {
    what: 'Subscriptions of a store in one mode',
    beyond: '409 `subscription_limit`',
    constant: { SUBSCRIPTIONS_MAX },
    file: 'services/webhooks/src/domain/subscription.ts',
  },
  {
    what: 'Webhook listeners of a store in one mode',
    beyond: '409 `webhook_listener_limit`',
    constant: { LISTENERS_MAX },
    file: 'services/webhooks/src/domain/listener.ts',
  },
  {
    what: "Events that wait for a store's listeners while its feed is off",
    beyond: 'the oldest are dropped; `missed` counts them',
    constant: { LISTENER_EVENTS_MAX },
    file: 'services/webhooks/src/domain/listener.ts',
  },
  {
    what: 'Events that a listener receives at once',
    beyond: 'the others follow',
    constant: { RECEIVED_MAX },
    file: 'services/webhooks/src/domain/listener.ts',
  },
  {
    what: 'Filters of a subscription',
    limit: '{}, of {} values each',
    beyond: '422',
    constant: { FILTERS_MAX, FILTER_VALUES_MAX },
    file: 'services/webhooks/src/domain/subscription-options.ts',
  },
  {
    what: 'Headers of a subscription',
    limit: '{}, with values of {} characters',
    beyond: '422',
    constant: { HEADERS_MAX, HEADER_VALUE_LENGTH_MAX },
    file: 'services/webhooks/src/domain/subscription-options.ts',
  },
  {
    what: 'Attempts that a subscription can allow per second',
    beyond: '422',
    constant: { DELIVERIES_PER_SECOND_MAX },
    file: 'services/webhooks/src/domain/subscription-options.ts',
  },
  {
    what: 'URL of an endpoint',
    limit: '{} characters',
    beyond: '422',
    constant: { LENGTH_MAX },
    file: 'services/webhooks/src/endpoints/endpoint-url.ts',
  },
  {
    what: 'Time to resolve the name of an endpoint',
    beyond: 'the attempt fails',
    constant: { LOOKUP_MS },
    file: 'services/webhooks/src/endpoints/name-resolver.ts',
  },
  {
    what: 'Names of a store resolved at the same time',
    beyond: 'the others wait',
    constant: { LOOKUPS_PER_STORE },
    file: 'services/webhooks/src/endpoints/name-resolver.ts',
  },
  {
    what: 'Time to connect',
    beyond: 'the attempt fails',
    constant: { CONNECT_TIMEOUT_MS },
    file: 'services/webhooks/src/sending/webhook-client.ts',
  },
  {
    what: 'Time for an attempt',
    beyond: 'the attempt fails',
    constant: { TIMEOUT_MS },
    file: 'services/webhooks/src/config.ts',
  },
  {
    what: 'Response body that is read',
    beyond: 'the rest is not read',
    constant: { RESPONSE_BYTES_MAX },
    file: 'services/webhooks/src/sending/webhook-client.ts',
  },
  {
    what: 'Overlap of both secrets after a rotation',
    limit: '{}, or `overlap_hours` if fewer',
    beyond: 'the old secret is deleted',
    constant: { ROTATION_OVERLAP_HOURS },
    file: 'services/webhooks/src/domain/subscription.ts',
  },
  {
    what: 'Nothing but failures',
    limit: '{} and ten messages',
    beyond: 'the subscription is disabled',
    constant: { DISABLE_AFTER_MS },
    file: 'services/webhooks/src/domain/subscription.ts',
  },
  {
    what: 'Deliveries of one replay',
    beyond: 'replay again with a later `since`',
    constant: { REPLAYED_MAX },
    file: 'services/webhooks/src/store/replay-deliveries.ts',
  },
  {
    what: 'Retention of events in the stream',
    constant: { MAX_AGE_MS },
    file: 'packages/events/src/stream.ts',
  },
];
