// Files that no one reaches by an address of their own: print data and what is made of it. A large one is written as it arrives, and
// goes on where it stopped. What may be read by whom its domain decides; here is only a name and the tenant it belongs to.
import type { StoredFile } from '../store.ts';

/** How far an unfinished file is kept, and what only its store understands of it. JSON. */
export interface WriteProgress {
	bytes: number;
	state: unknown;
}

export const nothingWritten: WriteProgress = { bytes: 0, state: null };

/** Of one file there is one at a time: that is up to the caller. */
export interface PrivateWriter {
	write(chunk: Uint8Array): Promise<void>;
	/** What is kept even if the machine stops now; may be less than was written. */
	save(): Promise<WriteProgress>;
	/** Keeps all that was written, and ends this writer. */
	pause(): Promise<WriteProgress>;
	/** The file is whole and can be read by its name. May be called again after a crash. Ends this writer. */
	finish(): Promise<void>;
	/** Ends this writer; what was not saved is lost. */
	close(): Promise<void>;
}

/** A file is `{id}.{ending}` or `{id}/{number}.{ending}`. */
export interface PrivateStore {
	resume(tenantId: string, file: string, from: WriteProgress): Promise<PrivateWriter>;
	/** Takes away what was written of a file that is not finished. */
	discard(tenantId: string, file: string, from: WriteProgress): Promise<void>;
	/** A small one, whole or not at all. */
	write(tenantId: string, file: string, contentType: string, bytes: Uint8Array): Promise<void>;
	read(tenantId: string, file: string): Promise<StoredFile | undefined>;
	/** Also when it is not there. */
	remove(tenantId: string, file: string): Promise<void>;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const tenantPattern = new RegExp(`^${uuid}$`);
const filePattern = new RegExp(`^${uuid}(?:/[1-9]\\d{0,4})?\\.[a-z]{3,4}$`);

/** Each is a store of its own: print data, what shoppers put into their designs, and exports of whole shops. */
export type PrivateFolder = 'private' | 'designs' | 'exports';

/** Carries the tenant, and can be nothing but a name below it. */
export function privateKey(folder: PrivateFolder, tenantId: string, file: string): string {
	if (!tenantPattern.test(tenantId) || !filePattern.test(file)) throw new Error('no name of a private file');
	return `${folder}/${tenantId}/${file}`;
}
