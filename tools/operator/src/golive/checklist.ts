import type { StoreCustomer__Output } from '@storefront/proto/storefront/billing/v1';
import { checkKeys, liveKeys } from './check-keys.ts';
import { checkPrices, checkProducts, checkStock } from './check-products.ts';
import { checkShipping } from './check-shipping.ts';
import { checkDeliveries, checkWebhooks } from './check-webhooks.ts';
import { type Finding, countOf, fail, ok, someOf, warn } from './finding.ts';
import { isPublicSite } from './public-site.ts';
import type { StoreState } from './store-state.ts';

/** At least one order was placed in the sandbox, and its invoice was issued. */
function checkTestOrder({ hasSandboxOrder, hasSandboxInvoice }: StoreState): Finding {
  const action = 'Place an order in the sandbox and see it through to its invoice.';
  if (!hasSandboxOrder) return fail('No test order was placed in the sandbox.', action);
  if (!hasSandboxInvoice) return fail('No invoice was issued for a test order in the sandbox.', action);
  return ok('The sandbox has a test order and an invoice.');
}

/** Invoices show the seller's address and tax number. */
function checkSeller({ store, seller }: StoreState): Finding {
  const missing = [...(seller?.address ? [] : ['address']), ...(seller?.taxNumber ? [] : ['tax number'])];
  if (seller?.address && seller.taxNumber) {
    return ok(`Invoices are from ${seller.legalName ?? store.name}, ${seller.address.city}, with tax number ${seller.taxNumber}.`);
  }
  const found = `Invoices do not show the seller's ${missing.join(' and ')}.`;
  const action = 'Set them: storefront stores update --mode live --legal-name --tax-number --address.';
  const isTaxFree = Number(store.gctRate) === 0;
  return isTaxFree && seller?.address ? warn(found, action) : fail(found, action);
}

/** A store that offers PREPAID has a payment gateway that takes real payments. */
function checkPrepaid({ store, gateway }: StoreState): Finding {
  if (!store.paymentRails.includes('PREPAID')) return ok('The store does not offer PREPAID.');
  if (!store.onlinePayments) {
    return warn(
      'PREPAID is among the payment rails, but online payments are off, so that no customer can use it.',
      'Run storefront stores update --mode live with --online-payments on, or with --rails without PREPAID.',
    );
  }
  if (!gateway?.provider) {
    return fail('The store offers PREPAID, but has no live payment gateway.', 'Set its account: storefront stores payments set.');
  }
  if (/^[rs]k_test_/.test(gateway.apiKeyHint ?? '')) {
    return fail(
      `The live payment gateway has a test key, ${gateway.apiKeyHint}, which takes no real payments.`,
      'Set the live account: storefront stores payments set.',
    );
  }
  const owner = gateway.isDefault ? 'the account of the deployment' : 'an account of its own';
  return ok(`PREPAID is paid through ${gateway.provider} with ${owner}.`);
}

/** Publishable live keys have origins, and each is a public site over HTTPS. */
function checkOrigins(state: StoreState): Finding {
  const keys = liveKeys(state).filter(({ kind }) => kind === 'PUBLISHABLE');
  if (keys.length === 0) return ok('No publishable live key is valid, so no browser calls the live API.');
  const action =
    'Issue a key with the origins of your shop: storefront keys create --mode live --kind publishable --origins. Then revoke the old one.';
  const closed = keys.filter(({ origins }) => origins.length === 0);
  if (closed.length > 0) return fail(`A publishable live key has no origins: ${someOf(closed.map(({ hint }) => hint))}.`, action);
  const origins = [...new Set(keys.flatMap((key) => key.origins))];
  const unfit = origins.filter((origin) => !isPublicSite(origin));
  if (unfit.length > 0) return fail(`An origin of a publishable live key is not a public HTTPS site: ${someOf(unfit)}.`, action);
  return ok(`Browsers may call the live API from ${countOf(origins.length, 'origin', 'origins')}: ${someOf(origins)}.`);
}

