export type { Product } from './product.ts';
export type { Shopper, ShopperOptions } from './shopper.ts';
export { StartedStorefrontContainer } from './started-storefront-container.ts';
export type { Mode, Store } from './store.ts';
export { StorefrontCommandError } from './storefront-command.ts';
export { StorefrontContainer } from './storefront-container.ts';
export type { WebhookEvent } from './webhooks/event-queue.ts';
export type { NextOptions, WebhookReceiver } from './webhooks/receive-webhooks.ts';
