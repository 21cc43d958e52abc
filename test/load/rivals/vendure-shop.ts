import type { Visit } from '../day/open-load.ts';
import type { Processes } from '../probes/processor-time.ts';
import { searchQuery, skuOf } from '../worlds/catalog-data.ts';
import {
  type JsonResponse,
  changedPrice,
  emailOf,
  isChecked,
  jsonClient,
  offsetOf,
  PAGE,
  PASSWORD,
  productOf,
  SHOPPERS,
  type Shop,
} from './shop.ts';

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
const SHIP = `mutation ($address: CreateAddressInput!, $shipping: [ID!]!) {
  address: setOrderShippingAddress(input: $address) { ... on Order { id } ${ERROR} }
  shipping: setOrderShippingMethod(shippingMethodId: $shipping) { ${ORDER} ${ERROR} } }`;
const ACTIVE = `query { activeOrder { ${ORDER} } }`;
const REGISTER = `mutation ($input: RegisterCustomerInput!) { registerCustomerAccount(input: $input) { ... on Success { success } ${ERROR} } }`;
const LOGIN = `mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { ... on CurrentUser { id } ${ERROR} } }`;
const CHANGE = `mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }`;
/** The administrator of config.js. */
const STAFF = { username: 'bench', password: 'a password of the bench' };
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
  const send = (query: string, variables: unknown, headers: Readonly<Record<string, string>> = {}, api = '/shop-api') =>
    client.send<Result>(api, { query, variables }, headers);
  const ask = async (query: string, variables: unknown, token?: string, api?: string): Promise<JsonResponse<Result>> => {
    const { body, headers, ms } = await send(query, variables, token === undefined ? {} : { authorization: `Bearer ${token}` }, api);
    return { body: succeeded(body), headers, ms };
  };
  const tokenOf = ({ headers }: JsonResponse<Result>): string => String(headers['vendure-auth-token']);
  const search = async (index: number, input: object, atLeast: number): Promise<readonly number[]> => {
    const response = await send(SEARCH, { input: { take: PAGE, groupByProduct: false, ...input } });
    if (isChecked(index) && (succeeded(response.body).data?.search?.items?.length ?? 0) < atLeast) throw new Error('the list is too short');
    return [response.ms];
  };
  const filled = async (index: number): Promise<{ token: string; times: number[] }> => {
    // A product has one variant, and both are numbered in the order of the import.
    const added = await ask(ADD, { id: String(productOf(index) + 1) });
    return { token: tokenOf(added), times: [added.ms] };
  };
  const pages = {
    list: (index: number) => search(index, { skip: offsetOf(index) }, PAGE),
    search: (index: number) => search(index, { term: searchQuery(index) }, 0),
    detail: async (index: number) => [(await ask(DETAIL, { slug: skuOf(productOf(index)).toLowerCase() })).ms],
  };
  const pay = async (token: string | undefined): Promise<number> => {
    const { body, ms } = await ask(PAY, {}, token);
    if (body.data?.pay?.state !== 'PaymentSettled') throw new Error(`the order is ${body.data?.pay?.state}`);
    return ms;
  };
  let staff: Promise<string> | undefined;
  const visit = (index: number): Visit => {
    let token: string | undefined;
    let lines = 0;
    return {
      list: () => pages.list(index),
      search: () => pages.search(index),
      detail: () => pages.detail(index),
      async login() {
        token = tokenOf(await ask(LOGIN, { username: emailOf(index), password: PASSWORD }));
      },
      add() {
        lines += 1;
        return ask(ADD, { id: String(productOf(index + lines) + 1) }, token);
      },
      price: () => ask(ACTIVE, {}, token),
      async order() {
        await ask(SHIP, { address: ADDRESS_OF, shipping: ['1'] }, token);
        await pay(token);
      },
    };
  };
  return {
    name: 'Vendure',
    processes,
    ...pages,
    cart: async (index) => (await filled(index)).times,
    async order(index) {
      const { token, times } = await filled(index);
      const customer = { firstName: 'A', lastName: 'Shopper', emailAddress: `shopper-${index % 16}@example.com` };
      const addressed = await ask(ADDRESS, { customer, address: ADDRESS_OF, shipping: ['1'] }, token);
      return [...times, addressed.ms, await pay(token)];
    },
    async openAccounts() {
      for (let index = 0; index < SHOPPERS; index += 1)
        await ask(REGISTER, { input: { emailAddress: emailOf(index), firstName: 'A', lastName: 'Shopper', password: PASSWORD } });
    },
    visit,
    async change(index) {
      staff ??= ask(LOGIN, STAFF, undefined, '/admin-api').then(tokenOf);
      const price = changedPrice(index) * 100;
      const input = [{ id: String(productOf(index) + 1), price, stockOnHand: 1_000_000_000 - index }];
      await ask(CHANGE, { input }, await staff, '/admin-api');
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
