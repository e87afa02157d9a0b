// Uploads that are not complete, as this tab remembers them through a reload: who chooses the same file again goes on where it was.

export interface UploadPosition {
	itemId: string;
	/** Null: one file with all pages. */
	side: string | null;
}

/** What tells one file from another without reading it. */
export interface ChosenFile {
	name: string;
	size: number;
	lastModified: number;
}

export interface RememberedUpload extends UploadPosition, ChosenFile {
	/** Of its ticket. */
	address: string;
	/** Milliseconds since 1970. */
	begunAt: number;
}

/** As long as the shop keeps a ticket. */
const longest = 24 * 60 * 60 * 1000;
const most = 20;
const key = 'printUploads';

export type UploadStorage = Pick<Storage, 'getItem' | 'setItem'>;

const isAt =
	({ itemId, side }: UploadPosition) =>
	(one: UploadPosition) =>
		one.itemId === itemId && one.side === side;

const isSameFile = (one: ChosenFile, other: ChosenFile) =>
	one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** @param storage where a browser stores nothing it may throw: then nothing is remembered */
export function rememberUploads(storage: () => UploadStorage) {
	let known: readonly RememberedUpload[] | undefined;
	function read(): readonly RememberedUpload[] {
		try {
			known ??= JSON.parse(storage().getItem(key) ?? '[]') as RememberedUpload[];
		} catch {
			known = [];
		}
		return known;
	}
	function write(uploads: readonly RememberedUpload[]): void {
		known = uploads;
		try {
			storage().setItem(key, JSON.stringify(uploads));
		} catch {
			// They are remembered until the next page.
		}
	}
	const others = (place: UploadPosition) => read().filter((one) => !isAt(place)(one));
	const isUsable = ({ begunAt }: RememberedUpload) => Date.now() - begunAt < longest;
	return {
		find: (place: UploadPosition) => read().find((one) => isAt(place)(one) && isUsable(one)),
		/** The ticket that this very file can go on with. */
		findTicket: (place: UploadPosition, file: ChosenFile) =>
			read().find((one) => isAt(place)(one) && isUsable(one) && isSameFile(one, file))?.address,
		remember: (upload: RememberedUpload) => write([...others(upload), upload].slice(-most)),
		forget: (place: UploadPosition) => write(others(place)),
		/** Whether there is one for a single side of the line. */
		hasSides: (itemId: string) => read().some((one) => one.itemId === itemId && one.side !== null && isUsable(one)),
	};
}
