export { binariesIn } from '../postgres/postgres-binaries.ts';
export { type UnprivilegedRunner, unprivilegedRunner } from '../postgres/unprivileged-runner.ts';
export { findNatsServer } from './find-program.ts';
export { findTestProgram, type TestProgram } from './find-test-program.ts';
export { type PgBouncer, startPgBouncer } from './start-pgbouncer.ts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
