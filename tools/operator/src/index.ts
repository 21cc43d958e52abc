export { type OperatorStreams, runOperator } from './run-operator.ts';
