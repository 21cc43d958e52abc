import { findTool, NATS_SERVER, type Tool } from '../tools/find-tool.ts';
import { findProgram } from '../tools/search-path.ts';
import { sharedApt } from '../tools/shared-apt.ts';

/** Finds the `nats-server` that is used here, for tests that need it with another configuration. */
export async function findNatsServer(home: string, env: NodeJS.ProcessEnv): Promise<Tool> {
  const aptGet = await findProgram('apt-get', env);
  const apt = aptGet === undefined ? undefined : sharedApt(aptGet, env);
  try {
    return await findTool(NATS_SERVER, { home, env, apt, log: () => undefined });
  } finally {
    await apt?.close();
  }
}
