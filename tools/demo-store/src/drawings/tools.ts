import type { Drawings } from './shapes.ts';
import { carton, group, label, oval, path, rect, repeat, stroke, text } from './shapes.ts';

const nail = (x: number, y: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-6, 0, 12, 190, 'url(#steel)'),
    rect(-20, -8, 40, 12, '#8b959d', 4),
    path('M-6 190h12l-6 24z', '#7b858d'),
  );

const anchor = (x: number, y: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M-34 -22l17 -18h34l17 18v14h-68z', '#9aa4ab'),
    rect(-46, -8, 92, 12, '#c3cad0', 5),
    rect(-20, 4, 40, 170, 'url(#steel)'),
    rect(-20, 60, 40, 4, '#6b747b'),
    stroke('M0 70v100', '#5c656c', 4),
    path('M-20 174h40l12 44h-64z', '#818b92'),
  );

const glove = (x: number, flip: number, color: string): string =>
  group(
    `translate(${x} 330) scale(${flip} 1)`,
    path(
      'M-90 -40q-6 -130 22 -132q26 0 24 110q-2 -150 26 -152q28 0 26 150q2 -132 28 -130q24 2 22 140q6 -90 28 -86q22 4 14 110q60 -40 76 -18q12 18 -60 90q-24 40 -40 60h-150q-16 -50 -16 -142z',
      color,
    ),
    path('M-60 60q70 -40 140 0v50h-140z', 'rgba(0,0,0,.16)'),
    rect(-82, 100, 164, 130, '#3f6f8f', 12),
    repeat(5, (index) => stroke(`M-74 ${122 + index * 22}h148`, 'rgba(255,255,255,.35)', 4)),
  );

