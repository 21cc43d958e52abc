import { runOperator } from './run-operator.ts';

// A reader that has seen enough, as `head` has, ends the command, and that is no fault of it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await runOperator(process.argv.slice(2), process.env, { stdout: process.stdout, stderr: process.stderr });
