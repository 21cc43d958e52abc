import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

export interface NativeClasses {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/**
 * Classes of requests and answers for Node to make, that are an app's own from birth. Express gives each its prototype by changing it otherwise, and an object
 * whose prototype was changed is slow in everything that is done with it afterwards.
 */
export function nativeClasses(app: Express): NativeClasses {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  // What Express sets is now what they have, and setting that changes nothing.
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
