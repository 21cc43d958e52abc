import { isAppError } from '@storefront/errors';
import type { ImportProductsRequest } from '@storefront/proto/storefront/catalog/v1';
import type { Caller } from '@storefront/rpc';
import { catalogRows, toJsonLines } from '../catalog/catalog-rows.ts';
import { demoSeller } from '../demo-store.ts';
import { promotions } from '../promotions.ts';
import { shippingOptions } from '../shipping-options.ts';
import { type DemoShopper, demoShoppers } from '../shoppers.ts';
import type { AdminClients } from './admin-clients.ts';

/** As large as possible without filling the connection's flow-control window. */
const CHUNK_BYTES = 64 * 1024;

/** A demo shopper as created, with their customer ID. */
export type SeededShopper = { readonly email: string; readonly password: string; readonly customerId: string };

/** Creates the catalog, shoppers, contract prices, shipping options, promotions, and the seller in one mode of the demo store, except what it has already. */
export async function seedStore(clients: AdminClients, caller: Caller, mediaBaseUrl: string): Promise<readonly SeededShopper[]> {
  const [, shoppers] = await Promise.all([
    importCatalog(clients, caller, mediaBaseUrl),
    Promise.all(demoShoppers.map((shopper) => createShopper(clients, caller, shopper))),
    setShippingOptions(clients, caller),
    clients.billing.setSeller(demoSeller, caller),
  ]);
  // Contract prices and promotions refer to products, so the catalog is imported first.
  await Promise.all([setContractPrices(clients, caller, shoppers), createPromotions(clients, caller)]);
  return shoppers;
}

async function importCatalog({ catalog }: AdminClients, caller: Caller, mediaBaseUrl: string): Promise<void> {
  const file = Buffer.from(toJsonLines(catalogRows({ mediaBaseUrl, now: new Date() })));
  for await (const progress of catalog.importProducts(importRequests(file), caller)) {
    const [violation] = progress.violations;
    if (violation)
      throw new Error(`Line ${violation.line} of the demo catalog is invalid: ${violation.column ?? 'row'} ${violation.reason}`);
  }
}

async function* importRequests(file: Buffer): AsyncIterable<ImportProductsRequest> {
  yield { options: { format: 'storefront', syntax: 'jsonl', dryRun: false } };
  for (let start = 0; start < file.length; start += CHUNK_BYTES) yield { chunk: file.subarray(start, start + CHUNK_BYTES) };
}

async function createShopper({ billing }: AdminClients, caller: Caller, shopper: DemoShopper): Promise<SeededShopper> {
  const { email, password } = shopper;
  const created = await unlessExists('email_taken', billing.createCustomer({ fields: fieldsOf(shopper) }, caller));
  const customer = created?.customer ?? (await billing.getStoreCustomer({ customer: email }, caller)).customer?.customer;
  if (!customer) throw new Error(`The demo shopper ${email} was not created.`);
  return { email, password, customerId: customer.id };
}

function fieldsOf(shopper: DemoShopper) {
  const { country_code, company, line2, ...address } = shopper.address;
  return {
    email: shopper.email,
    name: shopper.name,
    phone: shopper.phone,
    password: shopper.password,
    paymentRails: [...shopper.paymentRails],
    ...(shopper.companyName === null ? {} : { companyName: shopper.companyName }),
    ...(shopper.taxId === null ? {} : { taxId: shopper.taxId }),
    ...(shopper.credit === null ? {} : { creditLimit: String(shopper.credit.limit), termsDays: shopper.credit.termsDays }),
    addresses: [{ ...address, countryCode: country_code, ...(company === null ? {} : { company }), ...(line2 === null ? {} : { line2 }) }],
  };
}

/** Returns undefined if an earlier run that failed has created the object, which `reason` says. */
async function unlessExists<T>(reason: string, creating: Promise<T>): Promise<T | undefined> {
  try {
    return await creating;
  } catch (error) {
    if (isAppError(error) && error.reason === reason) return undefined;
    throw error;
  }
}

async function setContractPrices({ catalog }: AdminClients, caller: Caller, shoppers: readonly SeededShopper[]): Promise<void> {
  const prices = contractPrices.flatMap(({ email, sku, unitPrice, minQuantity }) =>
    shoppers
      .filter((shopper) => shopper.email === email)
      .map(({ customerId }) => ({ customerId, sku, unitPrice: String(unitPrice), minQuantity: String(minQuantity) })),
  );
  const { violations } = await catalog.setContractPrices({ prices }, caller);
  if (violations[0]) throw new Error(`A contract price of the demo is invalid: ${violations[0].reason}`);
}

async function setShippingOptions({ orders }: AdminClients, caller: Caller): Promise<void> {
  // Create them one by one, because shoppers see them in order of creation.
  for (const { code, label, kind, amount, freeOver } of shippingOptions) {
    const option = { code, label, kind, amount: String(amount), ...(freeOver === null ? {} : { freeOver: String(freeOver) }) };
    await orders.setShippingOption({ option }, caller);
  }
}

async function createPromotions({ cart }: AdminClients, caller: Caller): Promise<void> {
  for (const { value, skus, categories, buy, get, minSubtotal, limitPerCustomer, ...promotion } of promotions) {
    const creating = cart.createPromotion(
      {
        promotion: {
          ...promotion,
          skus: [...(skus ?? [])],
          categories: [...(categories ?? [])],
          ...(value === undefined ? {} : { value: String(value) }),
          ...(buy === undefined ? {} : { buyQuantity: buy }),
          ...(get === undefined ? {} : { getQuantity: get }),
          ...(minSubtotal === undefined ? {} : { minSubtotal: String(minSubtotal) }),
          ...(limitPerCustomer === undefined ? {} : { limitPerCustomer }),
        },
      },
      caller,
    );
    await unlessExists('promotion_exists', creating);
  }
}

/** The price of one shopper for a product at `minQuantity` base units or more, in JMD before GCT. */
interface ContractPrice {
  readonly email: string;
  readonly sku: string;
  readonly unitPrice: number;
  readonly minQuantity: number;
}

const agreed: readonly (readonly [sku: string, unitPrice: number, minQuantity: number])[] = [
  ['BLD-CEM-425', 1345, 1],
  ['BLD-CEM-425', 1298, 100],
  ['BLD-BLK-6', 232, 1],
  ['BLD-ROF-ALZ26', 1575.25, 1],
  ['BLD-ROF-STRAP', 149, 1],
  ['BLD-STL-T12', 1015, 1],
  ['BLD-STL-BRC65', 7250, 1],
  ['BLD-LBR-2414', 1825, 1],
  ['TLS-NAL-3', 349, 1],
  ['PLM-TNK-650', 54500, 1],
  ['ELC-CBL-25', 138.75, 1],
  ['SOL-PNL-450', 28400, 1],
];

/** The contract prices of the contractor; the householder has none. */
export const contractPrices: readonly ContractPrice[] = agreed.map(([sku, unitPrice, minQuantity]) => ({
  email: demoShoppers[0].email,
  sku,
  unitPrice,
  minQuantity,
}));
