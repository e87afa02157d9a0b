// The files of pictures, on disk: one folder per tenant, names nobody can guess and that never get another content.
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileEndings } from './media-path.ts';

export interface MediaStore {
	write(tenantId: string, id: string, contentType: string, bytes: Uint8Array): Promise<void>;
	/** The folder that holds the files of a tenant. */
	folderOf(tenantId: string): string;
}

export function mediaStore(dataDir: string): MediaStore {
	const folderOf = (tenantId: string) => path.join(dataDir, 'media', tenantId);
	return {
		folderOf,
		async write(tenantId, id, contentType, bytes) {
			const ending = fileEndings[contentType];
			if (!ending) throw new Error(`no picture: ${contentType}`);
			await fs.mkdir(folderOf(tenantId), { recursive: true });
			const file = path.join(folderOf(tenantId), `${id}.${ending}`);
			// Whole or not at all: a file that is there is complete.
			await fs.writeFile(`${file}.half`, bytes);
			await fs.rename(`${file}.half`, file);
		},
	};
}
