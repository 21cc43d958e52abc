import { IDS } from '../examples/ids.ts';
import type { Samples } from './sample-values.ts';

const invoice = { path: { invoice_id: IDS.invoice } };

export const INVOICE_SAMPLES: Samples = {
  listInvoices: { query: { limit: 20 } },
  getInvoice: invoice,
  getInvoicePdf: { ...invoice, query: { download: 'true' }, file: 'invoice.pdf' },
  payInvoice: { ...invoice, headers: { 'Idempotency-Key': `pay-${IDS.invoice}` } },
};
