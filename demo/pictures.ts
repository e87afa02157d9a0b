// The pictures of the demo, drawn once: what was drawn before is taken from the cache of the project, so that an interrupted
// filling, a second database and a test do not draw it again.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { newId } from '../rules/ids.ts';
import type { PictureCredit } from '../rules/photos/photos.ts';
import { sizeFile } from '../rules/pictures.ts';
import type { Sql } from '../server/database/connection.ts';
import { sendJob } from '../server/jobs/send-job.ts';
import { describePicture, saveAlternativeText } from '../server/media/alternative-text.ts';
import { encodeSizes, type SizeEnding, type Sizes } from '../server/media/encode-sizes.ts';
import { recordSizes } from '../server/media/make-sizes.ts';
import { contentTypes } from '../server/media/media-path.ts';
import { type PictureFile, savePicture } from '../server/media/save-picture.ts';
import { mediaSizesJobName } from '../server/media/sizes-job.ts';
import type { MediaStore } from '../server/media/store.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { defaultLanguage } from '../server/tenants/spoken-language.ts';
import { stockPhotos } from './data/stock-photos.ts';
import type { DemoCategory, DemoProduct, DemoShop, InBoth } from './data/types.ts';
import { templatesOf } from './designs/templates.ts';
import { arts } from './drawing/art/arts.ts';
import type { Focus } from './drawing/focus.ts';
import { drawHero, phoneHero, wideHero } from './drawing/heroes.ts';
import { drawFavicon, drawSquareLogo, drawWideLogo } from './drawing/logos.ts';
import { drawing, drawPicture } from './drawing/picture.ts';
import { renderPixels } from './drawing/render.ts';
import type { Tints } from './drawing/scenes/scene.ts';
import type { Setting } from './drawing/scenes/table.ts';
import { versionsOf } from './product-makes.ts';

/** Tests have one of their own, with what `draw-coarse.ts` drew. */
const cache =
	process.env.PLATEN_DEMO_PICTURES ?? path.join(path.dirname(import.meta.dirname), '.cache', 'demo-pictures');

/** A drawing, and how wide it is kept. */
export interface Drawing {
	svg: string;
	width: number;
	/** Where it has no ground of its own, what is behind it shines through. */
	transparent?: boolean;
}

/** A picture that was drawn, under the name it has in the cache. */
export interface Drawn extends PictureFile {
	name: string;
}

/** Only a help: a project folder that cannot be written fills as well. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
	try {
		await fs.mkdir(path.dirname(file), { recursive: true });
		await fs.writeFile(`${file}.${process.pid}`, bytes);
		await fs.rename(`${file}.${process.pid}`, file);
	} catch {}
}

type Encode = (drawing: Drawing) => Promise<Buffer>;

async function draw(drawing: Drawing, encode: Encode = encodeWell): Promise<Drawn> {
	const name = createHash('sha256').update(`${drawing.width} ${drawing.svg}`).digest('hex').slice(0, 32);
	const file = path.join(cache, `${name}.webp`);
	const known = await fs.readFile(file).catch(() => undefined);
	const bytes = known ?? (await encode(drawing));
	if (!known) await keep(file, bytes);
	const { width: exact, height } = await sharp(bytes).metadata();
	return { name, contentType: contentTypes.webp, width: exact, height, bytes };
}

async function encodeWell({ svg, width: wanted, transparent = false }: Drawing): Promise<Buffer> {
	const { pixels, width, height } = await renderPixels(svg, wanted);
	const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
	return (transparent ? picture : picture.removeAlpha()).webp({ quality: 82, effort: 2 }).toBuffer();
}

/** Two threads of Node's pool at a time: more would only wait for each other on a small machine. */
const atOnce = 2;

/** Does the work for all, a few at a time. */
async function forEach<T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
	const waiting = [...items];
	const one = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
	};
	await Promise.all(Array.from({ length: limit }, one));
}

/** By the key of each drawing. */
export async function drawAll<Key extends string>(
	drawings: Readonly<Record<Key, Drawing>>,
	drawn: (count: number) => void = () => undefined,
): Promise<Record<Key, Drawn>> {
	const pictures: Partial<Record<Key, Drawn>> = {};
	let count = 0;
	await forEach(Object.entries<Drawing>(drawings), atOnce, async ([key, drawing]) => {
		pictures[key as Key] = await draw(drawing);
		count += 1;
		drawn(count);
	});
	return pictures as Record<Key, Drawn>;
}

const productWidth = 1280;
const heroWidth = 1920;

function settingOf(shop: DemoShop, category: string): Setting {
	const found = shop.categories.find(({ slug }) => slug === category);
	if (!found) throw new Error(`${shop.slug} has no category ${category}`);
	return found.setting;
}

