import { runMigrations } from './run-migrations.ts';

process.exitCode = await runMigrations(process.argv.slice(2), process.env, process);
