import { credentials, Client as GrpcClient } from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import { toTarget } from './target.ts';

/** Whether grpc.health.v1 of a server answers SERVING within `timeoutMs`. Never throws. */
export function checkHealth(address: string, timeoutMs: number): Promise<boolean> {
  const method = healthService.Check;
  if (method === undefined) throw new Error('grpc-health-check defines no Check');
  const channel = new GrpcClient(toTarget(address), credentials.createInsecure(), {
    'grpc.enable_http_proxy': 0,
    'grpc.use_local_subchannel_pool': 1,
  });
  return new Promise((resolve) => {
    channel.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      { service: '' },
      { deadline: Date.now() + timeoutMs },
      (error, response) => {
        channel.close();
        resolve(error === null && (response as { status?: unknown }).status === 'SERVING');
      },
    );
  });
}
