import { CONTRACT_PRICES, PAYMENT_RAILS, SHIPPING_TAXES, SIGNUP_POLICIES, TAX_ROUNDINGS } from '@storefront/contract';
import type { Store__Output } from '@storefront/proto/storefront/gateway/v1';
import type { GetEventFeedResponse__Output } from '@storefront/proto/storefront/webhooks/v1';
import { amount } from '@storefront/public-json';
import { z } from 'zod';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { currency, day, paymentRail, quantityOut, rate, time, timeOrNull } from '../../api/schemas/fields.ts';
import { isoDate } from '../../api/schemas/iso-date-time.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import type { NeededScopes } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { renderFields } from '../http/render-fields.ts';
import { withFieldNames } from '../http/with-field-names.ts';
import { bodyOf, quantityIn, rateIn, storePath } from '../schemas/inputs.ts';
import { versioned, versionField } from '../schemas/versions.ts';

/** The scopes that show the settings of a store. */
export const READ_SETTINGS: NeededScopes = ['read', 'catalog', 'money'];
/** Only `admin` changes them. */
export const CHANGE_SETTINGS: NeededScopes = [];

const choices = {
  signup: z.enum(SIGNUP_POLICIES).meta({ description: 'Whether new customers can order at once, or after your approval.' }),
  tax_rounding: z.enum(TAX_ROUNDINGS).meta({ description: 'Whether the tax of each line or of each rate is rounded.' }),
  shipping_tax: z
    .enum(SHIPPING_TAXES)
    .meta({ description: "Whether shipping is taxed at the store's rate, or at those of the goods in proportion." }),
  contract_price: z.enum(CONTRACT_PRICES).meta({ description: 'Whether a contract price always applies, or only where it is the lowest.' }),
  online_payments: z.boolean().meta({ description: 'Whether customers can pay on a hosted page.' }),
  couriers: z.boolean(),
  require_verified_email: z.boolean().meta({ description: 'Whether a checkout requires a verified email.' }),
};
const dated = { from: day.nullable(), rate };
const SettingsOut = named('StoreSettings', {
  name: z.string(),
  currency,
  time_zone: z.string().meta({ description: 'An IANA time zone. Dates are dates in it.', examples: ['America/Jamaica'] }),
  payment_rails: z.array(paymentRail),
  ...choices,
  gct_rate: rate.meta({ description: 'The rate of today.' }),
  gct_rate_change: named('GctRateChange', { from: day, at: time, rate })
    .nullable()
    .meta({ description: 'The next change; `null` if none is scheduled.' }),
  gct_rates: z.array(named('DatedGctRate', dated)).meta({ description: 'All rates by their dates. The first one has none.' }),
  version: versionField,
});
const SettingsIn = z
  .strictObject({
    name: text(200),
    time_zone: text(100),
    payment_rails: z.array(paymentRail).min(1).max(PAYMENT_RAILS.length),
    ...choices,
    gct_rate: rateIn,
    gct_rate_from: isoDate.meta({ description: 'The date in the time zone of the store from which `gct_rate` applies; today by default.' }),
  })
  .partial()
  .meta({ id: 'StoreSettingsIn' });

const StockSettingsOut = named('StockSettings', {
  low_stock_threshold: quantityOut.meta({ description: 'Applies to products without a threshold of their own.' }),
  version: versionField,
});
const EventFeedOut = named('EventFeed', {
  is_on: z.boolean().meta({ description: 'Whether `GET /v1/events` returns the events of the store.' }),
  began_at: timeOrNull.meta({ description: 'When it was turned on; `null` if it is off.' }),
  version: versionField,
});

const StorePath = storePath({});
const SETTINGS = ok('The settings.', envelopeOf(SettingsOut));
const STOCK_SETTINGS = ok('The settings of stock.', envelopeOf(StockSettingsOut));
const EVENT_FEED = ok('The event feed.', envelopeOf(EventFeedOut));

