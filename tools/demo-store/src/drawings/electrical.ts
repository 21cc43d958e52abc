import type { Drawings } from './shapes.ts';
import { coil, group, label, oval, path, rect, repeat, stroke, text } from './shapes.ts';

const solarPanel = group(
  'translate(480 370) skewX(-10)',
  rect(-270, -200, 540, 390, '#c9ced2', 8),
  rect(-258, -188, 516, 366, '#12284b'),
  repeat(6, (column) =>
    repeat(
      5,
      (row) =>
        rect(-252 + column * 86, -182 + row * 72, 80, 66, '#1d3f73', 8) +
        rect(-252 + column * 86, -182 + row * 72, 80, 22, 'rgba(255,255,255,.1)', 8),
    ),
  ),
  rect(-2, -188, 4, 366, '#c9ced2'),
  path('M-258 -188h200l-160 366h-40z', 'rgba(255,255,255,.09)'),
);

/** Wiring, lighting, and solar. */
export const electrical: Drawings = {
  'ELC-CBL-25': coil('#c0392b', 3, 18) + coil('#23303a', 3, 18, 155) + coil('#2f9e5b', 3, 18, 96),
  'ELC-BRK-20': [
    rect(370, 160, 220, 430, '#eef1f2', 14),
    rect(370, 160, 220, 430, 'url(#round)', 14),
    rect(340, 260, 280, 230, '#f7f9f9', 10),
    rect(420, 300, 120, 120, '#23303a', 10),
    rect(438, 300, 84, 64, '#e67e22', 8),
    text(480, 460, 'C20', 46, '#1d2a33'),
    text(480, 230, 'SUNSPAN', 30, '#51606a'),
    oval(480, 186, 14, '#8b959d'),
    oval(480, 562, 14, '#8b959d'),
  ].join(''),
  'ELC-PNL-12': [
    rect(270, 130, 420, 470, '#dfe4e7', 16),
    rect(300, 160, 360, 410, '#f7f9fa', 8),
    repeat(
      12,
      (index) =>
        rect(330 + (index % 2) * 160, 200 + Math.floor(index / 2) * 58, 140, 46, '#38444c', 6) +
        rect(index % 2 ? 505 : 420, 208 + Math.floor(index / 2) * 58, 34, 30, index === 0 ? '#e67e22' : '#aab4bb', 4),
    ),
    rect(660, 340, 14, 60, '#8b959d', 6),
  ].join(''),
  'ELC-OUT-DBL': [
    rect(300, 190, 360, 370, '#f7f6f1', 30, { stroke: '#d5d2c7', 'stroke-width': 4 }),
    ...[290, 450].map(
      (y) =>
        rect(380, y - 62, 200, 124, '#eceae2', 50) +
        rect(426, y - 30, 14, 42, '#3a3f44', 3) +
        rect(516, y - 30, 14, 42, '#3a3f44', 3) +
        oval(480, y + 30, 13, '#3a3f44'),
    ),
    oval(480, 370, 9, '#b9b5a8'),
  ].join(''),
  'ELC-LED-9': [
    oval(480, 330, 240, 'url(#lamp)'),
    path('M380 420q-60 -50 -60 -130a160 160 0 0 1 320 0q0 80 -60 130z', '#fdfbf1'),
    path('M380 420q-60 -50 -60 -130a160 160 0 0 1 320 0q0 80 -60 130z', 'url(#ball)'),
    path('M380 420h200l-30 90h-140z', '#e4e8ea'),
    repeat(4, (index) => rect(416, 510 + index * 20, 128, 16, index % 2 ? '#8b959d' : '#c3cad0', 8)),
    text(480, 472, '9 W', 40, '#51606a'),
  ].join(''),
  'ELC-FLD-50': [
    stroke('M300 280v230h360v-230', '#3a3f44', 22),
    rect(280, 200, 400, 270, '#2b353c', 24),
    rect(312, 230, 336, 210, '#fdf6cf', 10),
    repeat(28, (index) => rect(336 + (index % 7) * 42, 250 + Math.floor(index / 7) * 46, 28, 28, '#f4cf4f', 4)),
    rect(440, 500, 80, 80, '#2b353c', 8),
  ].join(''),
  'ELC-FAN-56': [
    rect(470, 120, 20, 170, '#8b959d'),
    path('M440 120h80l-16 40h-48z', '#6b757d'),
    ...[0, 120, 240].map((turn) =>
      group(
        `translate(480 340) scale(1 .42) rotate(${turn})`,
        path('M40 -34q160 -50 320 -34q30 34 0 68q-160 14 -320 0z', '#8d5a2b'),
        path('M40 -34q160 -50 320 -34v14q-160 -6 -320 34z', 'rgba(255,255,255,.25)'),
      ),
    ),
    oval(480, 336, 92, '#c3cad0', 50),
    oval(480, 360, 62, '#fdf6cf', 40),
    oval(480, 336, 92, 'url(#ball)', 50),
  ].join(''),
  'SOL-PNL-450': solarPanel,
  'SOL-BAT-5K': [
    rect(320, 130, 320, 470, '#f4f6f7', 24),
    rect(320, 130, 320, 470, 'url(#round)', 24),
    rect(320, 130, 320, 90, '#e6a817', 24),
    text(480, 190, 'SUNSPAN', 46, '#1d2a33'),
    repeat(5, (index) => rect(400, 470 - index * 46, 160, 34, index < 4 ? '#2f9e5b' : '#d6dcdf', 8)),
    text(480, 560, '5.12 kWh', 40, '#38444c'),
  ].join(''),
  'SOL-INV-3K': [
    rect(270, 170, 420, 390, '#eef1f2', 22),
    rect(270, 170, 420, 390, 'url(#round)', 22),
    rect(350, 220, 260, 120, '#12284b', 10),
    text(480, 300, '230 V', 56, '#7ee0ff'),
    ...[400, 450, 500, 550].map((x, index) => oval(x + 5, 380, 14, index ? '#c3cad0' : '#2f9e5b')),
    label(350, 430, 260, 80, '#e6a817', '#1d2a33', 'SUNSPAN 3 kW', 'hybrid inverter'),
    repeat(8, (index) => rect(310 + index * 44, 560, 30, 26, '#3a3f44', 4)),
  ].join(''),
  'SOL-MPP-40': [
    rect(250, 230, 460, 300, '#23303a', 18),
    rect(290, 270, 240, 130, '#bfe3c0', 8),
    text(410, 356, '13.8 V', 56, '#1d3a24'),
    repeat(8, (index) => rect(286 + index * 50, 470, 34, 46, '#2f9e5b', 6) + oval(303 + index * 50, 490, 8, '#c9ced2')),
    text(620, 320, 'MPPT', 44, '#e6a817'),
    text(620, 370, '40 A', 40, '#fff'),
    repeat(12, (index) => rect(256 + index * 38, 204, 20, 30, '#38444c')),
  ].join(''),
  'SOL-CBL-6': coil('#23303a', 5, 24) + coil('#b3342b', 3, 24, 82),
};
