export { type Canvas, checkImage, openCanvas } from './canvas.ts';
export { engineVersion } from './engine-version.ts';
export { openFonts } from './fonts.ts';
export { isolated } from './isolated.ts';
export { paginate } from './paginate.ts';
export type { Line } from './paragraph.ts';
export { lineHeight, type TextStyle } from './text-writer.ts';
