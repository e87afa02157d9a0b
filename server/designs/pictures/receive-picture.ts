// Takes in a picture of a shopper: its bytes go to the store as they arrive, then they are checked in a child process, and only then there is
// a picture. What came to nothing is removed, at the latest by a job that was sent before the first byte.
import { createHash } from 'node:crypto';
import { newId } from '../../../rules/ids.ts';
import { longestFileName, mostUploadBytes } from '../../../rules/printing/print-data.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { fileTypeOf } from '../../media/picture-type.ts';
import { nothingWritten, type PrivateStore } from '../../media/private/private-store.ts';
import { RefusedPicture } from '../../media/svg/refused-picture.ts';
import { loadDefaultProfile } from '../../printing/colour/output-profile.ts';
import { prepareVector } from '../../printing/colour/prepare-vector.ts';
import { headBytes, printFileTypeOf } from '../../printing/data/inspection/file-type.ts';
import { filesOf, originalFile, screenFile, screenSizes, screenType, sendPictureRemoval } from './picture-files.ts';
import type { PictureType } from './picture-tasks.ts';
import { type CheckedPicture, checkPicture } from './picture-work.ts';

/** Of one person. */
export const mostPictures = 1000;

export interface PictureUpload {
	tenantId: string;
	userId: string;
	name: string;
	chunks: AsyncIterable<Uint8Array>;
	/** Aborted when the shopper has gone. */
	signal?: AbortSignal | undefined;
}

export interface PictureServices {
	inTenant: InTenant;
	store: PrivateStore;
}

export interface ReceivedPicture {
	id: string;
	width: number;
	height: number;
	/** A drawing that is printed as paths; else it is used as any other picture. */
	isVector: boolean;
}

/** A process that dies in between leaves nothing behind. */
export const forgottenAfterMs = 3_600_000;

function typeOf(head: Uint8Array): PictureType {
	const type = fileTypeOf(head) === 'webp' ? 'webp' : printFileTypeOf(head);
	if (!type || type === 'pdf')
		throw new RefusedPicture('UNSUPPORTED_MEDIA_TYPE', 'a picture is JPEG, PNG, WebP, TIFF or SVG');
	return type;
}

interface Arrived {
	type: PictureType;
	size: number;
	sha256: string;
}

/** No faster than the store takes it. @throws Refused TOO_LARGE, UNSUPPORTED_MEDIA_TYPE as soon as it is known */
async function storeChunks(store: PrivateStore, id: string, { tenantId, chunks }: PictureUpload): Promise<Arrived> {
	const writer = await store.resume(tenantId, originalFile(id), nothingWritten);
	const hash = createHash('sha256');
	let [head, size, type] = [Buffer.alloc(0), 0, undefined as PictureType | undefined];
	try {
		for await (const chunk of chunks) {
			size += chunk.length;
			if (size > mostUploadBytes) throw new RefusedPicture('TOO_LARGE', 'a picture may have 100 MiB');
			if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
			if (head.length === headBytes) type ??= typeOf(head);
			hash.update(chunk);
			await writer.write(chunk);
		}
		type ??= typeOf(head);
	} catch (error) {
		await writer.close();
		await store.discard(tenantId, originalFile(id), nothingWritten);
		throw error;
	}
	await writer.finish();
	return { type, size, sha256: hash.digest('hex') };
}

async function openStored(store: PrivateStore, tenantId: string, id: string) {
	const file = await store.read(tenantId, originalFile(id));
	if (!file) throw new Error('what was written is not there');
	return file.stream;
}

/** Only drawings that a press prints as paths, whatever the profile. */
export async function isVectorDrawing(tenantId: string, drawing: Buffer | null): Promise<boolean> {
	if (!drawing) return false;
	const work = { tenantId, profile: loadDefaultProfile() };
	const prepared = await prepareVector(work, drawing, 10_000).catch(() => undefined);
	return prepared !== undefined && 'paths' in prepared && prepared.paths.length > 0;
}

async function storeChecked(
	store: PrivateStore,
	tenantId: string,
	id: string,
	{ drawing, screens, hasAlpha }: CheckedPicture,
): Promise<void> {
	if (drawing) await store.write(tenantId, originalFile(id), 'image/svg+xml', drawing);
	for (const [index, size] of screenSizes.entries()) {
		const screen = screens[index];
		if (screen) await store.write(tenantId, screenFile(id, size, hasAlpha), screenType(hasAlpha), screen);
	}
}

const tidyName = (given: string): string =>
	[
		...given
			.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
			.toWellFormed()
			.trim(),
	]
		.slice(0, longestFileName)
		.join('') || 'picture';

async function insertPicture(
	sql: Sql,
	{ tenantId, userId, name }: PictureUpload,
	picture: Arrived & Omit<ReceivedPicture, 'isVector'> & { isVector: boolean; hasAlpha: boolean; screenBytes: number },
): Promise<void> {
	await lockUser(sql, tenantId, userId);
	const { id, type, size, sha256, width, height, hasAlpha, isVector, screenBytes } = picture;
	const made = await sql`
		insert into design_pictures (
			tenant_id, id, user_id, name, file_type, size, sha256, width, height, has_alpha, is_vector, screen_bytes
		)
		select ${tenantId}, ${id}, ${userId}, ${tidyName(name)}, ${type}, ${size}, ${sha256}, ${width}, ${height}, ${hasAlpha},
			${isVector}, ${screenBytes}
		where ${mostPictures} > (select count(*) from design_pictures where tenant_id = ${tenantId} and user_id = ${userId})
		returning id`;
	if (made.length === 0) throw new RefusedPicture('TOO_LARGE', `${mostPictures} pictures are the most`);
}

async function receive(
	{ inTenant, store }: PictureServices,
	upload: PictureUpload,
	id: string,
): Promise<ReceivedPicture> {
	const { tenantId, signal } = upload;
	const arrived = await storeChunks(store, id, upload);
	const bytes = { length: arrived.size, open: () => openStored(store, tenantId, id) };
	const checked = await checkPicture(tenantId, arrived.type, bytes, signal);
	const { width, height, hasAlpha, drawing } = checked;
	const isVector = await isVectorDrawing(tenantId, drawing);
	await storeChecked(store, tenantId, id, checked);
	const kept = drawing
		? { size: drawing.length, sha256: createHash('sha256').update(drawing).digest('hex') }
		: { size: arrived.size, sha256: arrived.sha256 };
	const screenBytes = checked.screens.reduce((total, screen) => total + screen.length, 0);
	const picture = { ...arrived, ...kept, id, width, height, hasAlpha, isVector, screenBytes };
	await inTenant((sql) => insertPicture(sql, upload, picture));
	return { id, width, height, isVector };
}

/** @throws RefusedPicture, Refused BUSY; then nothing is kept */
export async function receivePicture(services: PictureServices, upload: PictureUpload): Promise<ReceivedPicture> {
	const { inTenant, store } = services;
	const { tenantId } = upload;
	const id = newId();
	await inTenant((sql) => sendPictureRemoval(sql, tenantId, [id], new Date(Date.now() + forgottenAfterMs)));
	try {
		return await receive(services, upload, id);
	} catch (error) {
		for (const file of filesOf(id)) await store.remove(tenantId, file).catch(() => undefined);
		throw error;
	}
}

/** Bytes that are there already. @throws as receivePicture */
export const receiveBytes = (
	services: PictureServices,
	upload: Omit<PictureUpload, 'chunks'> & { bytes: Uint8Array },
): Promise<ReceivedPicture> => {
	async function* once() {
		yield upload.bytes;
	}
	return receivePicture(services, { ...upload, chunks: once() });
};