/** How it is photographed is a matter of its category. */
export const productDrawing = (shop: DemoShop, { category, picture }: DemoProduct): Drawing => ({
	svg: drawPicture(picture, settingOf(shop, category)),
	width: productWidth,
});

/** Of a second look, which few people enlarge. */
const secondWidth = 800;

/** The same product, arranged anew on the other side of its surface. */
function secondDrawing(shop: DemoShop, { category, picture }: DemoProduct): Drawing {
	const { tones, slope, turn } = settingOf(shop, category);
	const [near, far] = tones;
	return { svg: drawPicture(picture, { tones: [far, near], slope: -slope, turn: turn + 24 }), width: secondWidth };
}

const bySlug = (drawingOf: (shop: DemoShop, product: DemoProduct) => Drawing) => (shop: DemoShop) =>
	Object.fromEntries(shop.products.map((product) => [product.slug, drawingOf(shop, product)]));

export const productDrawings = bySlug(productDrawing);
export const secondDrawings = bySlug(secondDrawing);

/** What can be seen of a choice where these are pictured. */
const tinted: ReadonlySet<string> = new Set(['cards', 'colourCoreCards', 'foilCards', 'cups']);

/** Under which name the picture of a version is drawn: versions that look alike share one. */
const lookName = (slug: string, { tint = '', inside = '' }: Tints) => `${slug} ${tint}${inside}`;

interface VersionPicture {
	/** Of the variant. */
	slug: string;
	name: string;
	drawing: Drawing;
}

/** The versions that look otherwise than the picture of their product. */
export const versionPictures = (shop: DemoShop): VersionPicture[] =>
	shop.products
		.filter(({ picture }) => tinted.has(picture.kind))
		.flatMap((product) =>
			versionsOf(shop, product.slug).flatMap(({ slug, chosen }) => {
				const look: Tints = Object.assign({}, ...Object.values(chosen).map((choice) => choice.look ?? {}));
				if (Object.keys(look).length === 0) return [];
				const picture = { ...product.picture, ...look };
				return [{ slug, name: lookName(product.slug, look), drawing: productDrawing(shop, { ...product, picture }) }];
			}),
		);

export const versionDrawings = (shop: DemoShop): Record<string, Drawing> =>
	Object.fromEntries(versionPictures(shop).map(({ name, drawing }) => [name, drawing]));

const categoryDrawing = ({ picture, setting }: DemoCategory): Drawing => ({
	svg: drawPicture(picture, setting),
	width: productWidth,
});

export const categoryDrawings = (shop: DemoShop): Record<string, Drawing> =>
	Object.fromEntries(shop.categories.map((category) => [category.slug, categoryDrawing(category)]));

/** Its own logo stands on the header of the theme, which may be dark in a light theme too. */
export function shopDrawings({ slug, headerGround }: DemoShop) {
	const logo = (svg: string, width: number): Drawing => ({ svg, width, transparent: true });
	return {
		logoWide: logo(drawWideLogo(slug, headerGround), 900),
		logoWideDark: logo(drawWideLogo(slug, 'dark'), 900),
		logoSquare: logo(drawSquareLogo(slug, headerGround), 512),
		logoSquareDark: logo(drawSquareLogo(slug, 'dark'), 512),
		favicon: logo(drawFavicon(slug, 'light'), 512),
		faviconDark: logo(drawFavicon(slug, 'dark'), 512),
		hero: { svg: drawHero(slug, wideHero), width: heroWidth },
		heroPhone: { svg: drawHero(slug, phoneHero), width: productWidth },
	} satisfies Record<string, Drawing>;
}

/** What templates show until someone chooses another picture. */
export const templateDrawings = ({ slug }: DemoShop): Record<string, Drawing> =>
	Object.fromEntries(
		templatesOf(slug).flatMap(({ pictures = {} }) =>
			Object.entries(pictures).map(([name, { art, colours, width, height }]) => [
				name,
				{ svg: drawing(width, height, () => arts[art](width, height, colours)), width },
			]),
		),
	);

const stockSize = { width: 1500, height: 1000 };

export const stockDrawings = ({ slug }: DemoShop): Record<string, Drawing> =>
	Object.fromEntries(
		stockPhotos[slug].map(({ name, art, colours }) => {
			const { width, height } = stockSize;
			return [name, { svg: drawing(width, height, () => arts[art](width, height, colours)), width: productWidth }];
		}),
	);

const sizesFolder = (name: string) => path.join(cache, name);
const listFile = (name: string) => path.join(sizesFolder(name), 'sizes.json');

