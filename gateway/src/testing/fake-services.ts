import { acceptedTestTokens } from '@storefront/access/testing';
import { AppError, notFound } from '@storefront/errors';
import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { CatalogServiceDefinition, GetProductRequest__Output } from '@storefront/proto/storefront/catalog/v1';
import type { CheckoutRequest__Output, OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1';
import { type Caller, type ImplementedService, newId, type RpcServer, serve } from '@storefront/rpc';
import { implementPartly } from '@storefront/rpc/testing';
import type { Logger } from '@storefront/telemetry';
import { sandboxesOf } from './fake-sandboxes.ts';
import {
  aCartResponse,
  aCreditNote,
  aCustomer,
  anAddress,
  anInvoice,
  anInvoicesPayment,
  anOrder,
  aPaymentSession,
  aProductJson,
  aStatement,
  aSubscription,
} from './messages.ts';

/** The fake services. Tests can change their behavior at run time and inspect the calls they received. */
export interface FakeServices {
  readonly address: string;
  readonly calls: { readonly method: string; readonly request: unknown; readonly caller: Caller }[];
  catalogVersion: number;
  description: string;
  isContractPriceAway: boolean;
  isBillingAway: boolean;
  /** Fields that replace those of the order. */
  order: { readonly status?: 'CANCELLED' };
  /** How many orders the customer has. */
  orderCount: number;
  /** The offset from which on orders cannot be listed. */
  ordersFailFrom: number;
  /** How long a service takes to follow a move of a sandbox's clock. */
  moveMs: number;
  /** Product lists and carts are returned once this resolves. */
  blocked: Promise<void>;
  /** Checkouts are returned once this resolves. */
  blockedCheckouts: Promise<void>;
  readonly ordersByKey: Map<string, string>;
  close(): Promise<void>;
}

/** The ID of one of many orders; the first is that of every other message. */
const orderIdAt = (index: number) => (index === 0 ? (anOrder().id ?? '') : `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`);
const bytesOf = (json: unknown): Buffer => Buffer.from(JSON.stringify(json));
const unavailable = () => Promise.reject(new AppError('bad_gateway', 'unavailable', { reason: 'downstream_unavailable' }));

/** Serves fakes of the five services from one gRPC server on a free port. */
export async function serveFakes(log: Logger): Promise<FakeServices> {
  let server: RpcServer | undefined;
  const fakes: FakeServices = {
    address: '',
    calls: [],
    catalogVersion: 1,
    description: 'Hex bolt M8',
    isContractPriceAway: false,
    isBillingAway: false,
    order: {},
    orderCount: 1,
    ordersFailFrom: Number.POSITIVE_INFINITY,
    moveMs: 0,
    blocked: Promise.resolve(),
    blockedCheckouts: Promise.resolve(),
    ordersByKey: new Map(),
    close: async () => server?.close(),
  };
  server = await serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log,
    services: [catalogOf(fakes), cartOf(fakes), ordersOf(fakes), billingOf(fakes), webhooksOf(fakes), ...sandboxesOf(fakes)],
    resources: async () => ({ database: true }),
  });
  return Object.assign(fakes, { address: `127.0.0.1:${server.port}` });
}

function catalogOf(fakes: FakeServices): ImplementedService {
  return implementPartly<CatalogServiceDefinition>(
    'storefront.catalog.v1.CatalogService',
    {
      ListProducts: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'ListProducts', request, caller });
        await fakes.blocked;
        const errors = fakes.isContractPriceAway ? [{ field: 'unit_price', code: 'downstream_timeout', detail: 'timed out' }] : [];
        const product = aProductJson({ description: fakes.description, unitPrice: caller.customerId === undefined ? 120 : 99.5 });
        const productSizes = [bytesOf(product).length];
        return { productsJson: bytesOf([product]), productSizes, total: 1, catalogVersion: fakes.catalogVersion, errors };
      },
      GetProduct: async (request: GetProductRequest__Output, caller: Caller) => {
        fakes.calls.push({ method: 'GetProduct', request, caller });
        if (request.sku !== 'BOLT-M8') throw notFound('product');
        return { productJson: bytesOf(aProductJson({}, { body: null, specs: { groups: [] } })), catalogVersion: fakes.catalogVersion };
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
    },
    { callers: ['gateway'] },
  );
}

