// Which files of a line count. A new one takes the place of another only once it could be read: until then, and if it cannot be, it is an attempt.
import type { PrintDataState } from './print-data.ts';

interface SentFile {
	/** Null: one file with all pages. */
	side: string | null;
	state: PrintDataState;
	refusalCode: string | null;
	/** Sent by the shop in place of the customer. */
	byStaff: boolean;
}

/** A file with all pages is for every side. */
const isSameSide = (one: string | null, other: string | null) => one === null || other === null || one === other;

const isUnread = ({ state, refusalCode }: SentFile) => state === 'refused' && refusalCode !== 'byShop';

function rankOf(file: SentFile): number {
	if (isUnread(file)) return 0;
	return file.state === 'uploaded' ? 1 : 2;
}

/** What the shop has sent and nobody can read concerns no customer: nothing is wrong with their data. */
const isCurrent = (file: SentFile, files: readonly SentFile[]): boolean =>
	!(isUnread(file) && file.byStaff) &&
	!files.some((other) => isSameSide(other.side, file.side) && rankOf(other) > rankOf(file));

export interface SplitFiles<File> {
	current: File[];
	/** Those that are being inspected, or could not be read, while another one stays. */
	attempts: File[];
}

/** @param files of one line, without what was replaced */
export function splitFiles<File extends SentFile>(files: readonly File[]): SplitFiles<File> {
	return {
		current: files.filter((file) => isCurrent(file, files)),
		attempts: files.filter((file) => !isCurrent(file, files)),
	};
}
