export { abortMove } from './abort-move.ts';
export { type Cells, type CellUrls, openCells } from './cells.ts';
export { MoveError } from './move-error.ts';
export { type MoveReport, moveStore } from './move-store.ts';
