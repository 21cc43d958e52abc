import { enableCompileCache } from 'node:module';

// Half of the time of a short command is compilation, and shells run one for each completion.
enableCompileCache();
const { runOperator } = await import('./run-operator.ts');

// Readers such as `head` close the pipe early; exit quietly then.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await runOperator(process.argv.slice(2), process.env, { stdout: process.stdout, stderr: process.stderr });
