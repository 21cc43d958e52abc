import { scene } from './scene.ts';
import { group, label, oval, path, rect, repeat, sack, stroke, text } from './shapes.ts';

/** A short animation: its title, its length, and its drawing at second `at`. */
export interface Film {
  readonly title: string;
  readonly department: string;
  readonly seconds: number;
  readonly frame: (at: number) => string;
}

const between = (at: number, from: number, to: number): number => Math.min(1, Math.max(0, (at - from) / (to - from)));

const caption = (words: string): string => rect(0, 630, 960, 90, 'rgba(20,28,34,.86)') + text(480, 686, words, 36, '#fff');

const bucket = (x: number, color: string, fill: number, name: string): string =>
  group(
    `translate(${x} 430) scale(.86)`,
    path('M-80 0h160l-24 160h-112z', '#8b959d'),
    path(`M-80 0h160l-24 160h-112z`, 'url(#round)'),
    fill > 0 ? oval(0, 4 - fill * 14, 76, color, 16 + fill * 12) : '',
    text(0, 100, name, 26, '#fff'),
  );

const mixing = (at: number): string => {
  const parts = ['CEMENT', 'SAND', 'SAND', 'STONE', 'STONE', 'STONE'];
  const colors: Record<string, string> = { CEMENT: '#b9b4aa', SAND: '#d9bd82', STONE: '#77736c' };
  const heap = between(at, 4.6, 7);
  return [
    group('translate(330 10) scale(.32)', sack('#c9b48a', '#7a1f1f', '#fff', 'IRONSHORE', 'Portland cement')),
    at < 4.8
      ? parts
          .map((name, index) => bucket(110 + index * 148, colors[name] ?? '#999', between(at, 0.6 + index * 0.6, 1.1 + index * 0.6), name))
          .join('')
      : path(`M${300 - heap * 120} 590q180 ${-260 * heap} 360 0q${60 * heap} 10 ${120 * heap} 0z`, '#8f8a80') +
        group(
          `translate(${560 + Math.sin(at * 6) * 70} 430) rotate(${-30 + Math.sin(at * 6) * 12})`,
          rect(-10, -240, 20, 240, '#b9813f', 8),
          path('M-50 0h100q10 100 -50 120q-60 -20 -50 -120z', '#59636b'),
        ),
    caption(
      at < 1.2
        ? 'One bucket of cement'
        : at < 2.4
          ? 'Two of sand'
          : at < 4.8
            ? 'Three of stone'
            : at < 7
              ? 'Turn it dry three times'
              : 'Then water, a little at a time',
    ),
  ].join('');
};

const tank = (at: number): string => {
  const level = at < 3.5 ? between(at, 0, 3.5) : at < 5 ? 1 - between(at, 3.5, 5) * 0.35 : 0.65 + between(at, 5, 7) * 0.35;
  const open = level < 0.98;
  const y = 560 - level * 330;
  return [
    rect(270, 170, 380, 410, '#1f282e', 20),
    rect(290, 190, 340, 372, '#dfeaf0', 10),
    rect(290, y, 340, 562 - y, '#3aa0d0', 6),
    stroke(`M650 210h-90`, '#c9a24a', 22),
    stroke(`M560 214L470 ${y - 14}`, '#b58c34', 9),
    oval(450, y - 8, 40, '#c0392b'),
    open ? stroke(`M556 226v${Math.max(0, y - 240)}`, '#3aa0d0', 12) : '',
    at > 3.5 && at < 5 ? repeat(4, (index) => oval(690 + index * 22, 566 + ((at * 90 + index * 20) % 50), 9, '#3aa0d0')) : '',
    rect(640, 540, 60, 26, '#c9a24a', 6),
    label(700, 240, 220, 110, open ? '#2f9e5b' : '#b3342b', '#fff', open ? 'OPEN' : 'SHUT', 'float valve'),
    caption(
      at < 3.3
        ? 'Water comes: the float rises'
        : at < 3.7
          ? 'Full: the valve shuts itself'
          : at < 5
            ? 'You draw water, the float falls'
            : 'And it fills again by itself',
    ),
  ].join('');
};

/** All films, by file name. */
export const films: Readonly<Record<string, Film>> = {
  'mixing-concrete': { title: 'Mixing concrete by the bucket', department: 'BLD', seconds: 9, frame: mixing },
  'how-a-float-valve-works': { title: 'How a float valve keeps the tank full', department: 'PLM', seconds: 8, frame: tank },
};

/** Returns one frame of a film as an SVG document. */
export const frameOf = (film: Film, at: number): string => scene(film.department, film.frame(at), 'front');
