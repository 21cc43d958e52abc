export type { ClientPaths, ItemOf, ListPath, Schemas } from './client-paths.ts';
export { type ClientAddress, createStorefront, type ShopperToken, type Storefront, type StorefrontOptions } from './create-storefront.ts';
export { type EtagStore, memoryEtagStore, type StoredResponse } from './etag-store.ts';
export {
  type AbortedFailure,
  type ApiFailure,
  type Failure,
  type NetworkFailure,
  type Outcome,
  type Result,
  StorefrontError,
  settle,
  type UnreadableFailure,
  unwrap,
} from './failure.ts';
export type { ChangeBatch, ChangeOptions, EventBatch, EventOptions, FeedEvent, ListOptions } from './lists.ts';
export { type OrderPad, type OrderPadViolation, type OrderPadLine, parseOrderPad } from './parse-order-pad.ts';
export type { RetryOptions } from './retry.ts';
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookErrorReason,
  type WebhookRequest,
  WebhookVerificationError,
} from './verify-webhook.ts';