function cartOf(fakes: FakeServices): ImplementedService {
  return implementPartly<CartServiceDefinition>(
    'storefront.cart.v1.CartService',
    {
      CreateCart: async () => aCartResponse(),
      GetCart: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'GetCart', request, caller });
        await fakes.blocked;
        return aCartResponse();
      },
      AddLine: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'AddLine', request, caller });
        return aCartResponse();
      },
      ListCarts: async () => ({ carts: [], total: 0 }),
      ListLists: async () => ({ lists: [], total: 0 }),
      AddLines: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'AddLines', request, caller });
        return { ...aCartResponse(), rejected: [] };
      },
      ReplaceLines: async () => aCartResponse(),
      UpdateLine: async () => aCartResponse(),
      RemoveLine: async () => aCartResponse(),
      PriceCart: async () => aCartResponse(),
      ApplyPromotion: async () => aCartResponse(),
      RemovePromotion: async () => aCartResponse(),
    },
    { callers: ['gateway'] },
  );
}

function ordersOf(fakes: FakeServices): ImplementedService {
  const amounts = {
    subtotal: '100.09',
    discountTotal: '0.00',
    shippingAmount: '0.00',
    shippingGctAmount: '0.00',
    gctAmount: '15.01',
    total: '115.10',
  };
  const previewed = { state: 'confirmed', orderStatus: 'CONFIRMED', currency: 'JMD', total: '115.10', amounts };
  const result = (orderId: string) => ({ ...previewed, orderId, orderNumber: 'SO-1' });
  const session = aPaymentSession();
  const unpaid = { state: 'pending_payment', orderStatus: 'PENDING_PAYMENT', paymentSession: session, redirectUrl: session.redirectUrl };
  return implementPartly<OrdersServiceDefinition>(
    'storefront.orders.v1.OrdersService',
    {
      Checkout: async (request: CheckoutRequest__Output, caller: Caller) => {
        fakes.calls.push({ method: 'Checkout', request, caller });
        await fakes.blockedCheckouts;
        const key = caller.idempotency?.key ?? '';
        const stored = fakes.ordersByKey.get(key);
        if (stored !== undefined) return { result: result(stored), replayed: true };
        const orderId = newId();
        fakes.ordersByKey.set(key, orderId);
        return { result: result(orderId), replayed: false };
      },
      PreviewCheckout: async () => ({ result: previewed }),
      ListShippingOptions: async () => ({ options: [], couriersEnabled: false }),
      ListOrders: async (request: { limit: number; offset: number }, caller: Caller) => {
        fakes.calls.push({ method: 'ListOrders', request, caller });
        if (request.offset >= fakes.ordersFailFrom) return await unavailable();
        const length = Math.max(0, Math.min(request.limit, fakes.orderCount - request.offset));
        const orders = Array.from({ length }, (_, index) => ({ ...anOrder(), id: orderIdAt(request.offset + index) }));
        return { orders, total: fakes.orderCount };
      },
      GetOrder: async ({ orderId }: { orderId: string }) => ({
        order: { ...anOrder(), ...fakes.order, ...(fakes.orderCount > 1 && { id: orderId }) },
      }),
      RepayOrder: async () => ({ result: { ...result('order'), ...unpaid } }),
      CancelOrder: async () => ({ order: anOrder(), billing: { invoices: [anInvoice()] } }),
    },
    { callers: ['gateway'] },
  );
}

