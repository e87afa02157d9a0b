// Written by `npm run blocks` from the folders here.
export { Render as categoryTiles } from './category-tiles/render.tsx';
export { Render as doubleCta } from './double-cta/render.tsx';
export { Render as hero } from './hero/render.tsx';
export { Render as imageText } from './image-text/render.tsx';
export { Render as productGrid } from './product-grid/render.tsx';
export { Render as quote } from './quote/render.tsx';
export { Render as text } from './text/render.tsx';
