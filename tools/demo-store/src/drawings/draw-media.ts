// Renders every image and video of the catalog into `media/`. Run it after changing a drawing: node src/drawings/draw-media.ts
// It needs `rsvg-convert`, `cwebp`, and `ffmpeg` on PATH. Its output is checked in, so it is needed only to change a drawing.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturePath } from '../catalog/media.ts';
import { products } from '../catalog/products.ts';
import { auto } from './auto.ts';
import { building } from './building.ts';
import { electrical } from './electrical.ts';
import { type Film, films, frameOf } from './films.ts';
import { home } from './home.ts';
import { plumbing } from './plumbing.ts';
import { scene } from './scene.ts';
import type { Drawings } from './shapes.ts';
import { tools } from './tools.ts';

/** The drawings of all products. */
const allDrawings: Drawings = { ...building, ...tools, ...plumbing, ...electrical, ...auto, ...home };

const packageFolder = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'demo-media-'));
const SIZES = { thumb: { width: 320, quality: 72 }, large: { width: 960, quality: 66 } } as const;
const FRAMES_PER_SECOND = 15;

function raster(svg: string, width: number, png: string): void {
  execFileSync('rsvg-convert', ['-w', String(width), '-o', png], { input: svg });
}

function drawPicture(svg: string, name: string, view: string): void {
  for (const size of ['thumb', 'large'] as const) {
    const png = join(scratch, 'picture.png');
    raster(svg, SIZES[size].width, png);
    execFileSync('cwebp', [
      '-quiet',
      '-m',
      '6',
      '-q',
      String(SIZES[size].quality),
      png,
      '-o',
      join(packageFolder, picturePath(name, view, size)),
    ]);
  }
}

function drawFilm(name: string, film: Film): void {
  for (let frame = 0; frame < film.seconds * FRAMES_PER_SECOND; frame += 1) {
    raster(frameOf(film, frame / FRAMES_PER_SECOND), 640, join(scratch, `${name}-${String(frame).padStart(4, '0')}.png`));
  }
  const frames = join(scratch, `${name}-%04d.png`);
  const encoding = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-pix_fmt', 'yuv420p', '-an'];
  execFileSync('ffmpeg', [
    '-loglevel',
    'error',
    '-y',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    frames,
    ...encoding,
    join(packageFolder, 'media', `${name}.webm`),
  ]);
  drawPicture(frameOf(film, film.seconds * 0.3), name, 'poster');
}

mkdirSync(join(packageFolder, 'media'), { recursive: true });
for (const product of products) {
  const drawing = allDrawings[product.sku];
  if (!drawing) throw new Error(`${product.sku} has no drawing.`);
  for (const view of product.views) drawPicture(scene(product.sku, drawing, view), product.sku, view);
}
for (const [name, film] of Object.entries(films)) drawFilm(name, film);
rmSync(scratch, { recursive: true });
