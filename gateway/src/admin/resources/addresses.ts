import { renderAddress, renderCustomer } from '@storefront/public-json';
import { z } from 'zod';
import { SavedAddressOut } from '../../api/customers/schemas.ts';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { idInPath } from '../../api/schemas/fields.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent } from '../../http/replies/reply.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import type { NeededScopes } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { pageOfWhole } from '../http/short-list.ts';
import { AdminAddressIn, AdminAddressUpdateIn, customerIn, CustomerPath } from './customer-schemas.ts';

const CHANGE: NeededScopes = ['customers'];
const AddressPath = CustomerPath.extend({ address_id: idInPath('address') });
const ADDRESSES = `${S}/customers/:customer_id/addresses`;
const ONE = envelopeOf(SavedAddressOut);

/** IDs that no store has. */
const customer = { customer_id: '019aa0c6-7c00-7000-8000-0123456789ab' };
const path = { ...customer, address_id: '019aa0c6-7c00-7000-8000-0123456789ac' };
const body = { name: 'Ann Garage', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };

/** The addresses of the customers of a store. */
// prettier-ignore
export const addressRoutes = ({ billing }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'listAddresses', method: 'get', path: ADDRESSES, scopes: ['read', 'customers', 'money'], sample: { path: customer },
    summary: "List a customer's addresses", request: { path: CustomerPath, query: z.object(cursorPaging) },
    response: ok('A page of addresses, by their IDs.', cursorPageOf(SavedAddressOut, 'AdminAddressPage')),
    handler: ({ customerId, ...request }, { caller }) => cursorList({ customerId, ...request }, async (keyset) => {
      const found = await billing.getStoreCustomer({ customer: customerIn(customerId) }, caller);
      const { addresses } = renderCustomer(present(found.customer?.customer, 'customer'));
      return pageOfWhole(addresses, keyset, ({ id }) => id ?? '');
    }),
  }),
  adminRoute({
    id: 'createAddress', method: 'post', path: ADDRESSES, scopes: CHANGE, reasons: ['address_limit'], sample: { path: customer, body },
    summary: 'Save an address of a customer', request: { path: CustomerPath, body: AdminAddressIn }, response: created('The saved address.', ONE),
    handler: async ({ storeId: _store, mode: _mode, customerId, ...address }, { caller }) => {
      const { address: added } = await billing.addCustomerAddress({ customer: customerIn(customerId), address }, caller);
      return enveloped(renderAddress(present(added, 'address')), { status: 201 });
    },
  }),
  adminRoute({
    id: 'updateAddress', method: 'patch', path: `${ADDRESSES}/:address_id`, scopes: CHANGE, sample: { path, body: { line2: 'Unit 4' } },
    summary: 'Update an address of a customer', description: 'Orders and invoices show the address as it was.',
    request: { path: AddressPath, body: AdminAddressUpdateIn }, response: ok('The changed address.', ONE),
    handler: async ({ storeId: _store, mode: _mode, customerId, ...change }, { caller }) => {
      const { address } = await billing.updateCustomerAddress({ customer: customerIn(customerId), ...change }, caller);
      return enveloped(renderAddress(present(address, 'address')));
    },
  }),
  adminRoute({
    id: 'deleteAddress', method: 'delete', path: `${ADDRESSES}/:address_id`, scopes: CHANGE, sample: { path },
    summary: 'Delete an address of a customer', request: { path: AddressPath }, response: gone('The address was deleted.'),
    handler: async ({ customerId, addressId }, { caller }) => {
      await billing.removeCustomerAddress({ customer: customerIn(customerId), addressId }, caller);
      return noContent();
    },
  }),
];
