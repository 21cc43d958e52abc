import type { Attack } from './attack.ts';
import { documents } from './documents.ts';
import { endlessHeaders } from './endless-headers.ts';
import { exports } from './exports.ts';
import { facetsAndSearches } from './facets-and-searches.ts';
import { forgedNotifications } from './forged-notifications.ts';
import { hangingEndpoints } from './hanging-endpoints.ts';
import { imports } from './imports.ts';
import { invalidTokens } from './invalid-tokens.ts';
import { inventedKeys } from './invented-keys.ts';
import { listeners } from './listeners.ts';
import { longCarts } from './long-carts.ts';
import { longInvoices } from './long-invoices.ts';
import { pagesOfOneStore } from './pages-of-one-store.ts';
import { racingCheckouts } from './racing-checkouts.ts';
import { requestFlood } from './request-flood.ts';
import { signUps } from './sign-ups.ts';
import { unfinishedBodies } from './unfinished-bodies.ts';
import { unfinishedNotifications } from './unfinished-notifications.ts';
import { unreadResponses } from './unread-responses.ts';
import { wholeBodies } from './whole-bodies.ts';

/** All attacks, from the client that needs the least to the one that needs a store of its own. */
export const ATTACKS: readonly Attack[] = [
  unfinishedBodies,
  unfinishedNotifications,
  inventedKeys,
  invalidTokens,
  endlessHeaders,
  documents,
  forgedNotifications,
  signUps,
  requestFlood,
  wholeBodies,
  unreadResponses,
  pagesOfOneStore,
  facetsAndSearches,
  longCarts,
  racingCheckouts,
  longInvoices,
  listeners,
  hangingEndpoints,
  imports,
  exports,
];