/** `storefront doctor` finds nothing wrong with the store. Findings that name no store are the operator's to judge. */
function checkDoctor({ doctor }: StoreState): Finding {
  const broken = doctor.ofStore.filter((check) => !check.ok);
  if (broken.length > 0) {
    const reasons = broken.map(({ name, detail }) => `${name} (${detail})`);
    return fail(`The records of the services about this store disagree: ${someOf(reasons)}.`, 'Follow storefront doctor --full.');
  }
  const elsewhere = doctor.ofSystem.filter((check) => !check.ok).map(({ name }) => name);
  if (elsewhere.length > 0) {
    return warn(`The doctor reports violated rules that may concern this store: ${someOf(elsewhere)}.`, 'Follow storefront doctor.');
  }
  return ok('The doctor finds nothing wrong with this store.');
}

/** The currency of stores that were created without one, and its country. */
const DEFAULT = { currency: 'JMD', country: 'JM' };
const ACTION = 'A store keeps its currency: create another one with storefront stores create --currency.';

/** The currency is the one that was tested, and probably the seller's. */
function checkCurrency({ store, sandboxStore, seller }: StoreState): Finding {
  const { currency, gctRate } = store;
  if (currency !== sandboxStore.currency) {
    return fail(`Live prices are in ${currency}, but the sandbox was tested in ${sandboxStore.currency}.`, ACTION);
  }
  const country = seller?.address?.countryCode;
  if (currency === DEFAULT.currency && country !== undefined && country !== DEFAULT.country) {
    return warn(`Prices are in ${currency}, the default currency, but the seller's address is in ${country}.`, ACTION);
  }
  return ok(`Prices are in ${currency}, and the tax rate is ${Number((Number(gctRate) * 100).toFixed(4))}%.`);
}

/** A store that offers CREDIT_TERMS has a customer who can use them. If it offers no other rail, such a customer is required. */
function checkCreditTerms({ store, creditCustomers }: StoreState): Finding {
  if (store.paymentRails.length === 0) {
    return fail('The store offers no payment rail.', 'Set them: storefront stores update --mode live --rails.');
  }
  if (!store.paymentRails.includes('CREDIT_TERMS')) return ok('The store does not offer CREDIT_TERMS.');
  if (creditCustomers.some(canOrder)) return ok('At least one active customer has a credit limit.');
  const reason = 'The store offers CREDIT_TERMS, but no active customer has a credit limit without a hold.';
  const action = 'Approve a customer: storefront customers update --credit-limit --terms-days.';
  return store.paymentRails.length === 1 ? fail(`${reason.slice(0, -1)}, and there is no other rail.`, action) : warn(reason, action);
}

const canOrder = ({ credit }: StoreCustomer__Output): boolean => Number(credit?.creditLimit ?? 0) > 0 && credit?.creditHold === false;

/** The checks of `storefront golive` by item, in the order of docs/guides/going-live.md. */
export const CHECKLIST = {
  keys: checkKeys,
  origins: checkOrigins,
  products: checkProducts,
  prices: checkPrices,
  stock: checkStock,
  currency: checkCurrency,
  seller: checkSeller,
  shipping: checkShipping,
  prepaid: checkPrepaid,
  credit_terms: checkCreditTerms,
  webhooks: checkWebhooks,
  deliveries: checkDeliveries,
  test_order: checkTestOrder,
  doctor: checkDoctor,
} as const satisfies Record<string, (state: StoreState) => Finding>;

/** The outcome of one item. */
export interface ChecklistItem extends Finding {
  readonly name: string;
}

/** Checks every item. */
export const runChecklist = (state: StoreState): readonly ChecklistItem[] =>
  Object.entries(CHECKLIST).map(([name, check]) => ({ name, ...check(state) }));

/** Formats the items for a terminal, in full: what to do is on a line of its own. */
export function checklistText(items: readonly ChecklistItem[]): string {
  const width = Math.max(...items.map(({ name }) => name.length));
  const indent = ' '.repeat(STATUS_WIDTH + width + 4);
  const lines = items.map(({ name, status, reason, action }) => {
    const line = `${status.padEnd(STATUS_WIDTH)}  ${name.padEnd(width)}  ${reason}\n`;
    return action === null ? line : `${line}${indent}${action}\n`;
  });
  return lines.join('');
}

const STATUS_WIDTH = 'warn'.length;
