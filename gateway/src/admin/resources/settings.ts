import { CONTRACT_PRICES, PAYMENT_RAILS, SHIPPING_TAXES, SIGNUP_POLICIES, TAX_ROUNDINGS } from '@storefront/contract';
import { z } from 'zod';
import { currency, day, paymentRail, quantityOut, rate, time, timeOrNull } from '../../api/schemas/fields.ts';
import { isoDate } from '../../api/schemas/iso-date-time.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { ok } from '../../http/routing/responses.ts';
import type { NeededScopes } from '../access/operator-context.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { rendererOf } from '../http/render-fields.ts';
import { withFieldNames } from '../http/with-field-names.ts';
import { bodyOf, quantityIn, rateIn } from '../schemas/inputs.ts';
import { versionField } from '../schemas/versions.ts';

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

const SETTINGS = ok('The settings.', SettingsOut);
const STOCK_SETTINGS = ok('The settings of stock.', StockSettingsOut);
const EVENT_FEED = ok('The event feed.', EventFeedOut);

/** The settings of a store in one mode. */
// prettier-ignore
export const settingsRoutes: AdminRoutes = ({ stores, catalog, webhooks }) => [
  adminRoute({
    id: 'getSettings', method: 'get', path: `${S}/settings`, scopes: READ_SETTINGS, summary: 'Retrieve the settings of a store', response: SETTINGS,
    data: async (_request, { caller }) => {
      const { store, version } = await stores.getStore({ tenantId: caller.tenantId, mode: caller.mode }, caller);
      return renderSettings({ ...present(store, 'store'), version });
    },
  }),
  adminRoute({
    id: 'updateSettings', method: 'patch', path: `${S}/settings`, scopes: CHANGE_SETTINGS, isVersioned: true, sample: { body: { couriers: true } },
    summary: 'Update the settings of a store', description: 'Changes one mode. They apply within 5 seconds.',
    request: { body: SettingsIn }, response: SETTINGS,
    data: async (change, { caller }) => {
      const saving = stores.setStore({ tenantId: caller.tenantId, mode: caller.mode, ...change }, caller);
      const { stores: [store], version } = await withFieldNames({ from: 'gct_rate_from' }, saving);
      return renderSettings({ ...present(store, 'store'), version });
    },
  }),
  adminRoute({
    id: 'getStockSettings', method: 'get', path: `${S}/stock-settings`, scopes: READ_SETTINGS,
    summary: 'Retrieve the settings of stock', response: STOCK_SETTINGS,
    data: async (_request, { caller }) => renderStockSettings(await catalog.getLowStockThreshold({}, caller)),
  }),
  adminRoute({
    id: 'updateStockSettings', method: 'patch', path: `${S}/stock-settings`, scopes: ['catalog'], isVersioned: true, sample: { body: { low_stock_threshold: 10 } },
    summary: 'Update the settings of stock', description: 'Stock bands follow within seconds.',
    request: { body: bodyOf('StockSettingsIn', { low_stock_threshold: quantityIn }) }, response: STOCK_SETTINGS,
    data: async ({ lowStockThreshold: threshold }, { caller }) =>
      renderStockSettings(await withFieldNames({ threshold: 'low_stock_threshold' }, catalog.setLowStockThreshold({ threshold }, caller))),
  }),
  adminRoute({
    id: 'getEventFeed', method: 'get', path: `${S}/event-feed`, scopes: READ_SETTINGS, summary: 'Retrieve the state of the event feed', response: EVENT_FEED,
    data: async (_request, { caller }) => renderFeed(await webhooks.getEventFeed({}, caller)),
  }),
  adminRoute({
    id: 'updateEventFeed', method: 'patch', path: `${S}/event-feed`, scopes: CHANGE_SETTINGS, isVersioned: true, sample: { body: { is_on: true } },
    summary: 'Turn the event feed on or off', description: 'It begins each time it is turned on, and earlier cursors expire.',
    request: { body: bodyOf('EventFeedIn', { is_on: z.boolean() }) }, response: EVENT_FEED,
    data: async ({ isOn }, { caller }) => renderFeed(await webhooks.setEventFeed({ isOn }, caller)),
  }),
];

const renderSettings = rendererOf(SettingsOut, { gct_rates: 'datedGctRates' });
const renderStockSettings = rendererOf(StockSettingsOut, { low_stock_threshold: 'threshold' });
const renderFeed = rendererOf(EventFeedOut);
