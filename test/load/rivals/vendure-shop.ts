import type { Processes } from '../probes/processor-time.ts';
import { searchQuery, skuOf } from '../worlds/catalog-data.ts';
import { type Answer, isChecked, jsonClient, offsetOf, PAGE, productOf, type Shop } from './shop.ts';

const SEARCH = `query ($input: SearchInput!) { search(input: $input) { totalItems items {
  productId productName slug sku description inStock productAsset { preview } currencyCode
  priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } facetValueIds } } }`;
const DETAIL = `query ($slug: String!) { product(slug: $slug) { id name slug description facetValues { code facet { code } } assets { preview source }
  variants { id sku name price priceWithTax currencyCode stockLevel } } }`;
const ORDER =
  '... on Order { id code state totalWithTax shippingWithTax lines { id quantity unitPriceWithTax linePriceWithTax productVariant { id sku name } } }';
const ERROR = '... on ErrorResult { errorCode message }';
const ADD = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 2) { ${ORDER} ${ERROR} } }`;
/** Mutations of one document run one after the other, so that a checkout needs only two requests. */
const ADDRESS = `mutation ($customer: CreateCustomerInput!, $address: CreateAddressInput!, $shipping: [ID!]!) {
  customer: setCustomerForOrder(input: $customer) { ... on Order { id } ${ERROR} }
  address: setOrderShippingAddress(input: $address) { ... on Order { id } ${ERROR} }
  shipping: setOrderShippingMethod(shippingMethodId: $shipping) { ${ORDER} ${ERROR} } }`;
const PAY = `mutation { state: transitionOrderToState(state: "ArrangingPayment") { ... on Order { id } ${ERROR} }
  pay: addPaymentToOrder(input: { method: "manual", metadata: {} }) { ${ORDER} ${ERROR} } }`;
const ADDRESS_OF = { fullName: 'A Shopper', streetLine1: 'Main Street 1', city: 'Kingston', countryCode: 'JM' };

interface Result {
  readonly data?: Readonly<
    Record<string, { readonly errorCode?: string; readonly state?: string; readonly items?: readonly unknown[] } | null>
  >;
  readonly errors?: readonly { readonly message: string }[];
}

/** The Shop API of a running Vendure. */
export function vendureShop(url: string, processes: () => Processes): Shop {
  const client = jsonClient(url, {});
  const send = (query: string, variables: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer<Result>> =>
    client.send<Result>('/shop-api', { query, variables }, headers);
  const ask = async (query: string, variables: unknown, token?: string): Promise<Answer<Result>> => {
    const { body, headers, ms } = await send(query, variables, token === undefined ? {} : { authorization: `Bearer ${token}` });
    return { body: succeeded(body), headers, ms };
  };
  const search = async (index: number, input: object, atLeast: number): Promise<readonly number[]> => {
    const answer = await send(SEARCH, { input: { take: PAGE, groupByProduct: false, ...input } });
    if (isChecked(index) && (succeeded(answer.body).data?.search?.items?.length ?? 0) < atLeast) throw new Error('the list is too short');
    return [answer.ms];
  };
  const filled = async (index: number): Promise<{ token: string; times: number[] }> => {
    // A product has one variant, and both are numbered in the order of the import.
    const { headers, ms } = await ask(ADD, { id: String(productOf(index) + 1) });
    return { token: String(headers['vendure-auth-token']), times: [ms] };
  };
  return {
    name: 'Vendure',
    processes,
    list: (index) => search(index, { skip: offsetOf(index) }, PAGE),
    search: (index) => search(index, { term: searchQuery(index) }, 0),
    detail: async (index) => [(await ask(DETAIL, { slug: skuOf(productOf(index)).toLowerCase() })).ms],
    cart: async (index) => (await filled(index)).times,
    async order(index) {
      const { token, times } = await filled(index);
      const customer = { firstName: 'A', lastName: 'Shopper', emailAddress: `shopper-${index % 16}@example.com` };
      const addressed = await ask(ADDRESS, { customer, address: ADDRESS_OF, shipping: ['1'] }, token);
      const paid = await ask(PAY, {}, token);
      if (paid.body.data?.pay?.state !== 'PaymentSettled') throw new Error(`the order is ${paid.body.data?.pay?.state}`);
      return [...times, addressed.ms, paid.ms];
    },
    close: () => client.close(),
  };
}

/** Returns a result without errors, and throws otherwise. */
function succeeded(result: Result): Result {
  const failed = Object.values(result.data ?? {}).find((part) => part === null || part.errorCode !== undefined);
  if (result.errors !== undefined || failed !== undefined) throw new Error(`Vendure: ${JSON.stringify(result).slice(0, 300)}`);
  return result;
}
