// Original file: storefront/webhooks/v1/webhooks_sandbox.proto


/**
 * The event, and how many subscriptions and listeners receive it.
 */
export interface TriggerEventResponse {
  'eventId'?: (string);
  'subscriptions'?: (number);
  'listeners'?: (number);
}

/**
 * The event, and how many subscriptions and listeners receive it.
 */
export interface TriggerEventResponse__Output {
  'eventId': (string);
  'subscriptions': (number);
  'listeners': (number);
}
