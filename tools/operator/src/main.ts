import { enableCompileCache } from 'node:module';

// Half of the time of a short command is compilation, and shells run one for each completion.
enableCompileCache();
const { runOperator } = await import('./run-operator.ts');

// The process of bin/storefront.mjs has ended, perhaps killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// Readers such as `head` close the pipe early; exit quietly then.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await runOperator(process.argv.slice(2), process.env, { stdout: process.stdout, stderr: process.stderr });
