import { gauges } from '@storefront/telemetry';
import type { OrdersDeps } from '../deps.ts';
import { measureOpenCheckouts } from '../store/open-checkouts.ts';

/** Registers the metrics of the checkout saga. Every process reports the same checkouts. Returns a function that removes them. */
export const observeCheckouts = ({ db }: Pick<OrdersDeps, 'db'>): (() => void) =>
  gauges(
    {
      'storefront.checkout.open': { description: 'Checkouts that have not finished.' },
      'storefront.checkout.oldest_age': { description: 'Age of the oldest checkout that has not finished; 0 if all have.', unit: 's' },
    },
    async () => {
      const { count, oldestAgeSeconds } = await measureOpenCheckouts(db);
      return [[{ 'storefront.checkout.open': count, 'storefront.checkout.oldest_age': oldestAgeSeconds }]];
    },
  );
