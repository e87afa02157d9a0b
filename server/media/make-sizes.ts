// The sizes of a picture, made once, by a job. The files first, then the row that says they are there, together with whatever
// shows the picture. A second run makes the same files again.
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { Sql } from '../database/connection.ts';
import { inTurn } from './in-turn.ts';
import {
	contentTypes,
	type Ending,
	type Fallback,
	fallbackWidth,
	originalFile,
	sizeEndings,
	sizeFile,
	sizeWidths,
} from './media-path.ts';
import type { MediaStore } from './store.ts';

/** Called in the transaction that changes a picture, for those who keep a copy of what it is. */
export type PictureChanged = (sql: Sql, tenantId: string, mediaId: string) => Promise<void>;

interface Parts {
	inTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
	store: MediaStore;
	changed: PictureChanged;
}

interface Original {
	contentType: string;
	width: number;
	made: boolean;
}

/** Effort is time: at 4, AVIF takes seven seconds for a photo of 1920 pixels and saves a tenth. */
const writers: Record<Exclude<Ending, 'svg' | 'gif'>, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
	webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
	jpg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
	png: (picture) => picture.png({ compressionLevel: 9 }),
};

async function findOriginal(sql: Sql, tenantId: string, mediaId: string): Promise<Original | undefined> {
	const [found] = await sql<Original[]>`
		select content_type, width, sizes <> '{}' as made from media where tenant_id = ${tenantId} and id = ${mediaId}`;
	return found;
}

async function readOriginal(store: MediaStore, tenantId: string, file: string): Promise<Buffer> {
	const stored = await store.read(tenantId, file);
	if (!stored) throw new Error(`the file ${file} of tenant ${tenantId} is missing`);
	return buffer(stored.stream);
}

/** Decoded once, at the largest size that is needed. */
function openOriginal(bytes: Buffer, width: number) {
	return inTurn(async () => {
		const { data, info } = await sharp(bytes).resize({ width }).raw().toBuffer({ resolveWithObject: true });
		const raw = { width: info.width, height: info.height, channels: info.channels };
		const open = () => sharp(data, { raw });
		const { isOpaque } = await open().stats();
		return { open, fallback: (isOpaque ? 'jpg' : 'png') satisfies Fallback as Fallback };
	});
}

/** Of a drawing there are none, since it has every size; nor of an animation, which would stand still. */
export async function makeSizes({ inTenant, store, changed }: Parts, tenantId: string, mediaId: string): Promise<void> {
	const original = await inTenant((sql) => findOriginal(sql, tenantId, mediaId));
	if (!original || original.made || original.contentType === contentTypes.svg) return;
	const sizes = sizeWidths.filter((width) => width <= original.width);
	const widest = sizes.at(-1);
	const smallest = fallbackWidth(sizes);
	if (!widest || !smallest) return;
	const bytes = await readOriginal(store, tenantId, originalFile(mediaId, original.contentType));
	const { pages = 1 } = await sharp(bytes).metadata();
	if (pages > 1) return;

	const { open, fallback } = await openOriginal(bytes, widest);
	const make = async (width: number, ending: keyof typeof writers) => {
		const size = await inTurn(() => writers[ending](open().resize({ width })).toBuffer());
		await store.write(tenantId, sizeFile(mediaId, width, ending), contentTypes[ending], size);
	};
	for (const width of sizes) for (const ending of sizeEndings) await make(width, ending);
	await make(smallest, fallback);

	await inTenant(async (sql) => {
		await sql`
			update media set sizes = ${sizes}::int[], fallback = ${fallback}
			where tenant_id = ${tenantId} and id = ${mediaId}`;
		await changed(sql, tenantId, mediaId);
	});
}
