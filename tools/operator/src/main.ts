import { runOperator } from './run-operator.ts';

// Readers such as `head` close the pipe early; exit quietly then.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await runOperator(process.argv.slice(2), process.env, { stdout: process.stdout, stderr: process.stderr });
