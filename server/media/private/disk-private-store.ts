// The private store in the data folder. A file that is being written has the ending `.part`; what is not saved yet is cut off when
// a user goes on with it.
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../failure.ts';
import { keepFolder, readFromDisk, writeWhole } from '../store.ts';
import { type PrivateFolder, type PrivateStore, type PrivateWriter, privateKey } from './private-store.ts';

async function openPart(part: string): Promise<fs.FileHandle> {
	try {
		return await fs.open(part, 'r+');
	} catch (error) {
		if (errorCode(error) !== 'ENOENT') throw error;
		return fs.open(part, 'wx+', 0o600);
	}
}

async function writeAt(handle: fs.FileHandle, chunk: Uint8Array, position: number): Promise<void> {
	for (let done = 0; done < chunk.length; ) {
		const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done);
		done += bytesWritten;
	}
}

/** Renamed before, if a crash came in between. */
async function makeReadable(part: string, place: string): Promise<void> {
	await fs.rename(part, place).catch(async (error) => {
		if (errorCode(error) !== 'ENOENT') throw error;
		await fs.access(place);
	});
	await keepFolder(path.dirname(place));
}

export function diskPrivateStore(dataDir: string, folder: PrivateFolder): PrivateStore {
	const placeOf = (tenantId: string, file: string) => path.join(dataDir, privateKey(folder, tenantId, file));
	const partOf = (place: string) => `${place}.part`;

	async function openWriter(place: string, bytes: number): Promise<PrivateWriter> {
		const part = partOf(place);
		const handle = await openPart(part);
		let written = bytes;
		const save = async () => {
			await handle.datasync();
			return { bytes: written, state: null };
		};
		const close = () => handle.close().catch(() => undefined);
		try {
			const { size } = await handle.stat();
			if (size < bytes) throw new Error('less is stored than was saved');
			await handle.truncate(bytes);
		} catch (error) {
			await close();
			throw error;
		}
		return {
			async write(chunk) {
				await writeAt(handle, chunk, written);
				written += chunk.length;
			},
			save,
			pause: () => save().finally(close),
			async finish() {
				await save().finally(close);
				await makeReadable(part, place);
			},
			close,
		};
	}

	/** All of it was written and renamed; only no one has noted it. */
	const finished = (place: string, bytes: number): PrivateWriter => ({
		write: async () => {
			throw new Error('the file is finished');
		},
		save: async () => ({ bytes, state: null }),
		pause: async () => ({ bytes, state: null }),
		finish: () => makeReadable(partOf(place), place),
		close: async () => undefined,
	});

	return {
		async resume(tenantId, file, { bytes }) {
			const place = placeOf(tenantId, file);
			await fs.mkdir(path.dirname(place), { recursive: true });
			const size = await fs.stat(place).then(
				(found) => found.size,
				() => undefined,
			);
			return size !== undefined && size === bytes ? finished(place, bytes) : openWriter(place, bytes);
		},
		discard: (tenantId, file) => fs.rm(partOf(placeOf(tenantId, file)), { force: true }),
		write: (tenantId, file, _contentType, bytes) => writeWhole(placeOf(tenantId, file), bytes),
		read: async (tenantId, file) => readFromDisk(placeOf(tenantId, file)),
		async remove(tenantId, file) {
			const place = placeOf(tenantId, file);
			await fs.rm(place, { force: true });
			// The folder of its pages goes with the last of them.
			if (file.includes('/')) await fs.rmdir(path.dirname(place)).catch(() => undefined);
		},
	};
}
