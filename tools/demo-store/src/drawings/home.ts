import type { Drawings } from './shapes.ts';
import { coil, drum, group, label, oval, path, rect, repeat, stroke, text } from './shapes.ts';

const dutchPot = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M-200 0h400q6 190 -90 200h-220q-96 -10 -90 -200z', '#7d878e'),
    path('M-200 0h400q6 190 -90 200h-220q-96 -10 -90 -200z', 'url(#round)'),
    rect(-214, -16, 428, 30, '#99a3aa', 14),
    stroke('M-210 40q-50 -4 -46 40', '#8b959d', 16),
    stroke('M210 40q50 -4 46 40', '#8b959d', 16),
    path('M-190 -20q30 -80 190 -84q160 4 190 84z', '#8b959d'),
    path('M-190 -20q30 -80 190 -84q160 4 190 84z', 'url(#ball)'),
    rect(-34, -134, 68, 34, '#5c656c', 14),
  );

const netting = (color: string): string =>
  repeat(18, (index) => stroke(`M${250 + index * 26} 250v340`, color, 11)) +
  repeat(13, (index) => stroke(`M250 ${254 + index * 27}h446`, color, 9, { opacity: 0.7 })) +
  drum(226, 180, 500, 96, color, 46) +
  oval(238, 228, 24, '#d9dee0', 46);

