import { expect, test } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { PEER_NAMES, type PeerName, SERVICE_NAMES, type ServiceName } from '@storefront/access';
import type { BillingAdminServiceDefinition, BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import type { CatalogAdminServiceDefinition, CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import type { StoresAdminServiceDefinition } from '@storefront/proto/storefront/gateway/v1';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import type { OrdersAdminServiceDefinition, OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import { type Caller, createClient, newId, NO_STORE } from '@storefront/rpc';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

const { env, natsUrl, tokens } = systemUnderTest();
const addressOf = (service: ServiceName) => env[`${service.toUpperCase()}_ADDRESS`] ?? '';
const caller = (kind: Caller['kind']): Caller => ({
  tenantId: newId(),
  mode: 'live',
  store: { ...NO_STORE, currency: 'JMD' },
  kind,
  scopes: [],
  requestId: newId(),
});

/** Calls the operations API of a service with a token, and returns the reason of the refusal, if any. */
async function lagOf(service: ServiceName, serviceToken: string): Promise<string | null> {
  const options = { address: addressOf(service), serviceToken };
  const client = createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', options);
  const outcome = client.getLag({}, caller('operator')).then(
    () => null,
    (error: { reason: string }) => error.reason,
  );
  return outcome.finally(() => client.close());
}

test.each(SERVICE_NAMES)("%s accepts the operator's token for its operations, and no other", async (service) => {
  expect(await lagOf(service, tokens.operator)).toBeNull();
  expect(await lagOf(service, 'not a token')).toBe('service_credential');
  for (const peer of SERVICE_NAMES) {
    expect(['caller_identity', 'service_credential']).toContain(await lagOf(service, tokens[peer]));
  }
});

test('money can be recorded only by the operator', async () => {
  for (const peer of PEER_NAMES) {
    const options = { address: addressOf('billing'), serviceToken: tokens[peer] };
    const billing = createClient<BillingAdminServiceDefinition>('storefront.billing.v1.BillingAdminService', options);
    const error = await billing.recordPayment({ invoice: newId(), amount: '1.00' }, caller('operator')).catch((thrown: unknown) => thrown);
    billing.close();
    expect(error).toMatchObject({ code: peer === 'operator' ? 'not_found' : expect.stringMatching(/^(forbidden|unauthorized)$/) });
  }
});

test("the store's records can be looked up only by the operator", async () => {
  for (const peer of PEER_NAMES) {
    const clientOf = <D>(service: ServiceName, name: string) =>
      createClient<D>(name, { address: addressOf(service), serviceToken: tokens[peer] });
    const clients = {
      stores: clientOf<StoresAdminServiceDefinition>('gateway', 'storefront.gateway.v1.StoresAdminService'),
      catalog: clientOf<CatalogAdminServiceDefinition>('catalog', 'storefront.catalog.v1.CatalogAdminService'),
      orders: clientOf<OrdersAdminServiceDefinition>('orders', 'storefront.orders.v1.OrdersAdminService'),
      shoppersOrders: clientOf<OrdersServiceDefinition>('orders', 'storefront.orders.v1.OrdersService'),
      shoppersBilling: clientOf<BillingServiceDefinition>('billing', 'storefront.billing.v1.BillingService'),
      billing: clientOf<BillingAdminServiceDefinition>('billing', 'storefront.billing.v1.BillingAdminService'),
    };
    const by = caller('operator');
    const keyset = { limit: 1 };
    const lookups = [
      clients.stores.listStores({ keyset }, by),
      clients.catalog.listStoreProducts({}, by),
      clients.orders.listStoreOrders({ keyset }, by),
      clients.shoppersOrders.getOrder({ orderId: newId() }, by),
      clients.shoppersBilling.getInvoice({ invoiceId: newId() }, by),
      clients.shoppersBilling.listCreditNotes({}, by),
      clients.shoppersBilling.getStatement({ customer: newId() }, by),
      clients.billing.listStoreInvoices({ keyset }, by),
      clients.billing.listStoreCustomers({ keyset }, by),
      clients.billing.getStoreCustomer({ customer: newId() }, by),
      clients.billing.getStoreOrderBilling({ orderId: newId() }, by),
    ];
    const codes = await Promise.all(
      lookups.map((lookup: Promise<unknown>) =>
        lookup.then(
          () => 'found',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    for (const client of Object.values(clients)) client.close();
    const expected = peer === 'operator' ? /^(found|not_found)$/ : /^(forbidden|unauthorized)$/;
    for (const code of codes) expect(code).toMatch(expected);
  }
});

test('an RPC of checkout is refused to the gateway, and one of shoppers to the operator', async () => {
  const as = (peer: PeerName) =>
    createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
      address: addressOf('catalog'),
      serviceToken: tokens[peer],
    });
  const [gateway, operator] = [as('gateway'), as('operator')];

  await expect(gateway.commitReservation({ checkoutId: newId() }, caller('shopper_api'))).rejects.toMatchObject({
    reason: 'caller_identity',
  });
  await expect(operator.listProducts({}, caller('operator'))).rejects.toMatchObject({ reason: 'caller_identity' });
  for (const client of [gateway, operator]) client.close();
});

test('NATS refuses a client without credentials', async () => {
  await expect(connect({ servers: new URL(natsUrl).host, reconnect: false })).rejects.toThrow(/authorization/i);
});
