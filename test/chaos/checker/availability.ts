import type { DeliveryRecord } from '../history/history.ts';
import { groupedBy, type Invariant } from './checked-run.ts';

/** The availability of every product when it is imported. */
const AT_FIRST = 'IN_STOCK';

interface Change {
  readonly sequence: number;
  readonly availability: string;
  readonly previous: string;
}

/** Each `stock.changed` continues from the one before it, and the last one reports the availability that the product has. Changes within a second are coalesced. */
export const availabilityIsReported: Invariant = ({ history, final }, saw) => {
  const reported = groupedBy(history.deliveries, ({ endpoint, type, subject }) =>
    type === 'stock.changed' ? `${endpoint} ${subject}` : null,
  );
  saw('changes of availability', [...reported], 3);
  return history.endpoints
    .filter(({ isReliable, types }) => isReliable && types.includes('stock.changed'))
    .flatMap(({ name, shop }) =>
      final.stock
        .filter((stock) => stock.shop === shop)
        .flatMap(({ sku, band }) => {
          const changes = changesIn(reported.get(`${name} ${sku}`) ?? []);
          const broken = changes.find(({ previous }, index) => previous !== (changes[index - 1]?.availability ?? AT_FIRST));
          const last = changes.at(-1)?.availability ?? AT_FIRST;
          if (broken === undefined && last === band) return [];
          const what =
            broken === undefined ? `as ${last}, but it is ${band}` : `as changed from ${broken.previous}, which was not reported before`;
          return [{ message: `the endpoint ${name} learned of ${sku} ${what}`, requests: [] }];
        }),
    );
};

function changesIn(deliveries: readonly DeliveryRecord[]): readonly Change[] {
  const changes = deliveries.map(({ sequence, body }): Change => {
    const { availability, previous_availability: previous } = JSON.parse(body).data;
    return { sequence: Number(sequence), availability, previous };
  });
  return [...new Map(changes.map((change) => [change.sequence, change])).values()].sort((a, b) => a.sequence - b.sequence);
}
