// The pictures of a shop's products, drawn once: what was drawn before is taken from the cache of the project,
// so that an interrupted filling, a second database and a test do not draw it again.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureFile } from '../server/media/save-picture.ts';
import type { DemoProduct, DemoShop } from './data/types.ts';
import { drawPicture } from './drawing/picture.ts';
import { renderPng } from './drawing/render.ts';
import { pictureHeight, pictureWidth } from './drawing/scenes/table.ts';

const cache = path.join(path.dirname(import.meta.dirname), '.cache', 'demo-pictures');

/** Two threads of Node's pool at a time: more would only wait for each other on a small machine. */
const atOnce = 2;

async function rendered(svg: string): Promise<Buffer> {
	const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.webp`);
	const known = await fs.readFile(file).catch(() => undefined);
	if (known) return known;
	const webp = await sharp(await renderPng(svg))
		.webp({ quality: 82 })
		.toBuffer();
	// Only a help: a project folder that cannot be written fills as well.
	try {
		await fs.mkdir(cache, { recursive: true });
		await fs.writeFile(`${file}.${process.pid}`, webp);
		await fs.rename(`${file}.${process.pid}`, file);
	} catch {}
	return webp;
}

export function productSvg(shop: DemoShop, { category, picture }: DemoProduct): string {
	const found = shop.categories.find(({ slug }) => slug === category);
	if (!found) throw new Error(`${shop.slug} has no category ${category}`);
	return drawPicture(picture, found.setting);
}

export async function drawProduct(shop: DemoShop, product: DemoProduct): Promise<PictureFile> {
	const bytes = await rendered(productSvg(shop, product));
	return { contentType: 'image/webp', width: pictureWidth, height: pictureHeight, bytes };
}

/** In the order of the products. */
export async function drawProducts(shop: DemoShop, drawn: (count: number) => void): Promise<PictureFile[]> {
	const pictures: PictureFile[] = [];
	const waiting = [...shop.products.entries()];
	let count = 0;
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [index, product] = next;
			pictures[index] = await drawProduct(shop, product);
			count += 1;
			drawn(count);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	return pictures;
}
