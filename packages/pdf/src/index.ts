export { type Canvas, checkImage, openCanvas } from './canvas.ts';
export { engineVersion } from './engine-version.ts';
export { type Band, bandHeight, type Block, type Flow, openFlow, type Piece } from './flow.ts';
export { openFonts } from './fonts.ts';
export { isolated } from './isolated.ts';
export type { Line } from './paragraph.ts';
export { lineHeight, type TextStyle } from './text-writer.ts';
