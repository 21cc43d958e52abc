import type { Drawings } from './shapes.ts';
import { coil, cylinder, drum, group, jug, label, oval, path, rect, repeat, stroke, text } from './shapes.ts';

const pad = (x: number, y: number): string =>
  group(
    `translate(${x} ${y})`,
    path('M-170 60q0 -150 170 -150t170 150q0 26 -26 26h-60q-84 -34 -168 0h-60q-26 0 -26 -26z', '#3a3f44'),
    path('M-140 50q10 -112 140 -112t140 112q-2 14 -20 12q-120 -46 -240 0q-18 2 -20 -12z', '#7a6a5e'),
    rect(-5, -62, 10, 80, '#3a3f44'),
    repeat(16, (index) => oval(-110 + ((index * 47) % 220), -20 + ((index * 29) % 40), 4, 'rgba(0,0,0,.3)')),
    oval(-150, 40, 9, '#c9ced2'),
    oval(150, 40, 9, '#c9ced2'),
  );

/** Brakes, filters, starting, and lubricants. */
export const auto: Drawings = {
  'AUT-PAD-F214': pad(400, 300) + pad(560, 500),
  'AUT-DSC-256': [
    oval(480, 380, 225, '#b4bdc4'),
    oval(480, 380, 225, 'url(#ball)'),
    repeat(36, (index) => group(`rotate(${index * 10} 480 380)`, oval(480, 190 + (index % 3) * 28, 7, '#4d565d'))),
    oval(480, 380, 118, '#8b959d'),
    oval(480, 380, 98, '#6b757d'),
    repeat(5, (index) => group(`rotate(${index * 72} 480 380)`, oval(480, 312, 13, '#23303a'))),
    oval(480, 380, 44, '#23303a'),
  ].join(''),
  'AUT-FLD-D4': [
    rect(440, 150, 80, 60, '#f0b323', 8),
    path('M440 210h80q80 20 80 90v270q0 30 -30 30h-180q-30 0 -30 -30v-270q0 -70 80 -90z', '#b3342b'),
    path('M440 210h80q80 20 80 90v270q0 30 -30 30h-180q-30 0 -30 -30v-270q0 -70 80 -90z', 'url(#round)'),
    label(370, 350, 220, 150, '#fff', '#7a1f1f', 'DOT 4', 'brake fluid · 500 ml'),
  ].join(''),
  'AUT-OFL-Z9': [
    drum(360, 200, 240, 360, '#e67e22', 24),
    repeat(12, (index) => rect(364 + index * 20, 200, 6, 60, 'rgba(0,0,0,.2)')),
    rect(350, 545, 260, 34, '#38444c', 8),
    label(360, 320, 240, 130, '#1d2a33', '#fff', 'GUNGO LINE', 'oil filter · Z9'),
  ].join(''),
  'AUT-AFL-P3': group(
    'translate(480 390) skewX(-12)',
    rect(-260, -150, 520, 310, '#23303a', 16),
    repeat(22, (index) => path(`M${-236 + index * 22} -126l11 0v262h-11z`, index % 2 ? '#e9dfc2' : '#cdbf95')),
    rect(-260, -150, 520, 310, 'none', 16, { stroke: '#e67e22', 'stroke-width': 14 }),
  ),
  'AUT-SPK-I4': [320, 430, 540, 650]
    .map((x, index) =>
      group(
        `translate(${x} ${360 + (index % 2) * 20}) rotate(${-9 + index * 6})`,
        rect(-14, -190, 28, 30, '#c9ced2', 6),
        drum(-24, -160, 48, 150, '#f7f9f9', 16),
        rect(-24, -110, 48, 14, '#e67e22'),
        path('M-44 -10h88v46l-12 14h-64l-12 -14z', '#aab4bb'),
        drum(-26, 50, 52, 110, '#8b959d'),
        repeat(6, (turn) => rect(-28, 58 + turn * 17, 56, 6, '#5c656c')),
        stroke('M-18 160v28h26', '#5c656c', 8),
        rect(-5, 160, 10, 20, '#d7b36a'),
      ),
    )
    .join(''),
  'AUT-BAT-NS60': [
    rect(240, 280, 480, 310, '#23303a', 16),
    rect(240, 280, 480, 310, 'url(#round)', 16),
    rect(226, 240, 508, 66, '#b3342b', 12),
    cylinder(290, 204, 56, 40, '#c9ced2'),
    cylinder(614, 204, 56, 40, '#c9ced2'),
    text(318, 284, '+', 46, '#fff'),
    text(642, 284, '−', 46, '#fff'),
    label(300, 360, 360, 160, '#f0b323', '#1d2a33', 'GUNGO LINE', 'NS60 · 45 Ah · sealed'),
  ].join(''),
  'AUT-JMP-600':
    group('translate(0 20)', coil('#b3342b', 3, 22, 180), coil('#23303a', 3, 22, 110)) +
    [
      [250, '#b3342b', -28],
      [710, '#23303a', 28],
    ]
      .map(([x, color, turn]) =>
        group(
          `translate(${x} 540) rotate(${turn})`,
          path('M-30 -90l60 0l14 120l-44 40l-44 -40z', String(color)),
          path('M-20 30l20 40l20 -40z', '#c9a24a'),
        ),
      )
      .join(''),
  'AUT-OIL-530': jug('#16324f', '#f0b323', '#e67e22', '5W-30', 'full synthetic · 4 L'),
  'AUT-OIL-2050': jug('#3b2f2f', '#c0392b', '#c0392b', '20W-50', 'mineral · 4 L'),
  'AUT-GRS-EP2': group(
    'translate(480 380) rotate(24)',
    drum(-90, -220, 180, 420, '#1f5d4a', 20),
    rect(-96, -240, 192, 34, '#23303a', 8),
    label(-84, -90, 168, 150, '#f0b323', '#1d2a33', 'EP 2', 'lithium grease 400 g'),
    path('M-90 200h180l-60 40h-60z', '#16443a'),
  ),
  'AUT-WPR-22': group(
    'translate(480 380) rotate(-18)',
    stroke('M-340 40q340 -70 680 0', '#23303a', 20),
    stroke('M-330 58q330 -66 660 0', '#8b959d', 7),
    rect(-60, -40, 120, 60, '#38444c', 18),
    rect(-26, -84, 52, 60, '#6b757d', 10),
  ),
};
