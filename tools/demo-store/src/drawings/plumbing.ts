import type { Drawings } from './shapes.ts';
import { coil, cylinder, drum, group, label, oval, path, pipes, rect, repeat, stroke, text, tin } from './shapes.ts';

const tank = (x: number, y: number, width: number, height: number, gallons: string): string =>
  [
    path(`M${x} ${y + 60}q0 -34 ${width * 0.3} -50h${width * 0.4}q${width * 0.3} 16 ${width * 0.3} 50z`, '#2b353c'),
    rect(x + width * 0.35, y - 18, width * 0.3, 34, '#3d4951', 10),
    drum(x, y + 56, width, height, '#1f282e', 18),
    repeat(6, (index) => rect(x - 4, y + 80 + index * (height / 6.2), width + 8, 14, '#333f47', 7)),
    label(x + width * 0.22, y + height * 0.38, width * 0.56, height * 0.3, '#0f6e9c', '#fff', gallons, 'RIO COBRE · 3 layer'),
    rect(x + width - 6, y + height - 10, 40, 26, '#c9a24a', 4),
  ].join('');

/** Water storage, pipe, pumps, and bathroom fittings. */
export const plumbing: Drawings = {
  'PLM-TNK-650': tank(270, 100, 420, 450, '650 GAL'),
  'PLM-TNK-400': tank(320, 190, 320, 360, '400 GAL'),
  'PLM-FLT-34': [
    rect(200, 270, 130, 70, '#c9a24a', 10),
    rect(170, 250, 44, 110, '#b58c34', 8),
    rect(300, 250, 60, 130, '#c9a24a', 12),
    rect(300, 250, 60, 130, 'url(#round)', 12),
    stroke('M350 330q140 10 260 100', '#b58c34', 14),
    oval(690, 470, 110, '#0f6e9c'),
    oval(690, 470, 110, 'url(#ball)'),
  ].join(''),
  'PLM-PVC-4': pipes('#e9edee', 62, 3),
  'PLM-PVC-12': pipes('#f1f3f2', 26, 6),
  'PLM-ELB-12': [
    path('M300 260h150q170 10 180 180v150h-130v-130q-6 -70 -70 -74h-130z', '#eef1f1'),
    path('M300 260h150q170 10 180 180v150h-130v-130q-6 -70 -70 -74h-130z', 'url(#round)'),
    rect(270, 244, 60, 160, '#dfe4e4', 10),
    rect(484, 560, 162, 50, '#dfe4e4', 10),
    oval(274, 324, 26, '#47535b', 66),
  ].join(''),
  'PLM-GLU-16': tin(370, 280, 220, 290, '#0f6e9c', 'WELD-FAST', 'PVC cement · 16 oz') + rect(440, 236, 80, 44, '#e2e6e8', 8),
  'PLM-PMP-05': [
    rect(200, 560, 560, 30, '#3d4951', 8),
    rect(390, 330, 330, 200, '#0f6e9c', 40),
    rect(390, 330, 330, 200, 'url(#tall)', 40),
    repeat(9, (index) => rect(440 + index * 30, 336, 8, 188, 'rgba(255,255,255,.18)')),
    rect(500, 270, 140, 70, '#1d2a33', 12),
    text(570, 318, '0.5 HP', 34, '#fff'),
    oval(310, 430, 130, '#8b959d'),
    oval(310, 430, 130, 'url(#ball)'),
    rect(270, 236, 80, 90, '#6b757d', 8),
    rect(256, 226, 108, 30, '#59636b', 6),
    oval(205, 430, 24, '#59636b', 54),
    text(310, 446, 'RIO COBRE', 30, '#fff'),
  ].join(''),
  'PLM-PRT-24': [
    rect(330, 540, 30, 60, '#3d4951'),
    rect(600, 540, 30, 60, '#3d4951'),
    rect(290, 250, 380, 300, '#1f77b4', 120),
    rect(290, 250, 380, 300, 'url(#tall)', 120),
    rect(360, 210, 90, 60, '#6b757d', 8),
    rect(530, 200, 130, 60, '#1d2a33', 10),
    oval(595, 170, 44, '#f4f6f7', 44, { stroke: '#3d4951', 'stroke-width': 8 }),
    stroke('M595 172l20 -20', '#c0392b', 6),
    label(360, 360, 240, 90, '#fff', '#0f4c81', '24 LITRE', 'pre-charged 1.5 bar'),
  ].join(''),
  'PLM-TAP-KIT': [
    stroke('M470 560v-250q0 -130 110 -130t110 120v40', '#9aa5ad', 44),
    stroke('M462 560v-250q0 -130 110 -130', 'rgba(255,255,255,.55)', 10),
    rect(662, 330, 56, 34, '#6b757d', 8),
    cylinder(410, 540, 120, 60, '#aab4bb'),
    stroke('M440 500l-130 -60', '#9aa5ad', 30),
  ].join(''),
  'PLM-SHW-RAIN': [
    stroke('M250 160h150q80 0 80 90v50', '#9aa5ad', 34),
    rect(220, 120, 44, 80, '#7d8890', 8),
    path('M430 300h100l40 50h-180z', '#8b959d'),
    oval(480, 366, 210, '#aab4bb', 44),
    oval(480, 374, 190, '#6b757d', 32),
    repeat(19, (index) =>
      stroke(`M${310 + index * 19} ${400 + (index % 3) * 10}l${(index - 9) * 2} ${150 + ((index * 37) % 50)}`, 'rgba(60,150,200,.5)', 5, {
        'stroke-dasharray': '26 18',
      }),
    ),
  ].join(''),
  'PLM-FLS-DUAL': [
    rect(420, 150, 120, 70, '#c9ced2', 14),
    rect(430, 130, 50, 30, '#0f6e9c', 8),
    rect(484, 130, 46, 30, '#3aa0d0', 8),
    drum(400, 216, 160, 240, '#eef1f1', 16),
    repeat(4, (index) => rect(400, 250 + index * 48, 160, 10, '#c2cace')),
    path('M380 456h200l-20 50h-160z', '#c0392b'),
    drum(440, 506, 80, 84, '#dfe4e4', 8),
    drum(640, 300, 60, 290, '#eef1f1', 12),
    rect(620, 330, 100, 120, '#0f6e9c', 16),
    stroke('M560 250q60 -10 80 60', '#8b959d', 10),
  ].join(''),
  'PLM-HOSE-FLX': group(
    'rotate(-6 480 380)',
    coil('#9aa5ad', 5, 26, 190),
    rect(650, 360, 60, 60, '#c9a24a', 8),
    rect(250, 350, 60, 60, '#c9a24a', 8),
  ),
};
