import type { OperationDocs } from '@storefront/api-docs';
import { example } from '../examples/envelopes.ts';
import { eventExample } from './event-bodies.ts';

export const EVENT_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listEvents: {
    description:
      'Returns the events of the store after a cursor, oldest first, with the same bytes as the bodies of their deliveries: for a server without a public endpoint. Events of ' +
      'one object keep their order, and none is missing. Start without a `cursor`, and save `next_cursor` once you have handled a page. Request the next page at once if ' +
      '`has_more` is `true`; a page can be empty even then. The feed is a setting of the store, begins each time it is turned on, and keeps events for 30 days.',
    reasons: ['event_feed_off', 'cursor_expired'],
    response: {
      one: example('One event', { data: [eventExample('stock.changed')], next_cursor: 'MTcgcTNfVkhBQkM', has_more: false, errors: [] }),
    },
  },
  getEvent: {
    description: 'Returns an event of the feed, with the same bytes as the body of its deliveries.',
    reasons: ['event_feed_off'],
    response: { change: example('A stock change', eventExample('stock.changed')) },
  },
};
