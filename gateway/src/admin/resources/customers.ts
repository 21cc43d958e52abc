import type { CustomerFields, ListStoreCustomersRequest, StoreCustomer__Output } from '@storefront/proto/storefront/billing/v1';
import { CUSTOMER_COLUMNS, customerCells } from '@storefront/public-json/files';
import { z } from 'zod';
import { StatementOut, StatementQuery } from '../../api/customers/schemas.ts';
import { STATEMENT_TYPES, statementReply } from '../../api/customers/statement-reply.ts';
import { paymentRail } from '../../api/schemas/fields.ts';
import { anyOf, dateFilters } from '../../api/schemas/list-filters.ts';
import { text } from '../../api/schemas/text.ts';
import { created, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import type { Rows } from '../http/streamed-rows.ts';
import { UNKNOWN_ID } from '../schemas/inputs.ts';
import {
  AdminCustomerOut,
  customerIn,
  CustomerIn,
  CustomerPath,
  CustomerRowOut,
  CustomerUpdateIn,
  renderCustomerRow,
  renderVersion,
} from './customer-schemas.ts';

const READ = ['read', 'customers', 'money'] as const;
const CHANGE = ['customers'] as const;

const customerStatus = z.enum(['ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED', 'CLOSED']);
const listFilters = {
  status: anyOf(customerStatus),
  payment_rail: paymentRail.optional().meta({ description: 'Only customers who can pay by this rail.' }),
  ...dateFilters('created', 'date of creation'),
  q: text(256).optional().meta({ description: 'A part of the name, company, email, phone, or tax number.' }),
};
const path = { customer_id: UNKNOWN_ID };

/** The customers of a store. */
// prettier-ignore
export const customerRoutes: AdminRoutes = ({ billing, shoppersBilling }) => [
  listRoute({
    id: 'listCustomers', path: `${S}/customers`, scopes: READ, scopesOf: ({ format }: { readonly format: string }) => (format === 'csv' ? CHANGE : READ),
    sample: { query: { format: 'json' } }, summary: 'List customers', description: 'As CSV, with the columns of an import, it needs the scope `customers`, and the audit log has an entry.',
    filters: listFilters, page: pageOf('A page of customers, newest first.', CustomerRowOut, 'AdminCustomerPage'),
    csv: {
      name: 'customers', columns: CUSTOMER_COLUMNS,
      rows: (request, { caller, signal }) => cellsOf(billing.exportCustomers(filtersOf(request), caller, signal())),
    },
    read: async (keyset, request, { caller }) => {
      const { customers, next } = await billing.listStoreCustomers({ ...filtersOf(request), keyset }, caller);
      return { items: customers.map(renderCustomerRow), next };
    },
  }),
  adminRoute({
    id: 'createCustomer', method: 'post', path: `${S}/customers`, scopes: CHANGE, reasons: ['email_taken'],
    sample: { body: { email: 'ann@garage.example', name: 'Ann Garage', credit_limit: '50000.00', terms_days: 30 } },
    summary: 'Create a customer', description: 'Without a password, the customer logs in only through your own site.',
    request: { body: CustomerIn }, response: created('The customer.', AdminCustomerOut),
    data: async (fields, { caller }) => renderVersion(await billing.createCustomer({ fields: fieldsOf(fields) }, caller)),
  }),
  adminRoute({
    id: 'getCustomer', method: 'get', path: `${S}/customers/:customer_id`, scopes: READ, sample: { path },
    summary: 'Retrieve a customer', description: 'Balances are at `/credit`, so that orders do not change the version.',
    request: { path: CustomerPath }, response: ok('The customer.', AdminCustomerOut),
    data: async ({ customerId }, { caller }) => {
      const { customer, version } = await billing.getStoreCustomer({ customer: customerIn(customerId) }, caller);
      return renderVersion({ storeCustomer: customer, version });
    },
  }),
  adminRoute({
    id: 'updateCustomer', method: 'patch', path: `${S}/customers/:customer_id`, scopes: CHANGE, isVersioned: true, reasons: ['email_taken'],
    sample: { path, body: { status: 'ACTIVE', credit_limit: '50000.00' } },
    summary: 'Update a customer', request: { path: CustomerPath, body: CustomerUpdateIn }, response: ok('The changed customer.', AdminCustomerOut),
    data: async ({ customerId, ...fields }, { caller }) => {
      const request = { customer: customerIn(customerId), fields: fieldsOf(fields), clearPaymentRails: fields.paymentRails === null };
      return renderVersion(await billing.setCustomer(request, caller));
    },
  }),
  adminRoute({
    id: 'getStatement', method: 'get', path: `${S}/customers/:customer_id/statement`, scopes: READ, sample: { path },
    summary: 'Retrieve a statement of account', request: { path: CustomerPath, query: StatementQuery },
    response: { ...ok('The statement.', StatementOut), files: STATEMENT_TYPES },
    handler: async ({ customerId, from, to, format }, call) => statementReply(shoppersBilling, { from, to, format, customer: customerIn(customerId) }, call),
  }),
];

type GivenFields = Omit<CustomerFields, 'paymentRails'> & { readonly paymentRails?: CustomerFields['paymentRails'] | null };
const fieldsOf = (fields: GivenFields): CustomerFields => ({ ...fields, paymentRails: fields.paymentRails ?? [] });

interface GivenFilters extends Pick<ListStoreCustomersRequest, 'paymentRail'> {
  readonly status?: string[] | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly q?: string | undefined;
}
const filtersOf = ({ status: statuses, paymentRail, createdFrom: since, createdTo: until, q: text }: GivenFilters) => ({
  statuses,
  paymentRail,
  since,
  until,
  text,
});

async function* cellsOf(batches: AsyncIterable<{ readonly customers: readonly StoreCustomer__Output[] }>): Rows {
  for await (const { customers } of batches)
    yield customers.map((customer) => Object.fromEntries(customerCells(customer).map((cell, index) => [CUSTOMER_COLUMNS[index], cell])));
}
