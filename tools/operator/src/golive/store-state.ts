import type { Seller__Output, StoreCustomer__Output, StorePaymentGateway__Output } from '@storefront/proto/storefront/billing/v1';
import type { StoreProduct__Output } from '@storefront/proto/storefront/catalog/v1';
import type { ApiKey__Output, Store__Output } from '@storefront/proto/storefront/gateway/v1';
import type { StoreShippingOption__Output } from '@storefront/proto/storefront/orders/v1';
import type { Delivery__Output, Subscription__Output } from '@storefront/proto/storefront/webhooks/v1';
import type { Check } from '../doctor/check.ts';

/** The state of a store, as the checks read it. Everything is of its live mode unless the name says otherwise. */
export interface StoreState {
  readonly now: Date;
  readonly store: Store__Output;
  readonly sandboxStore: Store__Output;
  /** Of both modes. */
  readonly keys: readonly ApiKey__Output[];
  readonly seller: Seller__Output | null;
  readonly gateway: StorePaymentGateway__Output | null;
  /** Active customers who may pay by credit terms: the first page. */
  readonly creditCustomers: readonly StoreCustomer__Output[];
  readonly shipping: readonly StoreShippingOption__Output[];
  readonly products: ProductState;
  readonly webhooks: readonly WebhookState[];
  readonly hasSandboxOrder: boolean;
  readonly hasSandboxInvoice: boolean;
  readonly doctor: DoctorState;
}

/** The visible products. */
export interface ProductState {
  readonly total: number;
  /** The first ones in SKU order, up to a limit. */
  readonly read: readonly StoreProduct__Output[];
  readonly outOfStock: number;
  readonly withoutStockLevel: number;
}

/** An endpoint with its newest deliveries, newest first. */
export interface WebhookState {
  readonly subscription: Subscription__Output;
  readonly deliveries: readonly Delivery__Output[];
}

/** The findings of `storefront doctor`: in the records of the services about this store, and in all stores. */
export interface DoctorState {
  readonly ofStore: readonly Check[];
  readonly ofSystem: readonly Check[];
}