/** Kitchen, garden, and yard. */
export const home: Drawings = {
  'HOM-DUT-10': dutchPot(480, 390, 1),
  'HOM-DUT-SET3': dutchPot(480, 250, 0.55) + dutchPot(300, 480, 0.62) + dutchPot(640, 470, 0.72),
  'HOM-GRT-4': [
    stroke('M400 170q80 -90 160 0', '#5c656c', 18),
    path('M390 170h180l70 430h-320z', 'url(#steel)'),
    path('M390 170h180l70 430h-320z', 'url(#round)'),
    repeat(42, (index) => {
      const row = Math.floor(index / 6);
      return oval(400 + (index % 6) * 30 + (row % 2) * 12 - 2, 240 + row * 44, 9, '#4d565d', 6);
    }),
    rect(312, 592, 336, 18, '#1f7a5c', 8),
  ].join(''),
  'HOM-COL-12': [
    path('M270 280h420l-90 160h-240z', '#4a4d50'),
    path('M270 280h420l-90 160h-240z', 'url(#round)'),
    oval(480, 280, 210, '#5d6165', 44),
    oval(480, 284, 180, '#23201e', 34),
    repeat(12, (index) => oval(360 + ((index * 83) % 240), 270 + ((index * 37) % 30), 30, index % 3 ? '#2d2724' : '#d9541e', 18)),
    repeat(5, (index) => stroke(`M${390 + index * 45} 238q-16 -30 6 -56t0 -50`, 'rgba(240,140,50,.6)', 8)),
    path('M400 440h160l50 160h-260z', '#3f4245'),
    rect(440, 500, 80, 60, '#1c1e20', 10),
  ].join(''),
  'HOM-YAB-28': [
    path('M230 320q10 250 180 270h140q170 -20 180 -270z', '#b0572c'),
    path('M230 320q10 250 180 270h140q170 -20 180 -270z', 'url(#round)'),
    oval(480, 320, 250, '#c9713f', 56),
    oval(480, 326, 220, '#7d3a1c', 42),
    stroke('M260 420q220 60 440 0', '#e8b98c', 10, { 'stroke-dasharray': '4 22' }),
    stroke('M252 396q228 60 456 0', '#e8b98c', 5),
  ].join(''),
  'HOM-CLR-45': [
    stroke('M270 330q-20 -160 60 -170h300q80 10 60 170', '#8b959d', 18),
    rect(240, 340, 480, 250, '#d94f3d', 24),
    rect(240, 340, 480, 250, 'url(#tall)', 24),
    rect(226, 270, 508, 90, '#f7f9fa', 26),
    rect(226, 330, 508, 24, '#cfd6da'),
    label(340, 420, 280, 110, '#fff', '#b3342b', 'YAAD 45', 'keeps ice 4 days'),
    rect(450, 290, 60, 30, '#aab4bb', 10),
  ].join(''),
  'HOM-PAN-JERK': [
    stroke('M300 470l-60 130M660 470l60 130M360 480l-20 120M600 480l20 120', '#3a3f44', 18),
    path('M200 340h560q0 150 -120 160h-320q-120 -10 -120 -160z', '#2f3438'),
    path('M200 340h560q0 150 -120 160h-320q-120 -10 -120 -160z', 'url(#tall)'),
    path('M200 320q20 -150 280 -156q260 6 280 156z', '#42494e'),
    path('M200 320q20 -150 280 -156q260 6 280 156z', 'url(#ball)'),
    stroke('M400 200q80 -16 160 0', '#c98a3a', 16),
    rect(190, 320, 580, 22, '#23272a', 8),
    stroke('M700 170q-20 -40 6 -60t0 -50', 'rgba(120,130,140,.5)', 12),
  ].join(''),
  'GRD-HOS-15': coil('#2f9e5b', 7, 26) + rect(640, 560, 110, 34, '#c9a24a', 10) + rect(740, 552, 36, 50, '#b58c34', 6),
  'GRD-SPR-16': [
    drum(330, 210, 300, 370, '#f0c93a', 50),
    rect(400, 160, 160, 60, '#23303a', 16),
    label(380, 320, 200, 130, '#1f7a5c', '#fff', '16 L', 'knapsack'),
    stroke('M630 540q110 30 120 -110v-110', '#23303a', 12),
    stroke('M750 320l60 -170', '#c9a24a', 12),
    path('M796 130h30l10 26h-50z', '#23303a'),
    stroke('M330 300q-70 60 0 210', '#1d2a33', 22),
    stroke('M330 520l-90 -60', '#8b959d', 14),
  ].join(''),
  'GRD-DRP-16': coil('#2d2f31', 8, 22) + repeat(12, (index) => group(`rotate(${index * 30} 480 380)`, oval(480, 165, 7, '#3aa0d0', 12))),
  'GRD-FRK-4': group(
    'translate(480 370) rotate(16)',
    rect(-20, -260, 40, 330, '#c8923f', 14),
    rect(-20, -260, 40, 330, 'url(#round)', 14),
    stroke('M-60 -260h120', '#8d4b1f', 34),
    path('M-26 60h52l12 50h-76z', '#4d565d'),
    stroke('M-100 250v-120q0 -24 30 -24h140q30 0 30 24v120M-34 250v-140M34 250v-140', '#59636b', 18),
  ),
  'GRD-SED-SB': [
    path('M320 150h320v450h-320z', '#fbf3dd'),
    path('M320 150h320v60h-320z', '#1f7a5c'),
    text(480, 194, 'HEIRLOOM SEED', 34, '#fff'),
    path('M400 380q-10 -70 80 -76q90 6 80 76q10 90 -40 110q-20 14 -40 -6q-20 20 -40 6q-50 -20 -40 -110z', '#e8b21a'),
    path('M400 380q-10 -70 80 -76q90 6 80 76q10 90 -40 110q-20 14 -40 -6q-20 20 -40 6q-50 -20 -40 -110z', 'url(#ball)'),
    stroke('M480 308q4 -40 40 -52', '#2f7d3a', 14),
    path('M430 306q50 -30 100 0q-50 26 -100 0z', '#2f9e5b'),
    text(480, 560, 'Scotch bonnet', 38, '#5c3a10'),
    stroke('M320 170h320', 'rgba(0,0,0,.12)', 3, { 'stroke-dasharray': '6 8' }),
  ].join(''),
  'GRD-SHD-50': netting('#2b6b47'),
};
