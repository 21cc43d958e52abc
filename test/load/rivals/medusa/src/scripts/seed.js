// Fills Medusa with the products of PRODUCTS_FILE through its own workflows, and writes what the requests need to RIVAL_FILE.
const { readFileSync, writeFileSync } = require('node:fs');
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');

const BATCH = 200;
const STOCK = 1_000_000_000;

module.exports.default = async function seed({ container }) {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const run = async (workflow, input) => (await workflow(container).run({ input })).result;
  const products = readFileSync(process.env.PRODUCTS_FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Bench' }] });
  const { data: stores } = await query.graph({ entity: 'store', fields: ['id'] });
  const currencies = [{ currency_code: 'usd', is_default: true }];
  await run(flows.updateStoresWorkflow, {
    selector: { id: stores[0].id },
    update: { default_sales_channel_id: channel.id, supported_currencies: currencies },
  });
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [{ name: 'Bench', currency_code: 'usd', countries: ['us'], payment_providers: ['pp_system_default'] }],
  });
  await run(flows.createTaxRegionsWorkflow, [
    { country_code: 'us', provider_id: 'tp_system', default_tax_rate: { name: 'Tax', code: 'tax', rate: 15 } },
  ]);
  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Bench', address: { city: 'Austin', country_code: 'us', address_1: 'Main Street 1' } }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  });
  const [profile] = await run(flows.createShippingProfilesWorkflow, { data: [{ name: 'Bench', type: 'default' }] });
  const set = await fulfillment.createFulfillmentSets({
    name: 'Bench',
    type: 'shipping',
    service_zones: [{ name: 'Bench', geo_zones: [{ country_code: 'us', type: 'country' }] }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  const [option] = await run(flows.createShippingOptionsWorkflow, [
    {
      name: 'Standard',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Standard', description: 'Standard', code: 'standard' },
      prices: [{ currency_code: 'usd', amount: 5 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ]);
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] });
  const [key] = await run(flows.createApiKeysWorkflow, { api_keys: [{ title: 'Bench', type: 'publishable', created_by: '' }] });
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });

  const created = [];
  for (let from = 0; from < products.length; from += BATCH) {
    const batch = await run(flows.createProductsWorkflow, {
      products: products.slice(from, from + BATCH).map((product) => productOf(product, profile.id, channel.id)),
    });
    created.push(...batch.map(({ id, variants }) => ({ id, variantId: variants[0].id, sku: variants[0].sku })));
  }
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id', 'sku'] });
  const itemOf = new Map(items.map(({ id, sku }) => [sku, id]));
  for (let from = 0; from < items.length; from += BATCH * 5) {
    await run(flows.createInventoryLevelsWorkflow, {
      inventory_levels: items
        .slice(from, from + BATCH * 5)
        .map(({ id }) => ({ location_id: location.id, inventory_item_id: id, stocked_quantity: STOCK })),
    });
  }
  writeFileSync(
    process.env.RIVAL_FILE,
    JSON.stringify({
      publishableKey: key.token,
      regionId: region.id,
      shippingOptionId: option.id,
      locationId: location.id,
      products: created.map((product) => ({ ...product, inventoryItemId: itemOf.get(product.sku) })),
    }),
  );
};

function productOf({ sku, description, short_description, body, list_unit_price, media }, shippingProfileId, channelId) {
  return {
    title: description,
    subtitle: short_description,
    handle: sku.toLowerCase(),
    description: body,
    status: 'published',
    shipping_profile_id: shippingProfileId,
    images: media.map(({ large_url }) => ({ url: large_url })),
    thumbnail: media[0]?.thumb_url,
    options: [{ title: 'Default', values: ['Default'] }],
    variants: [
      {
        title: 'Default',
        sku,
        manage_inventory: true,
        options: { Default: 'Default' },
        prices: [{ currency_code: 'usd', amount: Number(list_unit_price) }],
      },
    ],
    sales_channels: [{ id: channelId }],
  };
}
