import { AppError } from '@storefront/errors';
import { type Middleware, requireRoute } from '../context/request-context.ts';

/** A store is paused for some seconds, or as long as its last changes take to copy. */
const MOVING_RETRY_AFTER_SECONDS = 5;
/** The requests of a store that has moved reach its new deployment as soon as the key or the address is switched. */
const MOVED_RETRY_AFTER_SECONDS = 30;

/** Refuses the writes of a store that is being moved to another deployment, and all requests of one that has been. */
export const refuseMovedStore: Middleware = (_request, response, next) => {
  const { context } = response.locals;
  const move = context.key?.move;
  if (move === undefined) return next();
  if (move === 'moved') {
    throw new AppError('service_unavailable', 'This store has moved to another deployment.', {
      reason: 'store_moved',
      retryAfterSeconds: MOVED_RETRY_AFTER_SECONDS,
    });
  }
  if (requireRoute(context).method === 'get') return next();
  throw new AppError('service_unavailable', 'This store is being moved, and is read-only until then.', {
    reason: 'store_moving',
    retryAfterSeconds: MOVING_RETRY_AFTER_SECONDS,
  });
};
