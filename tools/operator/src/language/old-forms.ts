/** How a command was given in earlier releases, and is given now. */
export interface OldForm {
  /** The words of the command now. */
  readonly now: string;
  /** The option that each operand became, by its position from 0. */
  readonly operands?: Readonly<Record<number, string>>;
}

/** The words of commands in earlier releases. They stay valid, with a notice. */
export const OLD_FORMS: Readonly<Record<string, OldForm>> = {
  'stores show': { now: 'stores get' },
  'stores set': { now: 'stores update' },
  'stores payments show': { now: 'stores payments get' },
  'stores payments remove': { now: 'stores payments delete' },
  'keys issue': { now: 'keys create' },
  'keys set-rate': { now: 'keys update', operands: { 1: '--rate-per-minute' } },
  'catalog show': { now: 'catalog unhide' },
  'categories set': { now: 'categories update' },
  'categories remove': { now: 'categories delete' },
  'tags set': { now: 'tags update' },
  'tags set-group': { now: 'tags groups update' },
  'tags remove': { now: 'tags delete' },
  'stock show': { now: 'stock get' },
  'stock threshold': { now: 'stock threshold set' },
  'prices remove': { now: 'prices delete' },
  'customers show': { now: 'customers get' },
  'customers set': { now: 'customers update' },
  'customers address': { now: 'customers addresses' },
  'customers address list': { now: 'customers addresses list' },
  'customers address add': { now: 'customers addresses create' },
  'customers address remove': { now: 'customers addresses delete' },
  'credit show': { now: 'credit get' },
  'shipping remove': { now: 'shipping delete' },
  'orders show': { now: 'orders get' },
  'invoices show': { now: 'invoices get' },
  'invoices pdf': { now: 'invoices download' },
  'credit-notes show': { now: 'credit-notes get' },
  'credit-notes pdf': { now: 'credit-notes download' },
  'refunds show': { now: 'refunds get' },
  'events lag': { now: 'events lag get' },
  'events dead-letters': { now: 'events dead-letters list' },
  'events quarantine': { now: 'events dead-letters list' },
  'sandbox show': { now: 'sandbox get' },
  'sandbox clock show': { now: 'sandbox clock get' },
  'sandbox payments next': { now: 'sandbox payments create' },
  'sandbox stock': { now: 'sandbox stock set' },
  'sandbox credit': { now: 'sandbox credit update' },
  'sandbox fault': { now: 'sandbox faults' },
  'sandbox fault add': { now: 'sandbox faults create' },
  'sandbox fault list': { now: 'sandbox faults list' },
  'sandbox fault clear': { now: 'sandbox faults clear' },
  'webhooks deliveries': { now: 'webhooks deliveries list' },
  'requests show': { now: 'requests get' },
  'tokens issue': { now: 'tokens create' },
  profile: { now: 'profiles' },
  'profile list': { now: 'profiles list' },
  'profile add': { now: 'profiles set' },
  'profile use': { now: 'profiles use' },
  'profile remove': { now: 'profiles delete' },
};

/** The options of earlier releases by the words of the command now. An option that became an operand has an empty new name. */
export const OLD_FLAGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'stores update': { '--from': '--gct-rate-from' },
  'keys update': { '--per-client': '--rate-per-client' },
  'customers update': { '--email': '' },
  'credit get': { '--customer': '' },
  'promotions create': { '--limit': '--max-uses', '--limit-per-customer': '--max-uses-per-customer' },
  'orders cancel': { '--key': '--idempotency-key' },
  'orders refund': { '--key': '--idempotency-key' },
  'orders restock': { '--key': '--idempotency-key' },
  'invoices reverse-payment': { '--key': '--idempotency-key' },
  'sandbox credit update': { '--limit': '--credit-limit' },
  probe: { '--limit': '--timeout' },
};
