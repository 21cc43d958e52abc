/** The permissions of an operator's token. `admin` permits everything. */
export const OPERATOR_SCOPES = ['read', 'catalog', 'shipments', 'customers', 'money', 'keys', 'webhooks', 'admin'] as const;
/** A scope of a token of an operator. */
export type OperatorScope = (typeof OPERATOR_SCOPES)[number];

/** The scopes besides `admin` of which one permits an RPC. What `read` permits changes nothing, and is not recorded in the audit log. */
type Permitting = readonly Exclude<OperatorScope, 'admin'>[];

const ADMIN: Permitting = [];
const ANY: Permitting = ['read', 'catalog', 'shipments', 'customers', 'money', 'keys', 'webhooks'];
const READ: Permitting = ['read'];
const READ_WEBHOOKS: Permitting = ['read', 'webhooks'];
const WEBHOOKS: Permitting = ['webhooks'];
const READ_SETTINGS: Permitting = ['read', 'catalog', 'money'];
const CATALOG: Permitting = ['catalog'];
const READ_CATALOG: Permitting = ['read', 'catalog'];
const CUSTOMERS: Permitting = ['customers'];
/** The scope `customers` includes `shipments`. */
const SHIPMENTS: Permitting = ['shipments', 'customers'];
const READ_ORDERS: Permitting = ['read', 'shipments', 'customers', 'money'];
const READ_CUSTOMERS: Permitting = ['read', 'customers', 'money'];
/** Who sets contract prices names customers, and learns nothing about them. */
const READ_CUSTOMER_IDS: Permitting = ['read', 'catalog', 'customers', 'money'];
const MONEY: Permitting = ['money'];
const READ_MONEY: Permitting = ['read', 'money'];

