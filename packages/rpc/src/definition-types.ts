import type { MethodDefinition } from '@grpc/proto-loader';
import type { Caller } from './caller.ts';

/** The RPC names of a generated definition, without the index signature that grpc-js's ServiceDefinition brings. */
export type RpcName<Definition> = keyof {
  [K in keyof Definition as string extends K ? never : number extends K ? never : K]: Definition[K];
} &
  string;

type Method<Definition, Name extends keyof Definition> = Definition[Name];

/** What a client passes in: every field optional. */
export type RequestOf<D, N extends keyof D> =
  Method<D, N> extends MethodDefinition<infer Request, infer _R, infer _RO, infer _SO> ? Request : never;
/** What a handler answers: every field optional. */
export type ResponseOf<D, N extends keyof D> =
  Method<D, N> extends MethodDefinition<infer _R, infer Response, infer _RO, infer _SO> ? Response : never;
/** What a handler receives: defaults filled in. */
export type RequestOutputOf<D, N extends keyof D> =
  Method<D, N> extends MethodDefinition<infer _R, infer _S, infer RequestOutput, infer _SO> ? RequestOutput : never;
/** What a client receives: defaults filled in. */
export type ResponseOutputOf<D, N extends keyof D> =
  Method<D, N> extends MethodDefinition<infer _R, infer _S, infer _RO, infer ResponseOutput> ? ResponseOutput : never;

export type Handler<Request, Response> = (request: Request, caller: Caller) => Promise<Response>;
export type ServerStreamHandler<Request, Response> = (request: Request, caller: Caller) => AsyncIterable<Response>;
export type ClientStreamHandler<Request, Response> = (requests: AsyncIterable<Request>, caller: Caller) => Promise<Response>;
export type BidiHandler<Request, Response> = (requests: AsyncIterable<Request>, caller: Caller) => AsyncIterable<Response>;

type AnyHandler<Request, Response> =
  | Handler<Request, Response>
  | ServerStreamHandler<Request, Response>
  | ClientStreamHandler<Request, Response>
  | BidiHandler<Request, Response>;

/** One handler for every RPC of the definition: a missing one does not compile. */
export type Handlers<Definition> = {
  [N in RpcName<Definition>]: AnyHandler<RequestOutputOf<Definition, N>, ResponseOf<Definition, N>>;
};
