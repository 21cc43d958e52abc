import type { GetInvoiceResponse__Output, Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import { amountOrNull, renderInvoice, renderInvoiceRow } from '@storefront/public-json';
import { z } from 'zod';
import { pdfReply } from '../../api/invoices/pdf-reply.ts';
import { InvoiceListQuery, InvoiceOut, InvoicePdfQuery, InvoiceRowOut } from '../../api/invoices/schemas.ts';
import { id, idFilter, moneyOrNull } from '../../api/schemas/fields.ts';
import { searchFor } from '../../api/schemas/list-filters.ts';
import { named } from '../../api/schemas/named.ts';
import { openEnum } from '../../api/schemas/open-enum.ts';
import { optionalText } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { file, ok } from '../../http/routing/responses.ts';
import { permits } from '../access/operator-context.ts';
import { type AdminCall, adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import { amountIn, bodyOf, storePath } from '../schemas/inputs.ts';
import { CUSTOMER_COLUMNS, CustomerRefOut } from '../schemas/money.ts';
import { versioned, versionField } from '../schemas/versions.ts';

const READ = ['read', 'customers', 'money'] as const;
const MONEY = ['money'] as const;
const ACTIONS = ['record_payment', 'apply_credit', 'reverse_payment', 'void', 'reissue'] as const;

const { sort: _sort, limit: _limit, offset: _offset, q: _q, ...invoiceFilters } = InvoiceListQuery.shape;
const listFilters = {
  ...invoiceFilters,
  customer_id: idFilter('Only invoices of this customer.'),
  q: searchFor("the number or the purchase order number, or a customer's whole email"),
};
const RowOut = named('AdminInvoiceRow', { ...InvoiceRowOut.shape, customer: CustomerRefOut });
const CSV_COLUMNS = [...Object.keys(InvoiceRowOut.shape), ...CUSTOMER_COLUMNS];

const { order: _order, ...invoiceShape } = InvoiceOut.shape;
const AdminInvoiceOut = named('AdminInvoice', {
  ...invoiceShape,
  customer_id: id,
  unapplied_credit: moneyOrNull.meta({ description: 'The credit of the customer that could be applied. It does not change `version`.' }),
  version: versionField,
  allowed_actions: z
    .array(openEnum(ACTIONS, { id: 'AdminInvoiceAction', description: 'An action on an invoice. New values can be added at any time.' }))
    .meta({ description: 'What the state of the invoice and the scopes of the token permit.' }),
});

const InvoicePath = storePath({
  invoice: z.string().meta({ description: 'The ID or the number of the invoice.', examples: ['INV-000042'] }),
});
const unknownInvoice = { path: { invoice: 'INV-0' } };

const VoidIn = bodyOf('InvoiceVoidIn', {
  reissue: z
    .boolean()
    .optional()
    .meta({ description: 'Issues a successor, to which the payments move. Without it, the order must be canceled.' }),
  payments: z
    .enum(['REFUND', 'CREDIT'])
    .optional()
    .meta({ description: 'Returns the payments, or moves them to the credit of the customer.' }),
  invoice_address_id: optionalText(36).meta({ description: "The customer's address that the successor shows." }),
}).optional();
const CreditIn = bodyOf('InvoiceCreditIn', {
  amount: amountIn.optional().meta({ description: 'By default, as much as fits.' }),
  reference: optionalText(200),
}).optional();

/** The invoices of a store. */
// prettier-ignore
export const invoiceRoutes: AdminRoutes = ({ billing, shoppersBilling }) => [
  listRoute({
    id: 'listInvoices', path: `${S}/invoices`, scopes: READ, summary: 'List invoices', filters: listFilters,
    page: pageOf('A page of invoices, newest first.', RowOut, 'AdminInvoicePage'), csv: { name: 'invoices', columns: CSV_COLUMNS },
    read: async (keyset, { status: statuses, settlement: settlements, overdue: isOverdue, orderId: order, customerId: customer, ...given }, { caller }) => {
      const { issuedFrom, issuedTo, dueFrom, dueTo, q } = given;
      const filters = { statuses, settlements, isOverdue, order, customer, issuedFrom, issuedTo, dueFrom, dueTo, q };
      const { invoices, next } = await billing.listStoreInvoices({ ...filters, keyset }, caller);
      return { items: invoices.map(renderRow), next };
    },
  }),
  adminRoute({
    id: 'getInvoice', method: 'get', path: `${S}/invoices/:invoice`, scopes: READ, summary: 'Retrieve an invoice', sample: unknownInvoice,
    request: { path: InvoicePath }, response: ok('The invoice.', AdminInvoiceOut),
    data: async ({ invoice }, call) => renderStoreInvoice(await shoppersBilling.getInvoice({ invoiceId: invoice }, call.caller), call),
  }),
  adminRoute({
    id: 'getInvoicePdf', method: 'get', path: `${S}/invoices/:invoice/pdf`, scopes: READ, summary: 'Retrieve an invoice as a PDF', sample: unknownInvoice,
    request: { path: InvoicePath, query: InvoicePdfQuery }, response: file('The PDF.', 'application/pdf'),
    handler: ({ invoice, download }, { caller, signal }) =>
      pdfReply(shoppersBilling.renderInvoice({ invoiceId: invoice, knownEtags: [] }, caller, signal()), download),
  }),
  adminRoute({
    id: 'voidInvoice', method: 'post', path: `${S}/invoices/:invoice/void`, scopes: MONEY, isVersioned: true,
    reasons: [
      'invoice_already_paid', 'invoice_voided', 'invoice_has_payments', 'invoice_credited', 'order_still_open', 'order_closed', 'payment_in_progress',
    ],
    summary: 'Void or reissue an invoice', description: '`replaced_by` of the response names the successor. Repeated, a reissue returns the same one.',
    sample: { ...unknownInvoice, body: { reissue: true } },
    request: { path: InvoicePath, body: VoidIn }, response: ok('The voided invoice.', AdminInvoiceOut),
    data: async (request, call) => renderStoreInvoice(await billing.voidInvoice(request, call.caller), call),
  }),
  adminRoute({
    id: 'applyCredit', method: 'post', path: `${S}/invoices/:invoice/apply-credit`, scopes: MONEY, isKeyed: true, isVersioned: true,
    reasons: ['no_unapplied_credit', 'credit_too_low', 'currency_mismatch', 'invoice_already_paid', 'invoice_voided', 'payment_reference_used'],
    summary: 'Pay an invoice from unapplied credit', sample: { ...unknownInvoice, body: { amount: '100.00' } },
    request: { path: InvoicePath, body: CreditIn }, response: ok('The invoice.', AdminInvoiceOut),
    handler: async (request, call) => {
      const response = await billing.applyCredit(request, call.caller);
      return versioned(enveloped(renderStoreInvoice(response, call), { replayed: response.replayed }), response.version);
    },
  }),
];

const renderRow = (invoice: Invoice__Output) => {
  const { email = '', name = '', companyName = null } = invoice.buyer ?? {};
  return { ...renderInvoiceRow(invoice), customer: { id: invoice.customerId, email, name, company_name: companyName } };
};

function renderStoreInvoice({ invoice, version, storeActions }: GetInvoiceResponse__Output, { principal }: AdminCall) {
  const message = present(invoice, 'invoice');
  const { order: _none, ...rendered } = renderInvoice({ ...message, order: null });
  return {
    ...rendered,
    customer_id: message.customerId,
    unapplied_credit: amountOrNull(message.unappliedAmount),
    version,
    allowed_actions: permits(principal, MONEY) ? storeActions : [],
  };
}