/** Hand tools, power tools, fasteners, and safety gear. */
export const tools: Drawings = {
  'TLS-MAC-22': group(
    'translate(480 380) rotate(-24)',
    path('M-330 -30q240 -50 470 -22v74q-220 40 -430 26q-50 -10 -40 -78z', 'url(#steel)'),
    path('M-330 -30q240 -50 470 -22v12q-230 -26 -472 28z', 'rgba(255,255,255,.6)'),
    path('M140 -46h160q40 10 44 60q-14 30 -44 6q-20 10 -160 10z', '#5a3418'),
    ...[180, 230, 280].map((x) => oval(x, -10, 10, '#d7b36a')),
  ),
  'TLS-HMR-16': group(
    'translate(500 370) rotate(-32)',
    rect(-26, -90, 52, 400, '#c8923f', 22),
    rect(-26, 130, 52, 180, '#1f5d4a', 22),
    rect(-26, -90, 52, 400, 'url(#round)', 22),
    path('M-44 -170h88v90h-88z', '#4d565d'),
    path('M-44 -166l-92 -8q-14 0 -14 20v52q0 20 14 20l92 -8z', '#6b757d'),
    path('M44 -170q120 -10 170 90q-60 -46 -96 -40q-40 4 -74 40z', '#59636b'),
  ),
  'TLS-TPE-8': [
    rect(330, 270, 270, 280, '#f0b323', 60),
    rect(330, 270, 270, 280, 'url(#round)', 60),
    oval(465, 410, 92, '#23303a'),
    text(465, 402, 'LIGNUM', 38, '#f0b323'),
    text(465, 440, '8 m', 32, '#fff'),
    rect(590, 500, 250, 34, '#f7e14d'),
    repeat(12, (index) => rect(604 + index * 19, 500, 3, index % 4 ? 14 : 24, '#23303a')),
    rect(836, 494, 12, 60, '#8b959d'),
    rect(380, 250, 80, 30, '#c0392b', 12),
  ].join(''),
  'TLS-LVL-60': group(
    'translate(480 390) rotate(-12)',
    rect(-350, -55, 700, 110, '#1f7a5c', 10),
    rect(-350, -55, 700, 110, 'url(#tall)', 10),
    rect(-350, -55, 700, 16, 'rgba(255,255,255,.35)'),
    ...[-240, 0, 240].map(
      (x) =>
        rect(x - 62, -32, 124, 62, '#10241d', 30) +
        rect(x - 48, -18, 96, 34, '#c7e84c', 17) +
        oval(x + (x ? 4 : 0), -1, 18, '#f2ffc4', 12) +
        rect(x - 24, -18, 3, 34, '#10241d') +
        rect(x + 22, -18, 3, 34, '#10241d'),
    ),
    text(-120, 12, 'LIGNUM', 32, '#fff'),
  ),
  'TLS-TRW-11': group(
    'translate(440 400) rotate(-20)',
    path('M-260 0q40 -110 140 -116h110v232h-110q-100 -6 -140 -116z', 'url(#steel)'),
    path('M-260 0q40 -110 140 -116h110v40h-110q-90 6 -140 76z', 'rgba(255,255,255,.5)'),
    stroke('M-20 0h70q30 0 40 -46t40 -46', '#6b757d', 22),
    rect(120, -122, 210, 62, '#8d4b1f', 31),
    rect(120, -122, 210, 62, 'url(#tall)', 31),
  ),
  'TLS-DRL-18': [
    path('M330 230h290q40 0 40 40v60q0 50 -50 50h-90l-30 130h-110l24 -150q-70 -10 -84 -50z', '#12756a'),
    path('M330 230h290q40 0 40 40v20h-340z', 'rgba(255,255,255,.22)'),
    path('M250 256l70 -20v130l-70 -18z', '#2b353c'),
    rect(190, 276, 62, 52, '#454f56', 8),
    rect(90, 294, 102, 16, 'url(#steel)', 4),
    rect(410, 250, 170, 60, '#f0b323', 10),
    text(495, 292, '18 V', 40, '#1d2a33'),
    path('M420 380h34q6 40 -10 64h-34z', '#1d2a33'),
    rect(350, 500, 200, 90, '#1d2a33', 14),
    rect(350, 500, 200, 22, '#f0b323', 8),
    text(450, 566, '4.0 Ah', 32, '#fff'),
  ].join(''),
  'TLS-GRN-115': group(
    'translate(480 390) rotate(10)',
    rect(-60, -50, 370, 110, '#12756a', 50),
    rect(-60, -50, 370, 110, 'url(#tall)', 50),
    rect(60, -50, 120, 110, '#f0b323'),
    text(120, 18, 'LIGNUM', 28, '#1d2a33'),
    rect(-190, -70, 150, 140, '#4d565d', 30),
    rect(-150, -190, 40, 130, '#1d2a33', 18),
    path('M-270 70a160 90 0 0 1 240 0z', '#8b959d'),
    oval(-150, 86, 150, '#3a3f44', 26),
    oval(-150, 82, 150, '#9c5a35', 22),
    oval(-150, 80, 44, '#c3cad0', 8),
    stroke('M310 10q70 0 80 60t60 80', '#23303a', 12),
  ),
  'TLS-BLD-115': [
    oval(480, 380, 215, '#c9ced2'),
    repeat(14, (index) => group(`rotate(${index * 25.7} 480 380)`, rect(474, 158, 12, 46, '#e9edf0', 5))),
    oval(480, 380, 215, 'none', 215, { stroke: '#f0b323', 'stroke-width': 20 }),
    oval(480, 380, 172, '#12756a'),
    oval(480, 380, 172, 'url(#glow)'),
    text(480, 320, 'LIGNUM', 48, '#fff'),
    text(480, 470, '115 mm · turbo', 34, '#f0b323'),
    oval(480, 385, 36, '#f2f5f6'),
  ].join(''),
  'TLS-NAL-3':
    repeat(11, (index) => nail(250 + index * 48, 250 + ((index * 71) % 120), -34 + ((index * 53) % 74))) +
    carton(330, 480, 250, 120, '#c98a3a') +
    label(350, 500, 210, 80, '#fff8e8', '#5c3a10', '3 in NAILS', 'sold by the kilogram'),
  'TLS-ANC-M10': anchor(340, 270, -16) + anchor(480, 330, 4) + anchor(620, 260, 20),
  'TLS-GLV-HIDE': glove(340, 1, '#d9a55a') + glove(620, -1, '#d9a55a'),
  'TLS-GLS-CLR': [
    stroke('M190 330q-40 20 -30 120', '#23303a', 20),
    stroke('M770 330q40 20 30 120', '#23303a', 20),
    path(
      'M190 310q150 -50 290 -20q140 -30 290 20q10 120 -80 160q-120 40 -180 -60q-14 -30 -30 -30t-30 30q-60 100 -180 60q-90 -40 -80 -160z',
      'rgba(150,205,225,.75)',
    ),
    path('M190 310q150 -50 290 -20q140 -30 290 20v24q-150 -44 -290 -14q-140 -30 -290 14z', '#12756a'),
    path('M250 350l80 -10l-70 120q-30 -50 -10 -110z', 'rgba(255,255,255,.65)'),
    path('M560 350l80 -6l-70 120q-30 -50 -10 -114z', 'rgba(255,255,255,.65)'),
  ].join(''),
  'TLS-WHB-90': [
    stroke('M250 470l-60 120M600 470l120 -70h120', '#4d565d', 20),
    stroke('M560 480l40 110h40', '#4d565d', 18),
    path('M200 300h470l-110 190h-240z', '#c0392b'),
    path('M200 300h470l-14 24h-440z', 'rgba(255,255,255,.35)'),
    path('M200 300h470l-110 190h-240z', 'url(#tall)'),
    oval(230, 540, 74, '#23303a'),
    oval(230, 540, 34, '#c3cad0'),
    rect(780, 384, 90, 32, '#1d2a33', 16),
  ].join(''),
};
