import type { Handlers } from '../definition-types.ts';
import { type ImplementedService, implement, type ServiceAccess } from '../implement.ts';

/**
 * Binds some handlers to a service, for a fake of that service. The server returns UNIMPLEMENTED for every other RPC, so adding an RPC to a proto
 * changes no fake.
 */
export function implementPartly<Definition>(
  fullName: string,
  handlers: Partial<Handlers<Definition>>,
  access: ServiceAccess<Definition>,
): ImplementedService {
  const service = implement<Definition>(fullName, handlers as Handlers<Definition>, access);
  const implemented = Object.entries(service.definition).filter(([name]) => name in handlers);
  return { ...service, definition: Object.fromEntries(implemented) };
}
