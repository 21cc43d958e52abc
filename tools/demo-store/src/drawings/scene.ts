import { group, oval, rect } from './shapes.ts';

/** How a product is shown: whole, close up, or as a trade pack. */
export type View = 'front' | 'close' | 'pack';

const tints: Readonly<Record<string, readonly [string, string]>> = {
  BLD: ['#f6efe4', '#dcc7a6'],
  TLS: ['#eaf3f0', '#b9d5cb'],
  PLM: ['#e8f2f8', '#b4d2e4'],
  ELC: ['#fbf4df', '#ecd391'],
  SOL: ['#fbf4df', '#ecd391'],
  AUT: ['#f3ecec', '#d8bdb8'],
  HOM: ['#fcefe6', '#f0c6a4'],
  GRD: ['#eef5e4', '#c3dba4'],
};

const stops = (...list: readonly (readonly [string, string, number])[]): string =>
  list.map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('');

const definitions = (light: string, deep: string): string => `<defs>
<linearGradient id="wall" x2="0" y2="1">${stops(['0', light, 1], ['1', deep, 1])}</linearGradient>
<linearGradient id="round">${stops(['0', '#000', 0.22], ['.22', '#fff', 0.2], ['.5', '#fff', 0], ['1', '#000', 0.3])}</linearGradient>
<linearGradient id="tall" x2="0" y2="1">${stops(['0', '#fff', 0.28], ['.4', '#fff', 0], ['1', '#000', 0.3])}</linearGradient>
<linearGradient id="steel" x2="0" y2="1">${stops(['0', '#e9eef1', 1], ['.5', '#aeb8bf', 1], ['1', '#8b959d', 1])}</linearGradient>
<radialGradient id="ball" cx=".35" cy=".3" r=".8">${stops(['0', '#fff', 0.5], ['.45', '#fff', 0], ['1', '#000', 0.32])}</radialGradient>
<radialGradient id="glow" cx=".35" cy=".3" r=".8">${stops(['0', '#fff', 0.25], ['.6', '#fff', 0], ['1', '#000', 0.18])}</radialGradient>
<radialGradient id="lamp">${stops(['0', '#ffe9a0', 0.95], ['1', '#ffe9a0', 0])}</radialGradient>
<radialGradient id="shadow">${stops(['0', '#000', 0.34], ['1', '#000', 0])}</radialGradient>
</defs>`;

const onTheGround = (drawing: string): string => oval(480, 610, 350, 'url(#shadow)', 34) + drawing;

const arranged: Readonly<Record<View, (drawing: string) => string>> = {
  front: onTheGround,
  close: (drawing) => group('translate(-480 -330) scale(1.95)', drawing),
  pack: (drawing) =>
    [
      [110, 170, 0.52],
      [370, 150, 0.52],
      [-50, 265, 0.62],
      [455, 265, 0.62],
      [185, 285, 0.66],
    ]
      .map(([x, y, scale]) => group(`translate(${x} ${y}) scale(${scale})`, onTheGround(drawing)))
      .join(''),
};

/** Returns an image as an SVG document of 960 by 720: a product's drawing in front of its department's background. */
export function scene(sku: string, drawing: string, view: View): string {
  const [light, deep] = tints[sku.slice(0, 3)] ?? ['#f4f4f4', '#cccccc'];
  const wall = view === 'close' ? [deep, light] : [light, deep];
  const floor = view === 'close' ? '' : rect(0, 570, 960, 150, deep, 0, { opacity: 0.55 });
  const halo = view === 'close' ? '' : oval(480, 350, 330, '#fff', 330, { opacity: 0.38 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">${definitions(wall[0] ?? light, wall[1] ?? deep)}${rect(0, 0, 960, 720, 'url(#wall)')}${floor}${halo}${arranged[view](drawing)}</svg>`;
}
