// The shapes used by all drawings. A drawing is SVG markup on a canvas of 960 by 720 with the ground at y = 610.

/** Drawings of products, by SKU. */
export type Drawings = Readonly<Record<string, string>>;

type Extra = Record<string, string | number>;

const attributes = (extra: Extra): string =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A rectangle with rounded corners. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0, extra: Extra = {}): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"${attributes(extra)}/>`;

/** An ellipse, or a circle if only one radius is given. */
export const oval = (x: number, y: number, rx: number, fill: string, ry = rx, extra: Extra = {}): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;

/** A filled path. */
export const path = (d: string, fill: string, extra: Extra = {}): string => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

/** A stroked path with round ends, for wires, handles, and hoses. */
export const stroke = (d: string, color: string, width: number, extra: Extra = {}): string =>
  path(d, 'none', { stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...extra });

/** Centered text. */
export const text = (x: number, y: number, words: string, size: number, fill: string, extra: Extra = {}): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" font-family="Liberation Sans, Arial, sans-serif" font-weight="700"${attributes(extra)}>${words}</text>`;

/** A transformed group. */
export const group = (transform: string, ...parts: string[]): string => `<g transform="${transform}">${parts.join('')}</g>`;

/** Repeats a shape `count` times, each drawn from its index. */
export const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** A rectangle shaded like an upright drum. */
export const drum = (x: number, y: number, width: number, height: number, color: string, rx = 0): string =>
  rect(x, y, width, height, color, rx) + rect(x, y, width, height, 'url(#round)', rx);

/** An upright cylinder with a visible top. */
export const cylinder = (x: number, y: number, width: number, height: number, color: string, lid = color, ry = width / 8): string =>
  oval(x + width / 2, y + height, width / 2, color, ry) +
  oval(x + width / 2, y + height, width / 2, 'url(#round)', ry) +
  drum(x, y, width, height, color) +
  oval(x + width / 2, y, width / 2, lid, ry) +
  oval(x + width / 2, y, width / 2, 'rgba(255,255,255,.22)', ry);

/** A carton or case, seen slightly from above and from the left. */
export const carton = (x: number, y: number, width: number, height: number, color: string, depth = 60): string =>
  rect(x, y, width, height, color) +
  path(`M${x} ${y}l${depth} ${-depth * 0.6}h${width}l${-depth} ${depth * 0.6}z`, color) +
  path(`M${x} ${y}l${depth} ${-depth * 0.6}h${width}l${-depth} ${depth * 0.6}z`, 'rgba(255,255,255,.28)') +
  path(`M${x + width} ${y}l${depth} ${-depth * 0.6}v${height}l${-depth} ${depth * 0.6}z`, color) +
  path(`M${x + width} ${y}l${depth} ${-depth * 0.6}v${height}l${-depth} ${depth * 0.6}z`, 'rgba(0,0,0,.28)');

/** A label with a name and an optional second line. */
export const label = (x: number, y: number, width: number, height: number, fill: string, ink: string, name: string, line = ''): string =>
  rect(x, y, width, height, fill, 8) +
  text(x + width / 2, y + height * (line ? 0.5 : 0.64), name, Math.min(height * 0.42, (width * 1.55) / name.length), ink) +
  (line ? text(x + width / 2, y + height * 0.8, line, Math.min(height * 0.2, (width * 1.6) / line.length), ink, { opacity: 0.85 }) : '');

/** A sewn paper sack. */
export const sack = (color: string, band: string, ink: string, name: string, line: string): string =>
  path('M300 170q-14 20-8 60q-24 160 0 330q4 40 40 44h300q34-4 38-44q24-170 0-330q6-40-8-60q-180 22-362 0z', color) +
  path('M300 170q-14 20-8 60q-24 160 0 330q4 40 40 44h300q34-4 38-44q24-170 0-330q6-40-8-60q-180 22-362 0z', 'url(#round)') +
  stroke('M300 196q180 22 362 0', 'rgba(255,255,255,.8)', 5, { 'stroke-dasharray': '12 12' }) +
  path('M284 300q196 26 394 0l4 150q-200 26-402 0z', band) +
  text(481, 384, name, Math.min(72, 560 / name.length), ink) +
  text(481, 428, line, 30, ink, { opacity: 0.85 });

/** A paint tin or pail with a wire handle. */
export const tin = (x: number, y: number, width: number, height: number, color: string, name: string, line: string, ink = '#fff'): string =>
  stroke(`M${x + 8} ${y + 26}q${width / 2 - 8} ${-width * 0.75} ${width - 16} 0`, '#8b949c', 7) +
  cylinder(x, y, width, height, '#d4d9dd', '#b9c0c6') +
  rect(x, y + height * 0.2, width, height * 0.62, color) +
  rect(x, y + height * 0.2, width, height * 0.62, 'url(#round)') +
  text(x + width / 2, y + height * 0.5, name, Math.min(54, (width * 1.5) / name.length), ink) +
  text(x + width / 2, y + height * 0.66, line, Math.min(28, (width * 1.6) / line.length), ink, { opacity: 0.9 });

/** A jug with a handle, such as for engine oil. */
export const jug = (color: string, cap: string, band: string, name: string, line: string): string =>
  rect(430, 130, 90, 60, cap, 8) +
  path('M400 190h150q90 20 90 120v270q0 30-30 30h-270q-30 0-30-30v-260q10-100 90-130z', color) +
  path('M560 240q40 10 42 70v60h-44z', 'rgba(0,0,0,.35)') +
  path('M400 190h150q90 20 90 120v270q0 30-30 30h-270q-30 0-30-30v-260q10-100 90-130z', 'url(#round)') +
  label(330, 390, 290, 170, band, '#fff', name, line);

/** Rows of parallel pipes lying down, with the ends toward the viewer. */
export const pipes = (color: string, radius: number, rows: number): string =>
  repeat(rows, (index) => {
    const y = 590 - radius - index * radius * 1.9;
    const x = 190 + index * 26;
    return (
      path(`M${x} ${y - radius}h520a${radius * 0.6} ${radius} 0 0 1 0 ${radius * 2}h-520z`, color) +
      path(`M${x} ${y - radius}h520a${radius * 0.6} ${radius} 0 0 1 0 ${radius * 2}h-520z`, 'url(#tall)') +
      oval(x, y, radius * 0.6, color, radius) +
      oval(x, y, radius * 0.42, '#23303a', radius * 0.76)
    );
  });

/** An upright coil of cable or hose. */
export const coil = (color: string, turns: number, thick: number, reach = 215): string =>
  repeat(turns, (index) =>
    oval(480, 380, reach - index * thick * 1.08, 'none', reach - index * thick * 1.08, { stroke: color, 'stroke-width': thick }),
  ) +
  repeat(turns, (index) =>
    oval(480, 380, reach - index * thick * 1.08, 'none', reach - index * thick * 1.08, { stroke: 'rgba(0,0,0,.28)', 'stroke-width': 2.5 }),
  ) +
  oval(480, 380, reach + thick / 2, 'url(#glow)');
