import { eventually } from '../../support/eventually.ts';
import { checkOut } from '../../support/http/priced-cart.ts';
import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';
import { aLongCart, aStockedStore } from './stores.ts';

const LINES = 500;
const CONNECTIONS = 48;
const INVOICED_WITHIN_MS = 60_000;
const SCRIPTS = 'Größe Ελληνικά Кириллица עברית العربية हिन्दी 한국어 漢字 日本語 ไทย Việt Ωmega ЖЩЮ ערבית فارسی 简体';

/** Invoices of as many lines as a cart can have, in as many scripts as fonts cover. */
export const longInvoices: Attack = {
  name: 'long-invoices',
  resource: 'PDF thread',
  does: `${CONNECTIONS} downloads at once of an invoice of ${LINES} lines in mixed scripts`,
  reaches: { 'GET /v1/invoices/:id/pdf: 200': 1 },
  plan: async (scene) => {
    const stocked = await aStockedStore(scene, LINES, (index) => `${index} ${SCRIPTS} ${SCRIPTS}`);
    const { shopper, credentials } = stocked;
    const cart = await aLongCart(stocked, stocked.skus);
    await shopper.api.post(`/v1/carts/${cart}/price`);
    const { body } = await checkOut(shopper, cart);
    const invoice = await eventually(INVOICED_WITHIN_MS, async () => {
      const [issued] = (await shopper.api.get(`/v1/orders/${body.data.order_id}`)).body.data.invoices;
      if (issued === undefined) throw new Error('the order has no invoice yet');
      return issued.id as string;
    });
    return [{ kind: 'flood', requests: [httpText({ path: `/v1/invoices/${invoice}/pdf`, ...credentials })], connections: CONNECTIONS }];
  },
};
