import { Readable, type Writable } from 'node:stream';
import { type MethodDefinition, status } from '@grpc/grpc-js';
import type { FairQueue } from '@storefront/fair-queue';
import type { Handler, ServerStreamHandler } from '../definition-types.ts';
import { serviceError } from '../error-codec.ts';
import { type HandlingOptions, handleCall } from '../handle-call.ts';
import { peerWith } from '../identify-peer.ts';
import type { ImplementedService } from '../implement.ts';
import { observeRpc } from '../observe-rpc.ts';
import { pump } from '../pump.ts';
import type { ServerHealth } from '../server-health.ts';
import { isRead } from '../service-definition.ts';
import { type InProcessCall, registerInProcess } from './in-process-servers.ts';

type Message = unknown;

/** The services to serve to clients in the same process. */
export interface InProcessOptions extends Omit<HandlingOptions, 'callers' | 'permits'> {
  /** Returns the permits of the calls of a method. */
  readonly permitsFor: (method: MethodDefinition<Message, Message>) => FairQueue;
  /** The name of the service, which is part of its address. */
  readonly name: string;
  readonly services: readonly ImplementedService[];
  readonly health: Pick<ServerHealth, 'isServing' | 'list'>;
}

/** A server that clients in the same process can find. */
export interface InProcessRegistration {
  /** Refuses new calls, and waits for calls in progress. When `deadline` is aborted, it cancels streams and stops waiting. */
  close(deadline: AbortSignal): Promise<void>;
}

/** Serves clients in the same process, with the same authorization, errors, logs, and telemetry as over a connection. */
export function serveInProcess({ name, services, health, ...options }: InProcessOptions): InProcessRegistration {
  const methods = new Map(services.flatMap((service) => methodsOf(service, options)));
  const callsInProgress = new Set<Promise<unknown>>();
  const cutOff = new AbortController();
  const tracked = <T>(call: Promise<T>): Promise<T> => {
    const ended = call.finally(() => callsInProgress.delete(ended));
    callsInProgress.add(ended);
    return ended;
  };
  const untilCutOff = async (signal: AbortSignal, stream: (either: AbortSignal) => Promise<void>): Promise<void> => {
    await stream(AbortSignal.any([signal, cutOff.signal]));
    if (cutOff.signal.aborted) throw serviceError(status.UNAVAILABLE, 'The server has closed.');
  };
  const methodAt = (path: string): ServedMethod => {
    const method = methods.get(path);
    if (method === undefined) throw serviceError(status.UNIMPLEMENTED, `The server does not have the method ${path}.`);
    return method;
  };
  const remove = registerInProcess(name, {
    isServing: health.isServing,
    health: health.list,
    unary: (path, call) => tracked(methodAt(path).unary(call)),
    stream: (path, call, responses, signal) => tracked(untilCutOff(signal, (either) => methodAt(path).stream(call, responses, either))),
  });
  return {
    async close(deadline) {
      remove();
      const overdue = Promise.withResolvers<void>();
      const cut = (): void => {
        cutOff.abort();
        overdue.resolve();
      };
      deadline.addEventListener('abort', cut);
      if (deadline.aborted) cut();
      await Promise.race([Promise.allSettled(callsInProgress), overdue.promise]);
      deadline.removeEventListener('abort', cut);
    },
  };
}

interface ServedMethod {
  unary(call: InProcessCall): Promise<Message>;
  stream(call: InProcessCall, responses: Writable, signal: AbortSignal): Promise<void>;
}

type MethodOptions = Omit<InProcessOptions, 'name' | 'services' | 'health'>;

const methodsOf = ({ definition, handlers, callersOf }: ImplementedService, { permitsFor, ...options }: MethodOptions) =>
  Object.entries(definition).map(([name, method]) => {
    const onWork = isRead(name) ? undefined : options.onWork;
    return [
      method.path,
      servedMethod(method, handlers[name], { ...options, permits: permitsFor(method), onWork, callers: callersOf(name) }),
    ] as const;
  });

function servedMethod({ path }: MethodDefinition<Message, Message>, handler: unknown, options: HandlingOptions): ServedMethod {
  const observe = observeRpc('server', path);
  const incoming = ({ caller, token, request }: InProcessCall) => ({
    path,
    peer: () => peerWith(token, options.identifyToken),
    caller: () => caller,
    token: () => token,
    // A stream of requests has no fields.
    request: request instanceof Readable ? undefined : request,
  });
  const unary = handler as Handler<Message, Message>;
  const streaming = handler as ServerStreamHandler<Message, Message>;
  return {
    unary: (call) => observe(() => handleCall(incoming(call), options, (caller) => unary(call.request, caller)), call.trace),
    stream: (call, responses, signal) =>
      observe(
        () =>
          handleCall(incoming(call), options, (caller) => pump(streaming(call.request, caller, signal), responses, () => signal.aborted)),
        call.trace,
      ),
  };
}
