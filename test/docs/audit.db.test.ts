import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { type Fields, newOperatorToken, OPERATOR_SCOPES, type Operator, ROOT_OPERATOR, scopesOf } from '@storefront/access';
import { type AuditedRpcs, digestOf, listEntries } from '@storefront/access/audit';
import { createOperators } from '@storefront/access/operators';
import { inTransaction } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { packageDefinition } from '@storefront/proto';
import { AUDITED as GATEWAY } from '../../gateway/src/stores/store/audited.ts';
import { AUDITED_OPERATIONS as OPERATIONS } from '../../packages/events/src/operations/operator-handlers.ts';
import { admitOperator } from '../../packages/rpc/src/admit-operator.ts';
import { aCaller } from '../../packages/rpc/src/testing/a-caller.ts';
import { AUDITED as BILLING } from '../../services/billing/src/store/audited.ts';
import { AUDITED as CART } from '../../services/cart/src/store/audited.ts';
import { AUDITED as CATALOG } from '../../services/catalog/src/store/audited.ts';
import { AUDITED as ORDERS } from '../../services/orders/src/store/audited.ts';
import { AUDITED as WEBHOOKS } from '../../services/webhooks/src/store/audited.ts';

// The audit log's entry of every call that it records, and an entry of every call that is denied.

const AUDITED: Readonly<Record<string, AuditedRpcs>> = {
  gateway: GATEWAY,
  catalog: CATALOG,
  cart: CART,
  orders: ORDERS,
  billing: BILLING,
  webhooks: WEBHOOKS,
  operations: OPERATIONS,
};

const CUSTOMER = `email~ name~ companyName~ phone~ taxId~ password~ creditLimit termsDays termsBasis creditHold paymentRails addresses~ status
  taxExemptCertificate~ taxExemptUntil emailVerified>email_verified_at`;
const ORDER = 'order=key>number>status>payment_status>shipments>corrections';
const INVOICE = 'invoice=key>number>status>total>amount_paid>amount_due>amount_credited>replaced_by';
const CORRECTION = `${ORDER} requestKey=* lines=* amount=* restock=* method=* reference=- reason=- dryRun=- expectedTotal=*`;
const KEY = 'keyId=key>kind>hint>revoked_at tenantId=store mode=store';
const ADDRESS = 'name~addresses company~addresses line1~addresses line2~addresses city~addresses region~addresses postalCode~addresses';

/**
 * Where the entry of an RPC contains each field of its request: in the column of that name before and after (`field`), or in others (`>column`); in a column without its
 * value (`field~`); in its details (`*`), there as a digest (`#`); in the name of the object (`key`) or the column of the store (`store`); or not at all (`-`).
 */
