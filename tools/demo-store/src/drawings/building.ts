import type { Drawings } from './shapes.ts';
import { carton, group, label, oval, path, rect, repeat, sack, stroke, tin } from './shapes.ts';

const roofSheet = (color: string): string =>
  repeat(
    9,
    (index) =>
      path(`M${190 + index * 62} ${250 - index * 8}l62 -8v300l-62 8z`, color) +
      path(`M${190 + index * 62} ${250 - index * 8}l18 -26l14 24v300l-32 2z`, 'rgba(255,255,255,.35)') +
      path(`M${208 + index * 62} ${224 - index * 8}l14 24v300l-10 -6z`, 'rgba(0,0,0,.3)'),
  );

const screw = (x: number, y: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-46, -10, 92, 22, '#3c7a5a', 6),
    rect(-62, 10, 124, 12, '#2b2f33', 6),
    rect(-14, 22, 28, 170, 'url(#steel)'),
    repeat(8, (index) => path(`M-18 ${40 + index * 18}l36 -8v6l-36 8z`, '#6d777f')),
    path('M-14 192h28l-14 40z', '#88929a'),
  );

/** Cement, roofing, steel, timber, and paint. */
export const building: Drawings = {
  'BLD-CEM-425': sack('#c9b48a', '#7a1f1f', '#fff', 'IRONSHORE', 'Portland cement · 42.5 kg'),
  'BLD-CEM-WHT': sack('#f2efe6', '#8fa3b0', '#1d2a33', 'IRONSHORE', 'White cement · 25 kg'),
  'BLD-MOR-TIL': sack('#dfe7ea', '#0f6e7c', '#fff', 'TILE-FAST', 'Thin-set mortar · 20 kg'),
  'BLD-BLK-6': [
    path('M230 330l130 -90h420l-130 90z', '#c3c0b8'),
    path('M650 330l130 -90v250l-130 110z', '#85827b'),
    rect(230, 330, 420, 270, '#a5a29a'),
    ...[0, 1, 2].map((index) => path(`M${320 + index * 128} 312l70 -50h72l-70 50z`, '#4e4c48')),
    repeat(26, (index) => oval(250 + ((index * 97) % 380), 350 + ((index * 61) % 230), 4 + (index % 3), 'rgba(0,0,0,.16)')),
  ].join(''),
  'BLD-ROF-ALZ26': roofSheet('#8fa8b5'),
  'BLD-ROF-SCR65':
    screw(330, 230, -18) +
    screw(480, 300, 6) +
    screw(650, 220, 24) +
    carton(360, 500, 240, 100, '#c98a3a') +
    label(375, 515, 210, 70, '#fff8e8', '#5c3a10', 'TEK 65', 'box of 250'),
  'BLD-ROF-STRAP': group(
    'translate(480 380) rotate(-14)',
    path('M-260 -50h330l190 -70v96l-170 66h-350z', 'url(#steel)'),
    path('M70 -50l190 -70v96l-170 66z', 'rgba(0,0,0,.2)'),
    ...[-220, -170, -120, -70, -20, 30].map((x, index) => oval(x, index % 2 ? 12 : -20, 9, '#3b444b')),
    ...[120, 165, 210].map((x, index) => oval(x, -20 - index * 17, 9, '#3b444b')),
    path('M-260 42h350v150h-60v-104h-290z', '#9aa5ad'),
    oval(60, 120, 9, '#3b444b'),
    oval(60, 160, 9, '#3b444b'),
  ),
  'BLD-STL-T12': repeat(7, (index) =>
    group(
      `translate(${160 + (index % 4) * 14} ${560 - index * 42}) rotate(-9)`,
      rect(0, 0, 640, 30, '#6e5648', 15),
      rect(0, 0, 640, 30, 'url(#tall)', 15),
      repeat(30, (rib) => path(`M${14 + rib * 21} 0l10 30h6l-10 -30z`, 'rgba(0,0,0,.3)')),
    ),
  ),
  'BLD-STL-BRC65': group(
    'translate(480 390) skewX(-14)',
    repeat(11, (index) => stroke(`M${-280 + index * 56} -210v420`, '#7b6a5c', 9)),
    repeat(8, (index) => stroke(`M-290 ${-200 + index * 57}h580`, '#94806f', 9)),
  ),
  'BLD-LBR-2414': repeat(5, (index) => {
    const y = 540 - index * 74;
    const x = 150 + (index % 2) * 22;
    return (
      path(`M${x} ${y}l54 -36h560l-54 36z`, '#e3c48d') +
      rect(x, y, 560, 58, '#cfa766') +
      path(`M${x + 560} ${y}l54 -36v58l-54 36z`, '#a9803f') +
      stroke(`M${x + 20} ${y + 20}q200 -12 300 6t220 -4`, 'rgba(120,80,30,.35)', 3) +
      stroke(`M${x + 30} ${y + 42}q180 8 320 -2t190 4`, 'rgba(120,80,30,.28)', 3)
    );
  }),
  'BLD-PNT-INT1': tin(330, 250, 300, 320, '#2f8f83', 'SEAGRAPE', 'Interior emulsion · 1 gal'),
  'BLD-PNT-EXT5': tin(300, 220, 360, 350, '#d5673a', 'SEAWALL', 'Exterior acrylic · 5 gal'),
  'BLD-PNT-VARN':
    tin(360, 290, 240, 270, '#7a4a21', 'MAHOE', 'Marine varnish · 1 qt') +
    group(
      'translate(690 590) rotate(-68)',
      rect(0, -14, 150, 28, '#b9813f', 14),
      rect(140, -30, 40, 60, '#c9ced2'),
      path('M180 -30h80q20 30 0 60h-80z', '#3a2a1c'),
    ),
};
