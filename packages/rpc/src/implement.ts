import type { ServiceDefinition } from '@grpc/grpc-js';
import type { Caller } from './caller.ts';
import type { Handlers } from './definition-types.ts';
import { serviceDefinition } from './service-definition.ts';

export interface ImplementedService {
  readonly fullName: string;
  readonly definition: ServiceDefinition;
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly callers: readonly Caller['kind'][];
}

/** Binds handlers to a service; `callers` are the kinds of caller it answers, all when left out. */
export const implement = <Definition>(
  fullName: string,
  handlers: Handlers<Definition>,
  { callers = ['shopper_api', 'operator', 'service'] }: { callers?: readonly Caller['kind'][] } = {},
): ImplementedService => ({ fullName, definition: serviceDefinition(fullName), handlers, callers });
