import { findProgramForTest } from '../tools/find-program-for-test.ts';
import { NATS_SERVER, type Tool } from '../tools/find-tool.ts';

/** Finds the `nats-server` that is used here, for tests that need it with another configuration. */
export const findNatsServer = (home: string, env: NodeJS.ProcessEnv): Promise<Tool> => findProgramForTest(NATS_SERVER, home, env);
