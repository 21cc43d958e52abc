import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** The classes that Node instantiates for requests and responses. */
export interface ExpressPrototypes {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/**
 * Creates request and response classes that already have the prototypes of the Express app. Express would otherwise change the prototype of each object at run
 * time, which makes every later access to the object slow.
 */
export function expressPrototypes(app: Express): ExpressPrototypes {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  // Express now sets the prototypes that the objects already have, which has no effect.
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