interface KnownSizes extends Sizes {
	files: { width: number; ending: SizeEnding }[];
}

/** How sizes are made: each is handed over. */
type MakeSizes = (
	bytes: Buffer,
	each: (size: { width: number; ending: SizeEnding; bytes: Buffer }) => Promise<void>,
) => Promise<Sizes | undefined>;

const encodeSizesWell: MakeSizes = (bytes, each) => encodeSizes({ tenantId: 'demo' }, bytes, each);

async function keepSizes({ name, bytes }: Drawn, makeSizes: MakeSizes): Promise<void> {
	const known = await fs.access(listFile(name)).then(
		() => true,
		() => false,
	);
	if (known) return;
	const files: KnownSizes['files'] = [];
	const sizes = await makeSizes(Buffer.from(bytes), async ({ width, ending, bytes: size }) => {
		await keep(path.join(sizesFolder(name), `${width}.${ending}`), size);
		files.push({ width, ending });
	});
	if (sizes) await keep(listFile(name), Buffer.from(JSON.stringify({ ...sizes, files } satisfies KnownSizes)));
}

export interface Drawer {
	encode: Encode;
	makeSizes: MakeSizes;
}

interface Ahead extends Partial<Drawer> {
	/** One of so many parts that are made at once. */
	part?: number | undefined;
	parts?: number | undefined;
}

/** Draws everything ahead with all its sizes, for the many databases of a test run. */
export async function drawAhead(
	shops: readonly DemoShop[],
	{ part = 0, parts = 1, encode, makeSizes = encodeSizesWell }: Ahead = {},
): Promise<void> {
	const all = shops.flatMap((shop) =>
		[
			productDrawings,
			secondDrawings,
			versionDrawings,
			categoryDrawings,
			shopDrawings,
			templateDrawings,
			stockDrawings,
		].flatMap((drawingsOf) => Object.values<Drawing>(drawingsOf(shop))),
	);
	for (const drawing of all.filter((_, index) => index % parts === part))
		await keepSizes(await draw(drawing, encode), makeSizes);
}

const writtenAtOnce = 8;

/** Its sizes are taken from the cache, or made by the job like those of any other picture. */
/** Under which name it is found in the library, and what it shows. */
interface Caption {
	name: string;
	folder: string;
	shows: InBoth;
	/** What stays in view where it is cropped; the middle, unless this says otherwise. */
	focus?: Focus | undefined;
	/** Who took it, where they are to be named. */
	credit?: PictureCredit | undefined;
}

/** As the shop says it first. */
export const textIn = (tenant: Tenant, both: InBoth): string =>
	both[defaultLanguage(tenant) === 'en-GB' ? 'en-GB' : 'de-DE'];

/** The folders of a shop, by their names. */
export async function saveFolders(
	sql: Sql,
	tenantId: string,
	names: readonly string[],
): Promise<Record<string, string>> {
	const folders = names.map((name) => ({ tenant_id: tenantId, id: newId(), name }));
	await sql`insert into media_folders ${sql(folders)}`;
	return Object.fromEntries(folders.map(({ name, id }) => [name, id]));
}

export async function savePainting(
	sql: Sql,
	store: MediaStore,
	tenant: Tenant,
	drawn: Drawn,
	{ name, folder, shows, focus, credit }: Caption,
): Promise<string> {
	const { id: tenantId } = tenant;
	const mediaId = await savePicture(sql, store, tenantId, drawn, {
		fileName: `${name}.webp`,
		...(focus && { focalX: focus.x, focalY: focus.y }),
		...(credit && { credit, sourceUrl: credit.url, title: `${credit.author} / Pixabay` }),
	});
	await sql`update media set folder_id = ${folder} where tenant_id = ${tenantId} and id = ${mediaId}`;
	const words = describePicture(tenant, shows);
	if (words) await saveAlternativeText(sql, tenantId, mediaId, words);
	const list = await fs.readFile(listFile(drawn.name), 'utf8').catch(() => undefined);
	if (!list) {
		await sendJob(sql, tenantId, mediaSizesJobName, { mediaId });
		return mediaId;
	}
	const { files, ...sizes }: KnownSizes = JSON.parse(list);
	let written = 0;
	await forEach(files, writtenAtOnce, async ({ width, ending }) => {
		const bytes = await fs.readFile(path.join(sizesFolder(drawn.name), `${width}.${ending}`));
		await store.write(tenantId, sizeFile(mediaId, width, ending), contentTypes[ending], bytes);
		written += bytes.length;
	});
	await recordSizes(sql, tenantId, mediaId, { ...sizes, bytes: written });
	return mediaId;
}
