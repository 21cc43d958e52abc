import { type CheckedRun, groupedBy, type Invariant, requestsOf, type Saw, type Violation } from './checked-run.ts';
import { wantedEvents } from './wanted.ts';

/** Every change has its event, and every event arrives at least once at every endpoint that subscribes to it and can accept it. */
export const eventsReachTheirSubscribers: Invariant = (run, saw) => [
  ...unreportedFacts(run, saw),
  ...unreportedImports(run, saw),
  ...lostEvents(run, saw),
];

const reliableEndpoints = ({ history }: CheckedRun) => history.endpoints.filter(({ isReliable }) => isReliable);
const acceptedDeliveries = ({ history }: CheckedRun) => history.deliveries.filter(({ status }) => status === 200);

/** A fact that every subscriber of its shop must learn. */
interface Fact {
  readonly shop: string;
  readonly type: string;
  readonly subject: string;
  readonly order: string;
}

function factsOf({ final }: CheckedRun): Fact[] {
  const orders = final.orders.flatMap(({ shop, id, timeline }) => {
    const types = [
      ...(timeline.includes('confirmed') ? ['order.confirmed'] : []),
      ...(timeline.includes('shipped') ? ['order.shipped'] : []),
      ...(timeline.includes('cancelled') ? ['order.cancelled'] : []),
    ];
    return types.map((type) => ({ shop, type, subject: id, order: id }));
  });
  return [...orders, ...final.invoices.map(({ shop, id, order }) => ({ shop, type: 'invoice.issued', subject: id, order }))];
}

/** The changes that orders and invoices show, without their event. */
function unreportedFacts(run: CheckedRun, saw: Saw): Violation[] {
  const arrived = new Set(acceptedDeliveries(run).map(({ endpoint, type, subject }) => `${endpoint} ${type} ${subject}`));
  const facts = groupedBy(factsOf(run), ({ shop }) => shop);
  const isWanted = wantedEvents(run);
  const wanted = reliableEndpoints(run).flatMap((endpoint) =>
    (facts.get(endpoint.shop) ?? []).filter((fact) => isWanted(endpoint, fact)).map((fact) => ({ ...fact, name: endpoint.name })),
  );
  return saw('changes to report', wanted)
    .filter(({ name, type, subject }) => !arrived.has(`${name} ${type} ${subject}`))
    .map(({ name, type, subject, order }) => ({
      message: `${type} of ${subject} did not arrive at the endpoint ${name}`,
      requests: requestsOf(run, order),
    }));
}

/** Every acknowledged import of a product has changed it, so it has an event of its own. */
function unreportedImports(run: CheckedRun, saw: Saw): Violation[] {
  const events = groupedBy(acceptedDeliveries(run), ({ endpoint, type, subject }) =>
    type.startsWith('product.') ? `${endpoint} ${subject}` : null,
  );
  const acknowledged = run.history.requests.filter(({ action, status }) => action === 'import product' && status === 200);
  return [...groupedBy(saw('imports', acknowledged, 1), ({ shop, sent }) => `${shop} ${(sent as { sku: string }).sku}`).values()].flatMap(
    (requests) => {
      const [{ shop, sent }] = requests as [(typeof requests)[number]];
      const { sku } = sent as { sku: string };
      return reliableEndpoints(run)
        .filter((endpoint) => endpoint.shop === shop && endpoint.types.includes('product.updated'))
        .flatMap(({ name }) => {
          const arrived = new Set((events.get(`${name} ${sku}`) ?? []).map(({ eventId }) => eventId));
          if (arrived.size >= requests.length) return [];
          return [
            {
              message: `${sku} was changed by ${requests.length} imports, but ${arrived.size} events arrived at the endpoint ${name}`,
              requests,
            },
          ];
        });
    },
  );
}

/** The events that a service has stored, and that did not arrive. */
function lostEvents(run: CheckedRun, saw: Saw): Violation[] {
  const arrived = new Set(acceptedDeliveries(run).map(({ endpoint, eventId }) => `${endpoint} ${eventId}`));
  const events = groupedBy(run.final.events, ({ shop }) => shop);
  const isWanted = wantedEvents(run);
  const wanted = reliableEndpoints(run).flatMap((endpoint) =>
    (events.get(endpoint.shop) ?? [])
      .filter((event) => isWanted(endpoint, event) && event.createdAtMs > endpoint.subscribedAtMs)
      .map((event) => ({ ...event, name: endpoint.name })),
  );
  return saw('stored events to deliver', wanted)
    .filter(({ name, id }) => !arrived.has(`${name} ${id}`))
    .map(({ name, id, type, subject }) => ({
      message: `the event ${id}, ${type} of ${subject}, did not arrive at the endpoint ${name}`,
      requests: requestsOf(run, subject),
    }));
}
