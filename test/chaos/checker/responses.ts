import type { Action, RequestRecord } from '../history/history.ts';
import { type Invariant, isSuccess } from './checked-run.ts';
import { refusalJudge } from './refusals.ts';

const isShopper = ({ method }: RequestRecord): boolean => method !== 'COMMAND';

/** No response contains an ID, a SKU, a name, or an email of another shop, or an ID of another shopper. */
export const responsesStayInTheirStore: Invariant = ({ history }, saw) => {
  const marks = history.shops.map(({ mark, name }) => ({ mark, name }));
  const ownerOf = new Map<string, string>();
  for (const { action, status, response, shop, shopper } of history.requests) {
    if (status === 201 && action === 'create cart') ownerOf.set(response.data.id, `${shop} ${shopper}`);
    if (status === 200 && action === 'check out' && response.data.order_id !== null)
      ownerOf.set(response.data.order_id, `${shop} ${shopper}`);
  }
  saw(
    'requests for what belongs to others',
    history.requests.filter(({ action, status }) => action === 'read foreign' && status === 404),
    2,
  );
  const received = history.requests.filter(({ response, status }) => response !== undefined && status !== null);
  saw('responses with data', received.filter(isSuccess));
  return received.flatMap((request) => {
    const text = JSON.stringify(request.response);
    const mark = marks.find((other) => other.name !== request.shop && text.includes(other.mark));
    const ids = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
    const own = `${request.shop} ${request.shopper}`;
    const id = isShopper(request) ? ids.find((found) => ownerOf.has(found) && ownerOf.get(found) !== own) : undefined;
    if (mark === undefined && id === undefined) return [];
    const what = mark === undefined ? `${id} of ${ownerOf.get(id ?? '')}` : `data of ${mark.name}`;
    return [{ message: `a response to ${request.shop} ${request.shopper} contains ${what}`, requests: [request] }];
  });
};

/** The statuses that an action must have. */
export const SUCCESS: Readonly<Record<Action, readonly number[]>> = {
  login: [200],
  browse: [200],
  'create cart': [201],
  'add line': [200, 201],
  'price cart': [200],
  'check out': [200],
  'read order': [200],
  'read payment': [200],
  'choose payment': [303],
  repay: [200],
  cancel: [200],
  'read invoice': [200],
  'pay invoice': [200, 201],
  'pay invoices': [201],
  'apply credit': [200],
  'read statement': [200],
  // Objects of another shopper are not found, in the same store as in others.
  'read foreign': [404],
  'record payment': [200],
  'record on account': [200],
  refund: [200],
  'cancel lines': [200],
  restock: [200],
  reverse: [200],
  reissue: [200],
  ship: [200],
  'import product': [200],
  'set stock': [200],
};
const STATES = new Set(['confirmed', 'pending_payment', 'out_of_stock', 'over_credit_limit']);

/** Whether the request got no response, or one of a system that is unavailable. */
const isUnavailable = ({ status }: RequestRecord): boolean => status === null || (status >= 502 && status <= 504);

/** Every response is one that its request can have, in its mode, and matches the published contract. */
export const responsesAreExpected: Invariant = (run, saw) => {
  const modes = new Map(run.history.shops.map(({ name, mode }) => [name, mode]));
  const isRightlyRefused = refusalJudge(run);
  saw(
    'responses of available services',
    run.history.requests.filter((request) => !isUnavailable(request)),
  );
  return run.history.requests.flatMap((request) => {
    const { action, status, mode, shop, response, contractViolations, path } = request;
    const violation = (what: string) => [{ message: `${action} ${path} of ${shop} returned ${what}`, requests: [request] }];
    if (contractViolations.length > 0) return violation(`${status}, which violates the contract: ${contractViolations.join('; ')}`);
    // Payment pages have no key, which would select a mode.
    if (mode !== null && action !== 'choose payment' && mode !== modes.get(shop)) return violation(`the mode ${mode}`);
    if (isUnavailable(request)) return [];
    const isExpected = SUCCESS[action].includes(status ?? 0) || ((status === 409 || status === 422) && isRightlyRefused(request));
    if (!isExpected) return violation(`${status} ${JSON.stringify(response?.error ?? response)}`);
    if (action === 'check out' && status === 200 && !STATES.has(response.data.state)) return violation(`the state ${response.data.state}`);
    return [];
  });
};
