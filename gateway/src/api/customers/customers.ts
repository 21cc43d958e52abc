import { documented } from '@storefront/api-docs';
import type { ChangePasswordRequest, Customer__Output, UpdateCustomerRequest } from '@storefront/proto/storefront/billing/v1';
import type { Address } from '@storefront/proto/storefront/common/v1';
import type { CloseAccountRequest } from '@storefront/proto/storefront/orders/v1';
import { renderAddress, renderCreditStatus, renderCustomerSession, renderMe } from '@storefront/public-json';
import { type Caller, section } from '@storefront/rpc';
import type { Clients } from '../../clients.ts';
import { IdempotencyHeaders } from '../../http/input/idempotency-key.ts';
import { type NamesShopperAddress, ShopperAddressHeaders, shopperAddressOf } from '../../http/input/shopper-address.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import { SHOPPER_ACCOUNT } from '../access.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardMessage, forwardPage } from '../forward.ts';
import { envelopeOf, pageOf } from '../schemas/envelopes.ts';
import { pagingQuery } from '../schemas/numbers.ts';
import { AccountClosingIn, PasswordChangeIn } from '../shopper-sessions/schemas.ts';
import { AccountExportOut } from './account-export-schemas.ts';
import { accountExportHandlers } from './account-export.ts';
import { CUSTOMER_OPERATIONS } from './docs.ts';
import {
  AddressIn,
  AddressPath,
  AddressUpdateIn,
  CreditStatusOut,
  CustomerSessionOut,
  CustomerSessionPath,
  MeOut,
  MeUpdateIn,
  SavedAddressOut,
  StatementOut,
  StatementQuery,
} from './schemas.ts';
import { STATEMENT_TYPES, statementReply, type StatementRequest } from './statement-reply.ts';

/** The signed-in customer, with their sessions, statements, and addresses. */
export function customerRoutes(deps: ResourceDeps): readonly Route[] {
  const customers = customerHandlers(deps);
  const customerSessions = customerSessionHandlers(deps);
  const accountExport = accountExportHandlers(deps);
  const statements = statementHandlers(deps);
  const addresses = addressHandlers(deps);
  // prettier-ignore
  return documented('Customer', CUSTOMER_OPERATIONS, [
    route({
      id: 'getMe', method: 'get', path: '/v1/me', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve the signed-in customer', request: {}, response: ok('The customer.', envelopeOf(MeOut)), handler: customers.getMe,
    }),
    route({
      id: 'updateMe', method: 'patch', path: '/v1/me', ...SHOPPER_ACCOUNT,
      summary: 'Update the signed-in customer', request: { body: MeUpdateIn }, response: ok('The changed customer.', envelopeOf(MeOut)),
      handler: customers.updateMe,
    }),
    // These two take no Idempotency-Key, because the fingerprint of the request would be a fast hash of the password.
    route({
      id: 'changePassword', method: 'post', path: '/v1/me/password', ...SHOPPER_ACCOUNT,
      summary: 'Change the password', request: { headers: ShopperAddressHeaders, body: PasswordChangeIn },
      response: gone('The password was changed.'), handler: customerSessions.changePassword,
    }),
    route({
      id: 'closeAccount', method: 'post', path: '/v1/me/close', ...SHOPPER_ACCOUNT,
      summary: 'Close the account', request: { headers: ShopperAddressHeaders, body: AccountClosingIn },
      response: gone('The account is closed.'), handler: customerSessions.closeAccount,
    }),
    route({
      id: 'exportAccount', method: 'get', path: '/v1/me/export', ...SHOPPER_ACCOUNT, permits: 'documents',
      summary: 'Export the account', request: {}, response: ok('All data of the customer.', envelopeOf(AccountExportOut)),
      handler: accountExport.exportAccount,
    }),
    route({
      id: 'listSessions', method: 'get', path: '/v1/me/sessions', ...SHOPPER_ACCOUNT,
      summary: "List the customer's sessions", request: { query: pagingQuery },
      response: ok('A page of sessions.', pageOf(CustomerSessionOut, 'CustomerSessionPage')), handler: customerSessions.listSessions,
    }),
    route({
      id: 'endSession', method: 'delete', path: '/v1/me/sessions/:session_id', ...SHOPPER_ACCOUNT,
      summary: 'End a session', request: { path: CustomerSessionPath }, response: gone('The session has ended.'), handler: customerSessions.endSession,
    }),
    route({
      id: 'endOtherSessions', method: 'delete', path: '/v1/me/sessions', ...SHOPPER_ACCOUNT,
      summary: 'End all other sessions', request: {}, response: gone('All sessions except the current one have ended.'), handler: customerSessions.endOtherSessions,
    }),
    route({
      id: 'getCreditStatus', method: 'get', path: '/v1/me/credit-status', ...SHOPPER_ACCOUNT,
      summary: "Retrieve the customer's credit status", request: {}, response: ok('The credit status.', envelopeOf(CreditStatusOut)),
      handler: customers.getCreditStatus,
    }),
    route({
      id: 'getStatement', method: 'get', path: '/v1/me/statement', ...SHOPPER_ACCOUNT, permits: 'documents',
      summary: "Retrieve a statement of the customer's account", request: { query: StatementQuery },
      response: { ...ok('The statement.', envelopeOf(StatementOut)), files: STATEMENT_TYPES }, handler: statements.getStatement,
    }),
    route({
      id: 'listAddresses', method: 'get', path: '/v1/me/addresses', ...SHOPPER_ACCOUNT,
      summary: "List the customer's addresses", request: { query: pagingQuery }, response: ok('A page of addresses.', pageOf(SavedAddressOut, 'AddressPage')),
      handler: addresses.listAddresses,
    }),
    route({
      id: 'createAddress', method: 'post', path: '/v1/me/addresses', ...SHOPPER_ACCOUNT,
      summary: 'Save an address', request: { headers: IdempotencyHeaders, body: AddressIn }, response: created('The saved address.', envelopeOf(SavedAddressOut)),
      handler: addresses.createAddress,
    }),
    route({
      id: 'updateAddress', method: 'patch', path: '/v1/me/addresses/:address_id', ...SHOPPER_ACCOUNT,
      summary: 'Update an address', request: { path: AddressPath, body: AddressUpdateIn }, response: ok('The changed address.', envelopeOf(SavedAddressOut)),
      handler: addresses.updateAddress,
    }),
    route({
      id: 'deleteAddress', method: 'delete', path: '/v1/me/addresses/:address_id', ...SHOPPER_ACCOUNT,
      summary: 'Delete an address', request: { path: AddressPath }, response: gone('The address was deleted.'), handler: addresses.deleteAddress,
    }),
  ]);
}