/** Which scopes permit the RPCs of operators, by the name of the service. A server refuses to start with an RPC that is missing here. */
const PERMITTING: Readonly<Record<string, Readonly<Record<string, Permitting>>>> = {
  'storefront.gateway.v1.StoresAdminService': {
    CreateStore: ADMIN,
    SetStore: ADMIN,
    ListStores: ANY,
    GetStore: ANY,
    IssueKey: ['keys'],
    ListKeys: ['read', 'keys'],
    RevokeKey: ['keys'],
    SetKeyRate: ['keys'],
  },
  'storefront.catalog.v1.CatalogAdminService': {
    ImportProducts: CATALOG,
    ExportProducts: READ_CATALOG,
    ListStoreProducts: READ_CATALOG,
    GetStoreProduct: READ_CATALOG,
    SaveProduct: CATALOG,
    SaveProducts: CATALOG,
    SetVisibility: CATALOG,
    SetStock: CATALOG,
    SetStockLevels: CATALOG,
    AdjustStock: CATALOG,
    GetStock: READ_CATALOG,
    GetLowStockThreshold: READ_SETTINGS,
    SetLowStockThreshold: CATALOG,
    SetContractPrices: CATALOG,
    ReplaceContractPrices: CATALOG,
    ListContractPrices: READ_CATALOG,
    RemoveContractPrices: CATALOG,
    GetTaxonomy: READ_CATALOG,
    UpdateCategory: CATALOG,
    RemoveCategory: CATALOG,
    UpdateTagGroup: CATALOG,
    UpdateTag: CATALOG,
    RemoveTag: CATALOG,
  },
  'storefront.cart.v1.CartAdminService': { CreatePromotion: CATALOG, EndPromotion: CATALOG, ListPromotions: READ_CATALOG },
  'storefront.orders.v1.OrdersService': { GetOrder: READ_ORDERS },
  'storefront.orders.v1.OrdersAdminService': {
    SetShippingOption: CATALOG,
    RemoveShippingOption: CATALOG,
    ListStoreShippingOptions: READ_CATALOG,
    CountStoreOrders: READ_ORDERS,
    ListStoreOrders: READ_ORDERS,
    ShipOrder: SHIPMENTS,
    DeliverOrder: SHIPMENTS,
    CancelStoreOrder: MONEY,
    CorrectOrder: MONEY,
    GetSales: READ_MONEY,
  },
  'storefront.billing.v1.BillingService': {
    GetInvoice: READ_CUSTOMERS,
    RenderInvoice: READ_CUSTOMERS,
    GetStatement: READ_CUSTOMERS,
    RenderStatement: READ_CUSTOMERS,
    ListCreditNotes: READ_MONEY,
    GetCreditNote: READ_MONEY,
    RenderCreditNote: READ_MONEY,
  },
  'storefront.billing.v1.BillingAdminService': {
    CreateCustomer: CUSTOMERS,
    ListStoreCustomers: READ_CUSTOMERS,
    ListCustomerIds: READ_CUSTOMER_IDS,
    GetStoreCustomer: READ_CUSTOMERS,
    SetCustomer: CUSTOMERS,
    ImportCustomers: CUSTOMERS,
    ExportCustomers: CUSTOMERS,
    CountStoreBilling: READ_CUSTOMERS,
    AddCustomerAddress: CUSTOMERS,
    UpdateCustomerAddress: CUSTOMERS,
    RemoveCustomerAddress: CUSTOMERS,
    GetCredit: READ_CUSTOMERS,
    RecordPayment: MONEY,
    RecordCustomerPayment: MONEY,
    RefundCredit: MONEY,
    ReversePayment: MONEY,
    VoidInvoice: MONEY,
    ApplyCredit: MONEY,
    ListRefunds: READ_MONEY,
    GetRefund: READ_MONEY,
    RetryRefund: MONEY,
    ListStoreInvoices: READ_CUSTOMERS,
    ListStorePayments: READ_MONEY,
    GetStoreOrderBilling: READ_CUSTOMERS,
    ExportTax: MONEY,
    ExportAging: MONEY,
    ExportPayments: MONEY,
    GetSeller: READ_SETTINGS,
    SetSeller: ADMIN,
    GetPaymentGateway: READ_MONEY,
    SetPaymentGateway: ADMIN,
    RemovePaymentGateway: ADMIN,
  },
  'storefront.webhooks.v1.WebhooksService': {
    ListSubscriptions: READ_WEBHOOKS,
    ListDeliveries: READ_WEBHOOKS,
    GetDeliveryStats: READ_WEBHOOKS,
    SetSubscriptionStatus: WEBHOOKS,
    Redeliver: WEBHOOKS,
    ReplayDeliveries: WEBHOOKS,
    GetEventFeed: ANY,
    SetEventFeed: ADMIN,
  },
  'storefront.operations.v1.OperationsService': {
    GetLag: READ,
    ListDeadLetters: READ,
    RedriveDeadLetters: ADMIN,
    RepublishEvents: ADMIN,
    CheckInvariants: READ,
    ListLedger: READ,
    FindLedgerEntries: READ,
    GetOperator: ANY,
    IssueOperatorToken: ADMIN,
    ListOperatorTokens: READ,
    RevokeOperatorToken: ADMIN,
    ListAuditEntries: READ,
    VerifyAudit: READ,
  },
};

/** Reports whether a text names a scope. */
export const isOperatorScope = (text: string): text is OperatorScope => OPERATOR_SCOPES.some((scope) => scope === text);

/** Returns the scopes of which one permits the RPC with this path, such as `/storefront.cart.v1.CartAdminService/EndPromotion`. Throws if it has none. */
export function scopesOf(path: string): readonly OperatorScope[] {
  const [, service = '', rpc = ''] = path.split('/');
  const scopes = PERMITTING[service]?.[rpc];
  if (scopes === undefined) throw new Error(`${path} can be called by operators, but operator-scopes.ts does not contain it`);
  return ['admin', ...scopes];
}

/** Reports whether the calls of an RPC are recorded in the audit log. */
export const isRecorded = (path: string): boolean => !scopesOf(path).includes('read');