const RECORDED: Readonly<Record<string, string>> = {
  'gateway.CreateStore': 'name currency gctRate onlinePayments couriers',
  'gateway.SetStore': `tenantId=key mode=store onlinePayments couriers paymentRails signup taxRounding shippingTax contractPrice requireVerifiedEmail name timeZone
    gctRate>gct_rate>dated_gct_rates gctRateFrom>dated_gct_rates`,
  'gateway.IssueKey': 'tenantId=store mode=store kind>kind>hint scopes origins ratePerMinute ratePerClient expiresAt',
  'gateway.RevokeKey': KEY,
  'gateway.SetKeyRate': `${KEY} ratePerMinute ratePerClient`,
  'catalog.ImportProducts': 'options=- chunk=-',
  'catalog.SaveProduct':
    'sku=key rowJson>description>list_unit_price>compare_at_unit_price>sale_unit_price>gct_rate>base_uom>hidden>revision isNew=-',
  'catalog.SaveProducts': 'rowsJson=-',
  'catalog.SetVisibility': 'sku=key hidden',
  'catalog.SetStock': 'sku=key quantity=*>on_hand lowStockThreshold=*>low_stock_threshold expectedOnHand=-',
  'catalog.SetStockLevels': 'levels=#',
  'catalog.AdjustStock': 'sku=key quantity=*>on_hand',
  'catalog.SetLowStockThreshold': 'threshold>low_stock_threshold',
  'catalog.SetContractPrices': 'prices=# dryRun=-',
  'catalog.ReplaceContractPrices': 'customerId=key>customer_id>min_quantity>unit_price sku=key prices=#',
  'catalog.RemoveContractPrices': 'customerId=key*>customer_id sku=key* minQuantity=*>min_quantity>unit_price',
  'catalog.UpdateCategory': 'category=key name description slug>path parent>path position imageUrl>image imageAltText>image',
  'catalog.RemoveCategory': 'category=key>path',
  'catalog.UpdateTagGroup': 'group=key>slug name position',
  'catalog.UpdateTag': 'group=key slug=key>slug name newGroup>group_slug position',
  'catalog.RemoveTag': 'group=key>group_slug slug=key>slug>name',
  'cart.CreatePromotion': `code=key kind value skus categories>category_ids buyQuantity getQuantity minSubtotal startsAt endsAt limitTotal limitPerCustomer priority
    combinable description=-`,
  'cart.EndPromotion': 'code=key>ends_at',
  'orders.SetShippingOption': 'code=key label kind amount freeOver currency',
  'orders.RemoveShippingOption': 'code=key>amount',
  'orders.ShipOrder': `${ORDER} lines=* requestKey=* carrier=- trackingNumber=- trackingUrl=-`,
  'orders.DeliverOrder': ORDER,
  'orders.CancelStoreOrder': `${ORDER} reason=- dryRun=- expectedTotal=*`,
  'orders.CorrectOrder': `${CORRECTION} kind=* shipping=*`,
  'billing.CreateCustomer': CUSTOMER,
  'billing.SetCustomer': `customer=key ${CUSTOMER} clearPaymentRails>payment_rails`,
  'billing.ImportCustomers': 'rows=# dryRun=-',
  'billing.ExportCustomers': 'statuses=* paymentRail=* since=* until=* text=-',
  'billing.AddCustomerAddress': 'customer=key address~addresses',
  'billing.UpdateCustomerAddress': `customer=key addressId=*~addresses ${ADDRESS} countryCode~addresses phone~addresses`,
  'billing.RemoveCustomerAddress': 'customer=key addressId=*~addresses',
  'billing.RecordPayment': `${INVOICE} amount=* date=* reference=- refuseRepeated=*`,
  'billing.RecordCustomerPayment': 'customer=key amount=* allocations=* date=* reference=- refuseRepeated=*',
  'billing.RefundCredit': 'customer=key amount=* reference=-',
  'billing.ReversePayment': 'payment=key>source>amount>reversed_amount invoice=* reason=* date=* reference=- requestKey=-',
  'billing.VoidInvoice': `${INVOICE} payments=* reissue=* invoiceAddressId=-`,
  'billing.ApplyCredit': `${INVOICE} customer=- amount=* reference=-`,
  'billing.ExportTax': 'from=* to=*',
  'billing.ExportAging': 'from=* to=*',
  'billing.ExportPayments': 'from=* to=*',
  'billing.RetryRefund': 'refundId=key>status>amount>replaced_by method=*>method reference=-',
  'billing.SetSeller': `legalName~ taxNumber~ address~ clearAddress~address logo>logo_hash invoiceNote~ invoicePrefix taxLabel taxNumberLabel paper contactEmail~
    contactPhone~`,
  'billing.SetPaymentGateway': 'apiKey>api_key_hint webhookSecret=- apiBase',
  'billing.RemovePaymentGateway': '',
  'webhooks.SetSubscriptionStatus': 'subscriptionId=key status>status>disabled_reason',
  'webhooks.Redeliver': 'subscriptionId=* deliveryId=key',
  'webhooks.ReplayDeliveries': 'subscriptionId=key since=* until=* eventTypes=*',
  'webhooks.SetEventFeed': 'isOn=*>is_on>began_at',
  'operations.RedriveDeadLetters': 'eventId=key',
  'operations.RepublishEvents': 'since=*',
  'operations.IssueOperatorToken': 'tokenId=key name=* hash=- hint=- scopes=* tenantId=store expiresAt=*',
  'operations.RevokeOperatorToken': 'tokenId=key tenantId=store',
};

/** Why a field is not recorded, by its name. */
const NOT_RECORDED: Readonly<Record<string, string>> = {
  reference: 'a text of the operator, which can name a person',
  text: 'a text of the operator, which can name a person',
  reason: 'a text of the operator, which can name a person',
  options: 'the handler notes a digest of the rows of each batch',
  chunk: 'the handler notes a digest of the rows of each batch',
  rowsJson: 'the handler notes a digest of the rows',
  expectedOnHand: 'the quantity before the change, or it was refused',
  isNew: 'a product that did not exist has no state before',
  dryRun: 'a dry run changes nothing',
  description: 'shown to shoppers, and never changes',
  carrier: 'part of the shipment, which never changes',
  trackingNumber: 'leads to the address of the buyer',
  trackingUrl: 'leads to the address of the buyer',
  requestKey: 'identifies a repeated call, which changes nothing',
  invoiceAddressId: 'part of the successor, which never changes',
  customer: 'the customer of the invoice',
  webhookSecret: 'a secret without a hint',
  hash: 'a secret',
  hint: 'part of a secret',
};

