export type { OperatorStreams } from './command-output.ts';
export { runOperator } from './run-operator.ts';
