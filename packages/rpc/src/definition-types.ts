import type { MethodDefinition } from '@grpc/proto-loader';
import type { Caller } from './caller.ts';

/** The RPC names of a generated definition, without the index signature of grpc-js's ServiceDefinition. */
export type RpcName<Definition> = keyof {
  [K in keyof Definition as string extends K ? never : number extends K ? never : K]: Definition[K];
} &
  string;

type Method<Definition, Name extends keyof Definition> = Definition[Name];

/** The request that a client passes: every field is optional. */
export type RequestOf<D, N extends keyof D> =
  Method<D, N> extends MethodDefinition<infer Request, infer _R, infer _RO, infer _SO> ? Request : never;
/** The response that a handler returns: every field is optional. */
export type ResponseOf<D, N extends keyof D> =
  Method<D, N> extends MethodDefinition<infer _R, infer Response, infer _RO, infer _SO> ? Response : never;
/** The request that a handler receives, with defaults filled in. */
export type RequestOutputOf<D, N extends keyof D> =
  Method<D, N> extends MethodDefinition<infer _R, infer _S, infer RequestOutput, infer _SO> ? RequestOutput : never;
/** The response that a client receives, with defaults filled in. */
export type ResponseOutputOf<D, N extends keyof D> =
  Method<D, N> extends MethodDefinition<infer _R, infer _S, infer _RO, infer ResponseOutput> ? ResponseOutput : never;

/** Handles a unary RPC. */
export type Handler<Request, Response> = (request: Request, caller: Caller) => Promise<Response>;
/** Handles an RPC with a streamed response. `signal` is aborted when the client cancels or its deadline passes. */
export type ServerStreamHandler<Request, Response> = (request: Request, caller: Caller, signal: AbortSignal) => AsyncIterable<Response>;
/** Handles an RPC that streams in both directions. */
export type BidiHandler<Request, Response> = (requests: AsyncIterable<Request>, caller: Caller) => AsyncIterable<Response>;

type AnyHandler<Request, Response> = Handler<Request, Response> | ServerStreamHandler<Request, Response> | BidiHandler<Request, Response>;

/** The request and the response of an RPC. `Definitions` is a union, of which one has the RPC. */
type RpcOf<Definitions, Name> = Definitions extends unknown
  ? Name extends RpcName<Definitions>
    ? { readonly request: RequestOutputOf<Definitions, Name>; readonly response: ResponseOf<Definitions, Name> }
    : never
  : never;

/** The names of the RPCs of all `Definitions`. */
export type RpcNames<Definitions> = Definitions extends unknown ? RpcName<Definitions> : never;
/** Handles the unary RPC of this name. */
export type UnaryHandlerOf<D, N extends RpcNames<D>> = Handler<RpcOf<D, N>['request'], RpcOf<D, N>['response']>;
/** Handles the RPC of this name, whose response is streamed. */
export type StreamHandlerOf<D, N extends RpcNames<D>> = ServerStreamHandler<RpcOf<D, N>['request'], RpcOf<D, N>['response']>;

/** One handler for every RPC of the definition, so that a missing one does not compile. */
export type Handlers<Definition> = {
  [N in RpcName<Definition>]: AnyHandler<RequestOutputOf<Definition, N>, ResponseOf<Definition, N>>;
};