interface RecordedField {
  readonly field: string;
  readonly isDetail: boolean;
  readonly isDigest: boolean;
  readonly isMissing: boolean;
  readonly columns: readonly string[];
  readonly personal: readonly string[];
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const marked = (text: string, mark: string): readonly string[] =>
  [...text.matchAll(new RegExp(`${mark}(\\w+)`, 'g'))].map(([, name]) => name ?? '');
const recordedFieldsOf = (rpc: string): readonly RecordedField[] =>
  (RECORDED[rpc] ?? '').split(/\s+/).flatMap((text): RecordedField[] => {
    const [, field = '', where = ''] = /^(\w+)(.*)$/.exec(text) ?? [];
    if (field === '') return [];
    const columns = where === '' ? [snake(field)] : marked(where, '>');
    const personal = where === '~' ? [snake(field)] : marked(where, '~');
    return [{ field, columns, personal, isDetail: where.includes('*'), isDigest: where === '=#', isMissing: where === '=-' }];
  });

interface Field {
  readonly name: string;
  readonly type: string;
  readonly typeName: string;
  readonly label: string;
}

const nameOf = (path: string): string => path.replace(/^\/storefront\.(\w+)\..*\/(\w+)$/, '$1.$2');
const isRepeated = ({ label }: Field): boolean => label === 'LABEL_REPEATED';
/** The fields of a message, those of a part of the request instead of the part itself. */
const fieldsOf = (service: string, message: string): readonly Field[] =>
  (packageDefinition()[`storefront.${service}.v1.${message}`] as unknown as { type: { field: Field[] } }).type.field;
const isPart = (field: Field): boolean => /^(CustomerFields|Promotion|ShippingOption)$/.test(field.typeName) && !isRepeated(field);
const leavesOf = (service: string, rpc: string): readonly Field[] =>
  fieldsOf(service, `${rpc}Request`).flatMap((field) => (isPart(field) ? fieldsOf(service, field.typeName) : [field]));

function valueOf(field: Field): unknown {
  if (field.name === 'dryRun') return false;
  if (isRepeated(field)) return [valueOf({ ...field, label: '' })];
  if (field.type === 'TYPE_STRING') return field.name === 'mode' ? 'live' : randomUUID();
  if (field.type === 'TYPE_MESSAGE') return { of: field.name };
  return field.type === 'TYPE_BOOL' ? true : field.type === 'TYPE_BYTES' ? Buffer.from('bytes') : field.type === 'TYPE_ENUM' ? 'ANY' : 7;
}

/** A request in which every field is set. */
const fullRequest = (service: string, rpc: string): Fields =>
  Object.fromEntries(
    fieldsOf(service, `${rpc}Request`).map((field) => [
      field.name,
      isPart(field) ? Object.fromEntries(fieldsOf(service, field.typeName).map((part) => [part.name, valueOf(part)])) : valueOf(field),
    ]),
  );

const rpcs = Object.entries(AUDITED).flatMap(([service, rpcsOf]) =>
  Object.entries(rpcsOf).map(([path, audited]) => ({ name: nameOf(path), service, path, audited, method: path.replace(/.*\//, '') })),
);

const open = (service: string): Promise<TestDatabase<unknown>> => {
  const folder = { gateway: 'gateway', operations: 'services/cart' }[service] ?? `services/${service}`;
  const migrations = pathToFileURL(join(import.meta.dirname, '../..', folder, 'migrations/'));
  return openTestDatabase({ name: service === 'operations' ? 'cart' : service, migrations });
};

test('every field of every audited RPC is recorded, or has the reason why it is not', () => {
  const names = seen('audited RPCs', rpcs, 40).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(RECORDED).toSorted());
  const differences = rpcs.flatMap(({ name, service, method, audited }) => {
    const fields = leavesOf(service, method).map((field) => field.name);
    const { columns = [], computed = {}, personal = {} } = audited.row ?? {};
    const recorded = recordedFieldsOf(name);
    const missing = [
      ...recorded.flatMap((each) => each.columns).filter((column) => !columns.includes(column) && !(column in computed)),
      ...recorded.flatMap((each) => each.personal).filter((column) => !(column in personal)),
      ...fields.filter((field) => recorded.every((each) => each.field !== field)),
      ...recorded.flatMap(({ field, isMissing }) => (!fields.includes(field) || (isMissing && !(field in NOT_RECORDED)) ? [field] : [])),
    ];
    return missing.map((what) => `${name} ${what}`);
  });
  expect(differences).toEqual([]);
});

test.each(Object.keys(AUDITED))(
  'the entry of each call to %s contains exactly what is to be recorded of a full request',
  async (service) => {
    const { db, close } = await open(service);
    try {
      const own = rpcs.filter((rpc) => rpc.service === service);
      for (const { name, path, method, audited } of seen('audited RPCs', own)) {
        const request = audited.entry === 'each_transaction' ? {} : fullRequest(service, method);
        const tenantId = String(request.tenantId ?? randomUUID());
        const call = { operator: ROOT_OPERATOR, path, request, tenantId, mode: 'live', requestId: 'request-1' };
        await createOperators(db, AUDITED[service] ?? {}).record(call, () => inTransaction(db, async () => undefined));

        const recorded = recordedFieldsOf(name);
        const details = recorded.filter(({ isDetail }) => isDetail).map(({ field }) => [field, request[field]]);
        const digests = recorded.filter(({ isDigest }) => isDigest).map(({ field }) => [field, digestOf(request[field])]);
        const [entry] = await listEntries(db, { limit: 1 });
        expect(entry).toMatchObject({ action: path.slice(1), tenantId });
        expect([name, entry?.details]).toEqual([name, Object.fromEntries([...details, ...digests])]);
      }
    } finally {
      await close();
    }
  },
);

/** RPCs that a token for one store may call without naming it, and what their handlers do instead. */
const LIMITED_BY_HANDLER: Readonly<Record<string, string>> = {
  'gateway.ListStores': 'lists the store of the token only',
  'gateway.RevokeKey': 'refuses a key of another store, as stores-admin.db.test.ts shows',
  'gateway.SetKeyRate': 'refuses a key of another store, as stores-admin.db.test.ts shows',
  'operations.GetOperator': 'describes the token',
};

/** The service whose RPCs are partly those of stores. */
const WEBHOOKS_OF_OPERATORS = [
  'ListSubscriptions',
  'SetSubscriptionStatus',
  'ListDeliveries',
  'GetDeliveryStats',
  'Redeliver',
  'ReplayDeliveries',
  'GetEventFeed',
  'SetEventFeed',
];
const operatorPaths = Object.entries(packageDefinition()).flatMap(([name, definition]) =>
  /(?:AdminService|OperationsService|WebhooksService)$/.test(name)
    ? Object.entries(definition as Readonly<Record<string, { readonly path: string }>>)
        .filter(([rpc]) => !name.endsWith('WebhooksService') || WEBHOOKS_OF_OPERATORS.includes(rpc))
        .map(([, { path }]) => path)
    : [],
);

test('each call of an operator that is denied for its scopes, its store, or its token has its entry', async () => {
  const { db, close } = await open('gateway');
  try {
    const attempt = (path: string, operator: Operator) => {
      const operators = { ...createOperators(db, GATEWAY), identify: async () => operator };
      const call = { path, request: {}, peer: () => 'operator' as const, caller: () => aCaller, token: () => newOperatorToken() };
      return admitOperator(call, { ...aCaller, tenantId: randomUUID() }, operators, () => undefined).then(
        () => undefined,
        () => undefined,
      );
    };
    const expected: string[] = [];
    for (const path of seen('RPCs of operators', operatorPaths, 80)) {
      const others = OPERATOR_SCOPES.filter((scope) => !scopesOf(path).includes(scope));
      for (const changed of [{ scopes: others }, { tenantId: randomUUID() }, { ended: 'revoked' } as const]) {
        await attempt(path, { ...ROOT_OPERATOR, name: 'ann', tokenId: randomUUID(), ...changed });
      }
      const store = nameOf(path) in LIMITED_BY_HANDLER ? [] : ['operator_store'];
      expected.push(
        ...['operator_scope', ...store, 'operator_token_ended'].map((reason) => `${nameOf(path)} ${JSON.stringify({ reason })}`),
      );
    }
    const denied = (await listEntries(db, { limit: 1_000 })).map(({ action, outcome, details }) => [
      nameOf(`/${action}`),
      JSON.stringify(details),
      outcome,
    ]);
    expect(denied.map((entry) => entry.join(' ')).toSorted()).toEqual(expected.map((entry) => `${entry} denied`).toSorted());
  } finally {
    await close();
  }
});
