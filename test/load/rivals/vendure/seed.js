// Creates Vendure's schema in DATABASE_URL and imports the products of PRODUCTS_FILE with Vendure's own CSV import.
const { readFileSync } = require('node:fs');
const {
  bootstrap,
  Importer,
  JobQueueService,
  LanguageCode,
  Populator,
  RequestContextService,
  SearchService,
  TransactionalConnection,
} = require('@vendure/core');
const { lastValueFrom } = require('rxjs');
const { configOf } = require('./config.js');

const INITIAL_DATA = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Americas',
  countries: [{ name: 'Jamaica', code: 'JM', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 15 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [{ name: 'Manual', handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] } }],
  collections: [],
  roles: [],
};
const COLUMNS = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
];

const quoted = (value) => `"${String(value).replaceAll('"', '""')}"`;

/** One line of Vendure's import format. */
const lineOf = ({ sku, description, body, list_unit_price, tags, stock_quantity }) =>
  [
    description,
    sku.toLowerCase(),
    body,
    '',
    tags.map(({ group, slug }) => `${group}:${slug}`).join('|'),
    '',
    '',
    sku,
    list_unit_price,
    'standard',
    stock_quantity,
    'true',
    '',
    '',
  ]
    .map(quoted)
    .join(',');

async function seed() {
  const products = readFileSync(process.env.PRODUCTS_FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const app = await bootstrap(configOf({ synchronize: true }));
  await app.get(Populator).populateInitialData(INITIAL_DATA);
  const csv = [COLUMNS.join(','), ...products.map(lineOf)].join('\n');
  const { imported, errors } = await lastValueFrom(app.get(Importer).parseAndImport(csv, LanguageCode.en));
  if (imported !== products.length) throw new Error(`${imported} of ${products.length} imported: ${errors.slice(0, 3).join('; ')}`);
  // One reindex at the end instead of a job for each product.
  await app.get(TransactionalConnection).rawConnection.query('delete from job_record');
  await app.get(JobQueueService).start();
  const context = await app.get(RequestContextService).create({ apiType: 'admin' });
  await app.get(SearchService).reindex(context);
  const index = () => app.get(TransactionalConnection).rawConnection.query('select count(*)::int as count from search_index_item');
  for (let count = 0; count < products.length; [{ count }] = await index()) await new Promise((resolve) => setTimeout(resolve, 1000));
  await app.get(TransactionalConnection).rawConnection.query('analyze');
  await app.close();
}

seed().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error?.stack ?? error}\n`);
    process.exit(1);
  },
);