const creditOf = (billing: Clients['billing'], caller: Caller) =>
  section(['credit'], caller, async (within) => present((await billing.getCreditStatus({}, within)).credit, 'credit status'));

const meReply = (customer: Customer__Output | null, { value: credit, errors }: Awaited<ReturnType<typeof creditOf>>): Reply =>
  enveloped(renderMe({ ...present(customer, 'customer'), credit }), { errors });

/** Returns the operations on the customer of the shopper token. */
const customerHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  /** The credit section can be missing. */
  getMe: async (_request: object, { caller }: Call): Promise<Reply> => {
    const [{ customer }, credit] = await Promise.all([billing.getCustomer({}, caller), creditOf(billing, caller)]);
    return meReply(customer, credit);
  },
  updateMe: async (request: UpdateCustomerRequest, { caller }: Call): Promise<Reply> => {
    const { customer } = await billing.updateCustomer(request, caller);
    return meReply(customer, await creditOf(billing, caller));
  },
  getCreditStatus: forwardMessage(billing.getCreditStatus, 'credit', renderCreditStatus),
});

/** Returns the operations on the sessions, the password, and the account of the signed-in customer. */
const customerSessionHandlers = ({ clients: { billing, orders } }: ResourceDeps) => ({
  listSessions: forwardPage(billing.listSessions, ({ sessions }) => sessions.map(renderCustomerSession)),
  endSession: forward(billing.endCustomerSession, noContent),
  endOtherSessions: forward(billing.endOtherSessions, noContent),
  changePassword: async (request: ChangePasswordRequest & NamesShopperAddress, call: Call): Promise<Reply> => {
    await billing.changePassword({ ...request, shopperAddress: shopperAddressOf(request, call) }, call.caller);
    return noContent();
  },
  closeAccount: async ({ password, ...named }: CloseAccountRequest & NamesShopperAddress, call: Call): Promise<Reply> => {
    await orders.closeAccount({ password, shopperAddress: shopperAddressOf(named, call) }, call.caller);
    return noContent();
  },
});

/** Returns the operation on the account of the signed-in customer. */
const statementHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  getStatement: (request: StatementRequest, call: Call): Promise<Reply> => statementReply(billing, request, call),
});

/** Returns the operations on the addresses of the signed-in customer. */
const addressHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  listAddresses: forwardPage(billing.listAddresses, ({ addresses }) => addresses.map(renderAddress)),
  createAddress: forwardMessage(
    (address: Address, caller: Caller) => billing.createAddress({ address }, caller),
    'address',
    renderAddress,
    201,
  ),
  updateAddress: forwardMessage(billing.updateAddress, 'address', renderAddress),
  deleteAddress: forward(billing.deleteAddress, noContent),
});
