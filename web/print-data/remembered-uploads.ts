// Uploads that are not complete, as this browser remembers them when their tab is reloaded or closed: who chooses the same file again goes on
// where it was. All tabs share them.

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
	/** When its tab was last seen sending it; 0 if that has ended. */
	aliveAt: number;
}

/** As long as the shop keeps a ticket. */
const longest = 24 * 60 * 60 * 1000;
/** A tab in the background may be woken once a minute. */
const silence = 90_000;
const most = 20;
const key = 'printUploads';

export type UploadStorage = Pick<Storage, 'getItem' | 'setItem'>;

const isAt =
	({ itemId, side }: UploadPosition) =>
	(one: UploadPosition) =>
		one.itemId === itemId && one.side === side;

const isSameFile = (one: ChosenFile, other: ChosenFile) =>
	one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const isUsable = ({ begunAt }: RememberedUpload) => Date.now() - begunAt < longest;

/** @param storage where a browser stores nothing it may throw: then it is remembered until the next page */
export function rememberUploads(storage: () => UploadStorage) {
	let own: readonly RememberedUpload[] = [];
	function read(): readonly RememberedUpload[] {
		try {
			return (JSON.parse(storage().getItem(key) ?? '[]') as RememberedUpload[]).filter(isUsable);
		} catch {
			return own;
		}
	}
	function write(uploads: readonly RememberedUpload[]): void {
		own = uploads;
		try {
			storage().setItem(key, JSON.stringify(uploads));
		} catch {
			// No room, or none allowed.
		}
	}
	const others = (place: UploadPosition) => read().filter((one) => !isAt(place)(one));
	const find = (place: UploadPosition) => read().find(isAt(place));
	return {
		/** One that no tab goes on with by itself. */
		findUnfinished(place: UploadPosition): ChosenFile | undefined {
			const found = find(place);
			return found && Date.now() - found.aliveAt > silence ? found : undefined;
		},
		/** The ticket that this very file can go on with. */
		findTicket(place: UploadPosition, file: ChosenFile): string | undefined {
			const found = find(place);
			return found && isSameFile(found, file) ? found.address : undefined;
		},
		remember: (upload: RememberedUpload) => write([...others(upload), upload].slice(-most)),
		/** @param at when it was seen; 0: it has ended */
		note(place: UploadPosition, at: number): void {
			const found = find(place);
			if (found) write([...others(place), { ...found, aliveAt: at }]);
		},
		forget: (place: UploadPosition) => write(others(place)),
		/** Whether there is one for a single side of the line. */
		hasSides: (itemId: string) => read().some((one) => one.itemId === itemId && one.side !== null),
	};
}
