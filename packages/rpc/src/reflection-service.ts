import { ReflectionService } from '@grpc/reflection';
import { packageDefinition } from '@storefront/proto';

/**
 * Creates the service by which tools such as grpcurl list the services and their messages. It gets one message only: each one carries
 * the descriptors of all files, and the library would decode all of them again for every message, half a second in each process.
 */
export function reflectionService(): ReflectionService {
  const message = Object.entries(packageDefinition()).find(([, type]) => 'fileDescriptorProtos' in type);
  if (message === undefined) throw new Error('the package definition has no message');
  return new ReflectionService(Object.fromEntries([message]));
}
