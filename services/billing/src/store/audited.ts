import { type AuditedRow, type AuditedRpcs, auditedRpcs } from '@storefront/access/audit';
import { isUuid, normalEmail } from '@storefront/contract';
import { sql } from 'kysely';

const ofAccount = (column: string) => (tenantId: string) =>
  sql`(
  select ${sql.ref(`a.${column}`)} from credit_account a
  where a.tenant_id = ${tenantId} and (a.mode, a.customer_id) = (customer.mode, customer.id))`;

const CUSTOMER: AuditedRow = {
  table: 'customer',
  id: 'id',
  columns: ['status', 'payment_rails', 'tax_exempt_until', 'email_verified_at'],
  computed: {
    credit_limit: ofAccount('credit_limit'),
    credit_hold: ofAccount('on_hold'),
    terms_days: ofAccount('terms_days'),
    terms_basis: ofAccount('terms_basis'),
  },
  personal: {
    email: sql.ref('email'),
    name: sql.ref('name'),
    company_name: sql.ref('company_name'),
    phone: sql.ref('phone'),
    tax_id: sql.ref('tax_id'),
    tax_exempt_certificate: sql.ref('tax_exempt_certificate'),
    password: sql`md5(password_hash)`,
    addresses: (tenantId) => sql`(
      select jsonb_agg(to_jsonb(c) order by c.position) from customer_address c
      where c.tenant_id = ${tenantId} and (c.mode, c.customer_id) = (customer.mode, customer.id))`,
  },
};
const INVOICE: AuditedRow = {
  table: 'invoice',
  id: 'id',
  columns: ['number', 'status', 'total', 'amount_paid', 'amount_due', 'amount_credited', 'replaced_by'],
};
const PAYMENT: AuditedRow = { table: 'payment', id: 'id', columns: ['source', 'amount', 'reversed_amount'] };
const REFUND: AuditedRow = { table: 'refund', id: 'id', columns: ['status', 'method', 'amount', 'replaced_by'] };
const GATEWAY: AuditedRow = { table: 'payment_gateway', id: 'provider', columns: ['provider', 'api_base', 'api_key_hint'] };
/** The seller can be a person. */
const SELLER: AuditedRow = {
  table: 'seller',
  id: 'mode',
  columns: ['invoice_prefix', 'tax_label', 'tax_number_label', 'paper', 'logo_hash'],
  personal: {
    legal_name: sql.ref('legal_name'),
    tax_number: sql.ref('tax_number'),
    address: sql.ref('address'),
    invoice_note: sql.ref('invoice_note'),
    contact_email: sql.ref('contact_email'),
    contact_phone: sql.ref('contact_phone'),
  },
};

/** How the calls of operators to this service are recorded. References are texts of the operator, which can name persons. */
export const AUDITED: AuditedRpcs = auditedRpcs('storefront.billing.v1.BillingAdminService', {
  CreateCustomer: { object: 'customer', key: (_request, { noted }) => (noted === undefined ? undefined : { id: noted }), row: CUSTOMER },
  SetCustomer: { object: 'customer', key: ({ customer }) => customerKey(customer), row: CUSTOMER },
  ImportCustomers: { object: 'customers', entry: 'started', hashed: ['rows'] },
  ExportCustomers: { object: 'customers', entry: 'exported', details: ['statuses', 'paymentRail', 'since', 'until'] },
  AddCustomerAddress: { object: 'customer', key: ({ customer }) => customerKey(customer), row: CUSTOMER },
  UpdateCustomerAddress: { object: 'customer', details: ['addressId'], key: ({ customer }) => customerKey(customer), row: CUSTOMER },
  RemoveCustomerAddress: { object: 'customer', details: ['addressId'], key: ({ customer }) => customerKey(customer), row: CUSTOMER },
  RecordPayment: {
    object: 'invoice',
    details: ['amount', 'date', 'refuseRepeated'],
    key: ({ invoice }) => invoiceKey(invoice),
    row: INVOICE,
  },
  RecordCustomerPayment: {
    object: 'customer',
    details: ['amount', 'allocations', 'date', 'refuseRepeated'],
    key: ({ customer }) => customerKey(customer),
    row: CUSTOMER,
  },
  RefundCredit: { object: 'customer', details: ['amount'], key: ({ customer }) => customerKey(customer), row: CUSTOMER },
  ReversePayment: {
    object: 'payment',
    details: ['invoice', 'reason', 'date'],
    key: ({ payment }, { noted }) => idKey(noted ?? payment),
    row: PAYMENT,
  },
  VoidInvoice: { object: 'invoice', details: ['payments', 'reissue'], key: ({ invoice }) => invoiceKey(invoice), row: INVOICE },
  ApplyCredit: { object: 'invoice', details: ['amount'], key: ({ invoice }) => invoiceKey(invoice), row: INVOICE },
  ExportTax: { object: 'report', entry: 'exported', details: ['from', 'to'] },
  ExportAging: { object: 'report', entry: 'exported', details: ['from', 'to'] },
  ExportPayments: { object: 'report', entry: 'exported', details: ['from', 'to'] },
  RetryRefund: { object: 'refund', details: ['method'], key: ({ refundId }) => idKey(refundId), row: REFUND },
  SetSeller: { object: 'seller', key: () => ({}), row: SELLER },
  SetPaymentGateway: { object: 'payment_gateway', key: () => ({}), row: GATEWAY },
  RemovePaymentGateway: { object: 'payment_gateway', key: () => ({}), row: GATEWAY },
});

const idKey = (id: unknown) => (typeof id === 'string' && isUuid(id) ? { id } : undefined);

/** An invoice is named by its ID or its number. */
const invoiceKey = (invoice: unknown) => idKey(invoice) ?? { number: invoice };

/** A customer is named by the ID or the email. */
const customerKey = (customer: unknown) => idKey(customer) ?? (typeof customer === 'string' ? { email: normalEmail(customer) } : undefined);
