import { countOf, type Finding, fail, ok, someOf, warn } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** Shoppers have at least one live shipping option. */
export function checkShipping({ shipping }: StoreState): Finding {
  const offered = shipping.filter((each) => each.offered);
  const withheld = shipping.filter((each) => !each.offered).map(({ option }) => option?.code ?? '');
  if (offered.length === 0) {
    return withheld.length === 0
      ? fail('There is no live shipping option.', 'Create one: storefront shipping set --mode live.')
      : fail(
          'Every live shipping option is a courier, and the store has not opted in to couriers.',
          'Run storefront stores update --mode live --couriers on, or create another option with storefront shipping set.',
        );
  }
  if (withheld.length > 0) {
    return warn(
      `Shoppers do not see a courier option, because the store has not opted in: ${someOf(withheld)}.`,
      'Run storefront stores update --mode live --couriers on, or remove the option with storefront shipping delete.',
    );
  }
  const codes = offered.map(({ option }) => option?.code ?? '');
  return ok(`${countOf(offered.length, 'live shipping option is', 'live shipping options are')} offered: ${someOf(codes)}.`);
}
