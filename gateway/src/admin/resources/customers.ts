import type { CustomerFields, StoreCustomer__Output } from '@storefront/proto/storefront/billing/v1';
import { z } from 'zod';
import { StatementOut, StatementQuery } from '../../api/customers/schemas.ts';
import { STATEMENT_TYPES, statementReply } from '../../api/customers/statement-reply.ts';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { paymentRail } from '../../api/schemas/fields.ts';
import { anyOf, dateFilters } from '../../api/schemas/list-filters.ts';
import { text } from '../../api/schemas/text.ts';
import { created, ok } from '../../http/routing/responses.ts';
import type { NeededScopes } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { CSV_TYPE, csvReply, formatQuery } from '../http/streamed-rows.ts';
import { storePath } from '../schemas/inputs.ts';
import {
  AdminCustomerOut,
  CSV_COLUMNS,
  customerIn,
  CustomerIn,
  CustomerPath,
  customerReply,
  CustomerRowOut,
  CustomerUpdateIn,
  renderCustomerCells,
  renderCustomerRow,
} from './customer-schemas.ts';

const READ: NeededScopes = ['read', 'customers', 'money'];
const CHANGE: NeededScopes = ['customers'];

const customerStatus = z.enum(['ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED', 'CLOSED']);
const CustomerListQuery = z.object({
  status: anyOf(customerStatus),
  payment_rail: paymentRail.optional().meta({ description: 'Only customers who can pay by this rail.' }),
  ...dateFilters('created', 'date of creation'),
  q: text(256).optional().meta({ description: 'A part of the name, company, email, phone, or tax number.' }),
  ...formatQuery,
  ...cursorPaging,
});
type ListQuery = z.output<typeof CustomerListQuery>;

/** An ID that no store has. */
const path = { customer_id: '019aa0c6-7c00-7000-8000-0123456789ab' };
const ONE = envelopeOf(AdminCustomerOut);

/** The customers of a store. */
// prettier-ignore
export const customerRoutes = ({ billing, shoppersBilling }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'listCustomers', method: 'get', path: `${S}/customers`, scopes: READ, scopesOf: ({ format }: ListQuery) => (format === 'csv' ? CHANGE : READ),
    summary: 'List customers', description: 'As CSV, with the columns of an import, it needs the scope `customers`, and the audit log has an entry.',
    request: { path: storePath({}), query: CustomerListQuery },
    response: { ...ok('A page of customers, newest first.', cursorPageOf(CustomerRowOut, 'AdminCustomerPage')), files: [CSV_TYPE] },
    handler: ({ q, status, ...request }, { caller, signal }) => {
      const { paymentRail: rail, createdFrom, createdTo, format } = request;
      const filters = { statuses: status, paymentRail: rail, createdFrom, createdTo, text: q };
      if (format === 'csv') {
        const file = { name: 'customers', columns: CSV_COLUMNS };
        return Promise.resolve(csvReply(file, cellsOf(billing.exportCustomers(filters, caller, signal()))));
      }
      return cursorList({ q, status, ...request }, async (keyset) => {
        const { customers, next } = await billing.listStoreCustomers({ ...filters, keyset }, caller);
        return { items: customers.map(renderCustomerRow), next };
      });
    },
  }),
  adminRoute({
    id: 'createCustomer', method: 'post', path: `${S}/customers`, scopes: CHANGE, reasons: ['email_taken'],
    sample: { body: { email: 'ann@garage.example', name: 'Ann Garage', credit_limit: '50000.00', terms_days: 30 } },
    summary: 'Create a customer', description: 'Without a password, the customer logs in only through your own site.',
    request: { path: storePath({}), body: CustomerIn }, response: created('The customer.', ONE),
    handler: async ({ storeId: _store, mode: _mode, paymentRails, ...fields }, { caller }) => {
      const { storeCustomer, version } = await billing.createCustomer({ fields: fieldsOf(fields, paymentRails) }, caller);
      return customerReply({ customer: storeCustomer, version }, 201);
    },
  }),
  adminRoute({
    id: 'getCustomer', method: 'get', path: `${S}/customers/:customer_id`, scopes: READ, sample: { path },
    summary: 'Retrieve a customer', description: 'Balances are at `/credit`, so that orders do not change the version.',
    request: { path: CustomerPath }, response: ok('The customer.', ONE),
    handler: async ({ customerId }, { caller }) => customerReply(await billing.getStoreCustomer({ customer: customerIn(customerId) }, caller)),
  }),
  adminRoute({
    id: 'updateCustomer', method: 'patch', path: `${S}/customers/:customer_id`, scopes: CHANGE, isVersioned: true, reasons: ['email_taken'],
    sample: { path, body: { status: 'ACTIVE', credit_limit: '50000.00' } },
    summary: 'Update a customer', request: { path: CustomerPath, body: CustomerUpdateIn }, response: ok('The changed customer.', ONE),
    handler: async ({ storeId: _store, mode: _mode, customerId, paymentRails, ...fields }, { caller }) => {
      const request = { customer: customerIn(customerId), fields: fieldsOf(fields, paymentRails), clearPaymentRails: paymentRails === null };
      const { storeCustomer, version } = await billing.setCustomer(request, caller);
      return customerReply({ customer: storeCustomer, version });
    },
  }),
  adminRoute({
    id: 'getStatement', method: 'get', path: `${S}/customers/:customer_id/statement`, scopes: READ, sample: { path },
    summary: 'Retrieve a statement of account', request: { path: CustomerPath, query: StatementQuery },
    response: { ...ok('The statement.', envelopeOf(StatementOut)), files: STATEMENT_TYPES },
    handler: async ({ customerId, from, to, format }, call) => statementReply(shoppersBilling, { from, to, format, customer: customerIn(customerId) }, call),
  }),
];

const fieldsOf = (fields: CustomerFields, rails: CustomerFields['paymentRails'] | null): CustomerFields => ({
  ...fields,
  paymentRails: rails ?? [],
});

async function* cellsOf(batches: AsyncIterable<{ readonly customers: readonly StoreCustomer__Output[] }>): AsyncGenerator<object[]> {
  for await (const { customers } of batches) yield customers.map(renderCustomerCells);
}