/** The settings of a store in one mode. */
// prettier-ignore
export const settingsRoutes = ({ stores, catalog, webhooks }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'getSettings', method: 'get', path: `${S}/settings`, scopes: READ_SETTINGS,
    summary: 'Retrieve the settings of a store', request: { path: StorePath }, response: SETTINGS,
    handler: async ({ storeId: tenantId, mode }, { caller }) => {
      const { store, version } = await stores.getStore({ tenantId, mode }, caller);
      return settingsReply(present(store, 'store'), version);
    },
  }),
  adminRoute({
    id: 'updateSettings', method: 'patch', path: `${S}/settings`, scopes: CHANGE_SETTINGS, isVersioned: true, sample: { body: { couriers: true } },
    summary: 'Update the settings of a store', description: 'Changes one mode. They apply within 5 seconds.',
    request: { path: StorePath, body: SettingsIn }, response: SETTINGS,
    handler: async ({ storeId: tenantId, mode, ...change }, { caller }) => {
      const saving = stores.setStore({ tenantId, mode, ...change }, caller);
      const { stores: [store], version } = await withFieldNames({ from: 'gct_rate_from' }, saving);
      return settingsReply(present(store, 'store'), version);
    },
  }),
  adminRoute({
    id: 'getStockSettings', method: 'get', path: `${S}/stock-settings`, scopes: READ_SETTINGS,
    summary: 'Retrieve the settings of stock', request: { path: StorePath }, response: STOCK_SETTINGS,
    handler: async (_request, { caller }) => stockReply(await catalog.getLowStockThreshold({}, caller)),
  }),
  adminRoute({
    id: 'updateStockSettings', method: 'patch', path: `${S}/stock-settings`, scopes: ['catalog'], isVersioned: true, sample: { body: { low_stock_threshold: 10 } },
    summary: 'Update the settings of stock', description: 'Stock bands follow within seconds.',
    request: { path: StorePath, body: bodyOf('StockSettingsIn', { low_stock_threshold: quantityIn }) }, response: STOCK_SETTINGS,
    handler: async ({ lowStockThreshold: threshold }, { caller }) =>
      stockReply(await withFieldNames({ threshold: 'low_stock_threshold' }, catalog.setLowStockThreshold({ threshold }, caller))),
  }),
  adminRoute({
    id: 'getEventFeed', method: 'get', path: `${S}/event-feed`, scopes: READ_SETTINGS,
    summary: 'Retrieve the state of the event feed', request: { path: StorePath }, response: EVENT_FEED,
    handler: async (_request, { caller }) => feedReply(await webhooks.getEventFeed({}, caller)),
  }),
  adminRoute({
    id: 'updateEventFeed', method: 'patch', path: `${S}/event-feed`, scopes: CHANGE_SETTINGS, isVersioned: true, sample: { body: { is_on: true } },
    summary: 'Turn the event feed on or off', description: 'It begins each time it is turned on, and earlier cursors expire.',
    request: { path: StorePath, body: bodyOf('EventFeedIn', { is_on: z.boolean() }) }, response: EVENT_FEED,
    handler: async ({ isOn }, { caller }) => feedReply(await webhooks.setEventFeed({ isOn }, caller)),
  }),
];

function settingsReply(store: Store__Output, version: string) {
  const { gctRate, gctRateChange: change, datedGctRates } = store;
  const rates = {
    gct_rate: amount(gctRate),
    gct_rate_change: change && { from: change.from, at: change.at, rate: amount(change.rate) },
    gct_rates: datedGctRates.map(({ from = null, rate: of }) => ({ from, rate: amount(of) })),
  };
  return versioned(enveloped({ ...renderFields(SettingsOut.shape, store), ...rates, version }), version);
}

const stockReply = ({ threshold, version }: { readonly threshold: string; readonly version: string }) =>
  versioned(enveloped({ low_stock_threshold: amount(threshold), version }), version);

const feedReply = (feed: GetEventFeedResponse__Output) => versioned(enveloped(renderFields(EventFeedOut.shape, feed)), feed.version);
