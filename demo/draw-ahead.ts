// Draws the pictures of one demo shop with all their sizes into the cache. A process of its own: within one, pictures are made one
// after the other on a single core.
import { demoShops } from './data/shops.ts';
import { drawAhead } from './pictures.ts';

for (const shop of Object.values(demoShops)) if (shop.slug === process.argv[2]) await drawAhead(shop);
