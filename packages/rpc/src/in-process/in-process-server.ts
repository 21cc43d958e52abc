import type { Writable } from 'node:stream';
import type { MethodDefinition } from '@grpc/grpc-js';
import { AppError } from '@storefront/errors';
import type { BidiHandler, Handler, ServerStreamHandler } from '../definition-types.ts';
import { type HandlingOptions, handleCall } from '../handle-call.ts';
import { peerWith } from '../identify-peer.ts';
import type { ImplementedService } from '../implement.ts';
import { observeRpc } from '../observe-rpc.ts';
import { pump } from '../pump.ts';
import { type InProcessCall, type InProcessServer, registerInProcess } from './in-process-servers.ts';

type Message = unknown;

/** A server's entrance for clients in the same process. */
export interface InProcessEntrance {
  /** Refuses new calls, and waits for calls in progress until `deadline` is aborted. */
  close(deadline: AbortSignal): Promise<void>;
}

/** Offers services to clients in the same process, with the same authorization, errors, logs, and telemetry as over a connection. */
export function offerInProcess(
  services: readonly ImplementedService[],
  { isServing, ...options }: Omit<HandlingOptions, 'callers'> & { readonly isServing: () => boolean },
): InProcessEntrance {
  const methods = new Map(services.flatMap((service) => methodsOf(service, options)));
  const callsInProgress = new Set<Promise<unknown>>();
  const answer = <T>(call: Promise<T>): Promise<T> => {
    const tracked = call.finally(() => callsInProgress.delete(tracked));
    callsInProgress.add(tracked);
    return tracked;
  };
  const methodAt = (path: string): ServedMethod => {
    const method = methods.get(path);
    if (method === undefined) throw new AppError('method_not_allowed', `The server does not have the method ${path}.`);
    return method;
  };
  const server: InProcessServer = {
    isServing,
    unary: (path, call) => answer(methodAt(path).unary(call)),
    stream: (path, call, responses, signal) => answer(methodAt(path).stream(call, responses, signal)),
  };
  const remove = registerInProcess(
    server,
    services.map(({ fullName }) => fullName),
  );
  return {
    async close(deadline) {
      remove();
      const overdue = new Promise<void>((resolve) => deadline.addEventListener('abort', () => resolve(), { once: true }));
      if (!deadline.aborted) await Promise.race([Promise.allSettled(callsInProgress), overdue]);
    },
  };
}

interface ServedMethod {
  unary(call: InProcessCall): Promise<Message>;
  stream(call: InProcessCall, responses: Writable, signal: AbortSignal): Promise<void>;
}

const methodsOf = ({ definition, handlers, callersOf }: ImplementedService, options: Omit<HandlingOptions, 'callers'>) =>
  Object.entries(definition).map(
    ([name, method]) => [method.path, servedMethod(method, handlers[name], { ...options, callers: callersOf(name) })] as const,
  );

function servedMethod(method: MethodDefinition<Message, Message>, handler: unknown, options: HandlingOptions): ServedMethod {
  const observe = observeRpc('server', method.path);
  const arrived = ({ caller, token }: InProcessCall) => ({
    path: method.path,
    peer: () => peerWith(token, options.identifyToken),
    caller: () => caller,
  });
  const unary = handler as Handler<Message, Message>;
  const streaming = handler as ServerStreamHandler<Message, Message> & BidiHandler<Message, Message>;
  return {
    unary: (call) => observe(() => handleCall(arrived(call), options, (caller) => unary(call.request, caller)), call.trace),
    stream: (call, responses, signal) =>
      observe(
        () =>
          handleCall(arrived(call), options, (caller) =>
            pump(streaming(call.request as AsyncIterable<Message>, caller, signal), responses, () => signal.aborted),
          ),
        call.trace,
      ),
  };
}