function billingOf(fakes: FakeServices): ImplementedService {
  const session = { familyId: newId(), refreshToken: 'refresh', customer: aCustomer() };
  return implementPartly<BillingServiceDefinition>(
    'storefront.billing.v1.BillingService',
    {
      SignUp: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'SignUp', request, caller });
        return { session };
      },
      LogIn: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'LogIn', request, caller });
        return { session };
      },
      RefreshSession: async () => ({ session }),
      EndSession: async () => ({}),
      StartSession: async () => ({ session }),
      ListEndedSessions: async () => ({ sessions: [] }),
      GetCustomer: async () => ({ customer: aCustomer() }),
      ListAddresses: async () => ({ addresses: [anAddress()], total: 1 }),
      CreateAddress: async () => ({ address: anAddress() }),
      UpdateAddress: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'UpdateAddress', request, caller });
        return { address: anAddress() };
      },
      DeleteAddress: async () => ({}),
      GetCreditStatus: () =>
        fakes.isBillingAway
          ? unavailable()
          : Promise.resolve({ credit: { status: 'GOOD', currency: 'JMD', unappliedCredit: '0.00', asOf: '2026-11-20T10:00:00.000Z' } }),
      ListInvoices: async () => ({ invoices: [anInvoice()], total: 1 }),
      GetInvoice: async () => ({ invoice: anInvoice() }),
      RenderInvoice: async function* () {
        yield { pdf: { number: 'INV-000042', etag: '"pdf"', sizeBytes: 8 } };
        yield { chunk: Buffer.from('%PDF-1.7') };
      },
      GetStatement: async () => ({ statement: aStatement() }),
      RenderStatement: async function* () {
        yield { pdf: { number: '2026-11-01 to 2026-11-30', etag: '"pdf"', sizeBytes: 8 } };
        yield { chunk: Buffer.from('%PDF-1.7') };
      },
      ListCustomerPayments: async () => ({
        payments: [
          { id: 'payment', currency: 'JMD', amount: '115.10', reversedAmount: '0', paidAt: '2026-11-25T14:00:00.000Z', reference: 'Wire' },
        ],
        total: 1,
      }),
      ListSessions: async () => ({ sessions: [], total: 0 }),
      ListCreditNotes: async () => ({ creditNotes: [aCreditNote()], total: 1 }),
      GetCreditNote: async () => ({ creditNote: aCreditNote() }),
      RenderCreditNote: async function* () {
        yield { pdf: { number: 'CN-000007', etag: '"pdf"', sizeBytes: 8 } };
        yield { chunk: Buffer.from('%PDF-1.7') };
      },
      GetInvoicesPayment: async () => ({ paymentSession: anInvoicesPayment() }),
      GetOrderBilling: () => (fakes.isBillingAway ? unavailable() : Promise.resolve({ invoices: [anInvoice()] })),
    },
    { callers: ['gateway'] },
  );
}

function webhooksOf(fakes: FakeServices): ImplementedService {
  return implementPartly<WebhooksServiceDefinition>(
    'storefront.webhooks.v1.WebhooksService',
    {
      CreateSubscription: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'CreateSubscription', request, caller });
        return { subscription: aSubscription(), signingSecret: 'whsec_x' };
      },
      ListSubscriptions: async () => ({ subscriptions: [aSubscription()] }),
      GetSubscription: async () => ({ subscription: aSubscription() }),
      UpdateSubscription: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'UpdateSubscription', request, caller });
        return { subscription: aSubscription() };
      },
      DeleteSubscription: async () => ({}),
      ListEvents: async () => ({ data: Buffer.from('[]'), nextCursor: 'x', hasMore: false }),
      GetEvent: async () => ({ event: Buffer.from('{}') }),
      RotateSecret: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'RotateSecret', request, caller });
        return { subscription: aSubscription(), signingSecret: 'whsec_y' };
      },
      GetDeliveryStats: async () => ({ hours: [{ hour: '2026-11-20T12:00:00.000Z', delivered: 1, failed: 0, p50Ms: 7, p95Ms: 9 }] }),
      PingSubscription: async () => ({ deliveryId: newId() }),
      ListDeliveries: async (request: unknown, caller: Caller) => {
        fakes.calls.push({ method: 'ListDeliveries', request, caller });
        return { deliveries: [], total: 0 };
      },
      GetDelivery: async () => ({ delivery: { id: newId(), status: 'DELIVERED' } }),
      ReplayDeliveries: async () => ({ replayed: 3 }),
      Redeliver: async () => ({ delivery: { id: newId(), status: 'PENDING' } }),
    },
    { callers: ['gateway'] },
  );
}
