// Draws one part of the demo's pictures with all their sizes into the cache of the tests. A process of its own: within one, pictures are made
// one after the other on a single core.
import { demoShops } from './data/shops.ts';
import { coarseDrawer } from './draw-coarse.ts';
import { drawAhead } from './pictures.ts';

const [part, parts] = process.argv.slice(2).map(Number);
await drawAhead(Object.values(demoShops), { ...coarseDrawer, part, parts });
