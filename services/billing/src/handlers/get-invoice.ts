import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { GetInvoiceRequest__Output } from '@storefront/proto/storefront/billing/v1/GetInvoiceRequest';
import type { GetInvoiceResponse } from '@storefront/proto/storefront/billing/v1/GetInvoiceResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { getInvoice as loadInvoice } from '../store/invoices.ts';
import { toProtoInvoice } from '../wire/invoices.ts';

/** One of the caller's invoices, whole; 404 for anybody else's. */
export const getInvoice =
  ({ db, now }: BillingDeps): Handler<GetInvoiceRequest__Output, GetInvoiceResponse> =>
  async ({ invoiceId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    return { invoice: toProtoInvoice(await loadInvoice(db, scope, invoiceId), now()) };
  };
