import { AppError, notFound } from '@storefront/errors';
import type { Middleware, RequestContext } from '../../http/context/request-context.ts';
import { closedSignal, sendReply } from '../../http/replies/send-reply.ts';
import { operatorCaller } from '../access/operator-caller.ts';
import { neededScopes } from './admin-route.ts';
import { refuseToken } from './check-token.ts';
import { admitted, scopeMissing } from './open-store.ts';

/** Calls the handler of the route and sends its response. */
export const callAdminRoute: Middleware = async (request, response) => {
  const { context } = response.locals;
  const { route, operator, input } = admitted(context);
  const caller = operatorCaller(context, operator, input);
  const calling = route.call(input, { caller, principal: operator.principal, signal: () => closedSignal(response) });
  context.work = calling;
  const reply = await calling.catch((error: unknown) => {
    throw publicError(error, context);
  });
  await sendReply(request, response, reply);
};

/** A service checks the token itself, and can know more than the gateway's copy that this process has read: the token was revoked, or has not reached the service. */
function publicError(error: unknown, context: RequestContext): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'unauthorized') return refuseToken(context);
  const { route, input } = admitted(context);
  if (error.reason === 'operator_scope') return scopeMissing(neededScopes(route, input.query));
  return error.reason === 'operator_store' ? notFound('store') : error;
}
