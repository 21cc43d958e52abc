import { findTool, type Tool, type ToolRequirement } from './find-tool.ts';
import { findProgram } from './search-path.ts';
import { sharedApt } from './shared-apt.ts';

/** Finds a program that is used here, for tests that run it with another configuration. */
export async function findProgramForTest(wanted: ToolRequirement, home: string, env: NodeJS.ProcessEnv): Promise<Tool> {
  const aptGet = await findProgram('apt-get', env);
  const apt = aptGet === undefined ? undefined : sharedApt(aptGet, env);
  try {
    return await findTool(wanted, { home, env, apt, log: () => undefined });
  } finally {
    await apt?.close();
  }
}
