// Which files of a line count. A new one takes the place of another only once it could be read: until then, if it cannot be, and if the other was
// released meanwhile, it is an attempt.
import type { PrintDataState } from './print-data.ts';

interface SentFile {
	/** Null: one file with all pages. */
	side: string | null;
	state: PrintDataState;
	refusalCode: string | null;
	/** Sent by the shop in place of the customer. */
	byStaff: boolean;
	/** It came after the release of what it would have replaced. */
	isLate: boolean;
}

/** A file with all pages is for every side. */
export const isSameSide = (one: string | null, other: string | null): boolean =>
	one === null || other === null || one === other;

const isUnread = ({ state, refusalCode }: SentFile) => state === 'refused' && refusalCode !== 'byShop';

function rankOf(file: SentFile): number {
	if (isUnread(file)) return 0;
	if (file.state === 'uploaded') return 1;
	return file.isLate ? 2 : 3;
}

/** What the shop has sent and nobody can read concerns no customer: nothing is wrong with their data. */
const isCurrent = (file: SentFile, files: readonly SentFile[]): boolean =>
	!(isUnread(file) && file.byStaff) &&
	!files.some((other) => isSameSide(other.side, file.side) && rankOf(other) > rankOf(file));

export interface SplitFiles<File> {
	current: File[];
	/** Those that are being inspected, could not be read, or came too late, while another one stays. */
	attempts: File[];
}

/** @param files of one line, without what was replaced */
export function splitFiles<File extends SentFile>(files: readonly File[]): SplitFiles<File> {
	return {
		current: files.filter((file) => isCurrent(file, files)),
		attempts: files.filter((file) => !isCurrent(file, files)),
	};
}
