export { findNatsServer } from './find-program.ts';
export { findPgBouncer, type PgBouncer, startPgBouncer } from './start-pgbouncer.ts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
