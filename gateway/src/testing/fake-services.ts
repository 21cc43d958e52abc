import { AppError, notFound } from '@storefront/errors';
import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingService';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartService';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { GetProductRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetProductRequest';
import type { CheckoutRequest__Output } from '@storefront/proto/storefront/orders/v1/CheckoutRequest';
import type { OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1/OrdersService';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1/WebhooksService';
import { type Caller, type Handlers, implement, newId, type RpcServer, serve } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import { aCart, aCustomer, anInvoice, anOrder, aProductJson, aSubscription } from './messages.ts';

/** What the fakes do can be changed while they serve, and what they were asked is kept. */
export interface FakeServices {
  readonly address: string;
  readonly calls: { readonly method: string; readonly request: unknown; readonly caller: Caller }[];
  catalogVersion: number;
  description: string;
  isContractPriceAway: boolean;
  isBillingAway: boolean;
  readonly answers: Map<string, string>;
  close(): Promise<void>;
}

const bytesOf = (json: unknown): Buffer => Buffer.from(JSON.stringify(json));
const away = () => Promise.reject(new AppError('bad_gateway', 'away', { reason: 'downstream_unavailable' }));
const unused = () => Promise.reject(new AppError('internal_error', 'no test asks this'));

/** The five services as one little gRPC server on a free port. */
export async function serveFakes(serviceToken: string, log: Logger): Promise<FakeServices> {
  let server: RpcServer | undefined;
  const fakes: FakeServices = {
    address: '',
    calls: [],
    catalogVersion: 1,
    description: 'Hex bolt M8',
    isContractPriceAway: false,
    isBillingAway: false,
    answers: new Map(),
    close: async () => server?.close(),
  };
  server = await serve({
    host: '127.0.0.1',
    port: 0,
    serviceToken,
    log,
    services: [
      implement<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', catalogOf(fakes)),
      implement<CartServiceDefinition>('storefront.cart.v1.CartService', cartOf(fakes)),
      implement<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', ordersOf(fakes)),
      implement<BillingServiceDefinition>('storefront.billing.v1.BillingService', billingOf(fakes)),
      implement<WebhooksServiceDefinition>('storefront.webhooks.v1.WebhooksService', webhooksOf(fakes)),
    ],
  });
  return Object.assign(fakes, { address: `127.0.0.1:${server.port}` });
}

function catalogOf(fakes: FakeServices): Handlers<CatalogServiceDefinition> {
  return {
    ListProducts: async (request: unknown, caller: Caller) => {
      fakes.calls.push({ method: 'ListProducts', request, caller });
      const errors = fakes.isContractPriceAway ? [{ field: 'unit_price', code: 'downstream_timeout', detail: 'late' }] : [];
      const product = aProductJson({ description: fakes.description, unitPrice: caller.customerId === undefined ? '120.00' : '99.50' });
      return { productsJson: bytesOf([product]), total: 1, catalogVersion: fakes.catalogVersion, errors };
    },
    GetProduct: async (request: GetProductRequest__Output, caller: Caller) => {
      fakes.calls.push({ method: 'GetProduct', request, caller });
      if (request.sku !== 'BOLT-M8') throw notFound('product');
      return { productJson: bytesOf(aProductJson({}, { body: null, specs: [] })), catalogVersion: fakes.catalogVersion };
    },
    ListCategories: async () => ({ categories: [{ id: 'c1', slug: 'bolts', name: 'Bolts' }], catalogVersion: fakes.catalogVersion }),
    ListTags: async () => ({ groups: [{ id: 'g1', slug: 'material', name: 'Material' }], catalogVersion: fakes.catalogVersion }),
    GetAvailability: async () => ({ sku: 'BOLT-M8', availability: 'LOW' as const, catalogVersion: fakes.catalogVersion }),
    BatchGetAvailability: async (request: unknown, caller: Caller) => {
      fakes.calls.push({ method: 'BatchGetAvailability', request, caller });
      return { items: [{ sku: 'BOLT-M8', availability: 'LOW' as const }] };
    },
    GetCatalogVersion: async () => ({ catalogVersion: fakes.catalogVersion }),
    ListChanges: async () => ({ changes: [{ sku: 'BOLT-M8', change: 'STOCK', version: 4 }], nextCursor: '4', hasMore: false }),
    QuoteLines: unused,
    ReserveStock: unused,
    CommitReservation: unused,
    ReleaseReservation: unused,
    ShipReservation: unused,
  };
}

function cartOf(fakes: FakeServices): Handlers<CartServiceDefinition> {
  return {
    CreateCart: async () => ({ cart: aCart() }),
    GetCart: async () => ({ cart: aCart() }),
    AddLine: async (request: unknown, caller: Caller) => {
      fakes.calls.push({ method: 'AddLine', request, caller });
      return { cart: aCart() };
    },
    UpdateLine: async () => ({ cart: aCart() }),
    RemoveLine: async () => ({ cart: aCart() }),
    PriceCart: async () => ({ cart: aCart() }),
    ApplyPromotion: async () => ({ cart: aCart() }),
    RemovePromotion: async () => ({ cart: aCart() }),
    FreezeCart: unused,
    UnfreezeCart: unused,
    CloseCart: unused,
  };
}

function ordersOf(fakes: FakeServices): Handlers<OrdersServiceDefinition> {
  const result = (orderId: string) => ({ state: 'confirmed', orderId, orderStatus: 'CONFIRMED', currency: 'JMD', total: '115.10' });
  return {
    Checkout: async (request: CheckoutRequest__Output, caller: Caller) => {
      fakes.calls.push({ method: 'Checkout', request, caller });
      const key = caller.idempotency?.key ?? '';
      const stored = fakes.answers.get(key);
      if (stored !== undefined) return { result: result(stored), replayed: true };
      const orderId = newId();
      fakes.answers.set(key, orderId);
      return { result: result(orderId), replayed: false };
    },
    PreviewCheckout: async () => ({ result: { state: 'confirmed', currency: 'JMD', total: '115.10' } }),
    ListShippingOptions: async () => ({ options: [], couriersEnabled: false }),
    ListOrders: async () => ({ orders: [anOrder()], total: 1 }),
    GetOrder: async () => ({ order: anOrder() }),
    RepayOrder: async () => ({ result: { state: 'pending_payment', currency: 'JMD', total: '115.10' } }),
    CancelOrder: async () => ({ order: anOrder(), billing: { invoices: [anInvoice()] } }),
  };
}

function billingOf(fakes: FakeServices): Handlers<BillingServiceDefinition> {
  const session = { familyId: newId(), refreshToken: 'refresh', customer: aCustomer() };
  return {
    SignUp: async (request: unknown, caller: Caller) => {
      fakes.calls.push({ method: 'SignUp', request, caller });
      return { session };
    },
    LogIn: async () => ({ session }),
    RefreshSession: async () => ({ session }),
    EndSession: async () => ({}),
    StartSession: async () => ({ session }),
    ListEndedSessions: async () => ({ sessions: [] }),
    GetCustomer: async () => ({ customer: aCustomer() }),
    GetCreditStatus: () =>
      fakes.isBillingAway ? away() : Promise.resolve({ credit: { status: 'GOOD', currency: 'JMD', asOf: '2026-11-20T10:00:00.000Z' } }),
    AuthorizePayment: unused,
    CommitPayment: unused,
    ReleasePayment: unused,
    ListInvoices: async () => ({ invoices: [anInvoice()], total: 1 }),
    GetInvoice: async () => ({ invoice: anInvoice() }),
    ReopenPayment: unused,
    PayInvoice: unused,
    GetOrderBilling: () => (fakes.isBillingAway ? away() : Promise.resolve({ invoices: [anInvoice()] })),
  };
}

function webhooksOf(fakes: FakeServices): Handlers<WebhooksServiceDefinition> {
  return {
    CreateSubscription: async (request: unknown, caller: Caller) => {
      fakes.calls.push({ method: 'CreateSubscription', request, caller });
      return { subscription: aSubscription(), signingSecret: 'whsec_x' };
    },
    ListSubscriptions: async () => ({ subscriptions: [aSubscription()] }),
    GetSubscription: async () => ({ subscription: aSubscription() }),
    UpdateSubscription: async () => ({ subscription: aSubscription() }),
    DeleteSubscription: async () => ({}),
    RotateSecret: async () => ({ subscription: aSubscription(), signingSecret: 'whsec_y' }),
    PingSubscription: async () => ({ deliveryId: newId() }),
    ListDeliveries: async () => ({ deliveries: [], total: 0 }),
    GetDelivery: async () => ({ delivery: { id: newId(), status: 'DELIVERED' } }),
    ReplayDeliveries: async () => ({ replayed: 3 }),
    Redeliver: async () => ({ delivery: { id: newId(), status: 'PENDING' } }),
  };
}
