import type { Request, Response } from 'express';
import { films } from '../catalog/films.ts';
import { picturePath } from '../catalog/media.ts';

/** Handles GET /films/:name, the player that a product's `embed_url` points to. */
export function filmPage(request: Request<{ name: string }>, response: Response): void {
  const { name } = request.params;
  const film = Object.hasOwn(films, name) ? films[name] : undefined;
  if (!film) {
    response.status(404).type('text').send('Video not found.');
    return;
  }
  response.type('html').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${film.title}</title><link rel="stylesheet" href="/bootstrap/bootstrap.min.css"></head>
<body><video class="d-block vw-100 vh-100 object-fit-contain bg-dark" controls autoplay loop muted playsinline preload="metadata" aria-label="${film.title}" poster="${picturePath(name, 'poster', 'large')}" src="/media/${name}.webm"></video></body></html>
`);
}
