// What holds in the media library for server and browser alike.

/** The types of file that pictures are kept as. */
export const mediaKinds = ['jpg', 'png', 'webp', 'gif', 'svg'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const mediaOrders = ['createdAt', 'name', 'bytes'] as const;
export type MediaOrder = (typeof mediaOrders)[number];

export const longestFolderName = 100;
export const longestMediaTitle = 200;
export const longestFileName = 255;
/** Of folders in folders. */
const deepestFolder = 6;
export const mostFolders = 500;
/** How many pictures can be moved or deleted at once. */
export const mostAtOnce = 100;

/** A drawing in place of pictures that a template wants and no one has chosen yet. */
export const placeholderFileName = 'template-placeholder.svg';

export const maxPictureBytes = 20 * 2 ** 20;
/** As the attribute of an input has it. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

const unfit = /[\p{Cc}<>\\/]/u;

/** @returns undefined for what cannot be the name of a folder */
export function readFolderName(given: string): string | undefined {
	const name = given.trim().replace(/\s+/g, ' ');
	return name === '' || name.length > longestFolderName || unfit.test(name) || !name.isWellFormed() ? undefined : name;
}

interface Placed {
	id: string;
	parentId: string | null;
}

/** The folder itself and everything above it, from the top. A circle ends where it would begin again. */
export function wayTo<Folder extends Placed>(folders: readonly Folder[], id: string | null | undefined): Folder[] {
	const way: Folder[] = [];
	for (let next = id; next; ) {
		const here = folders.find((folder) => folder.id === next);
		if (!here || way.includes(here)) break;
		way.unshift(here);
		next = here.parentId;
	}
	return way;
}

/** Whether a folder can be put into another: not into itself or what is in it, and not too deep. */
export function findMoveError(
	folders: readonly Placed[],
	id: string,
	parentId: string | null,
): 'inside' | 'deep' | undefined {
	const above = wayTo(folders, parentId);
	if (above.some((folder) => folder.id === id)) return 'inside';
	const depthBelow = (from: string, seen: readonly string[] = []): number =>
		1 +
		Math.max(
			0,
			...folders
				.filter((folder) => folder.parentId === from && !seen.includes(folder.id))
				.map((folder) => depthBelow(folder.id, [...seen, from])),
		);
	return above.length + depthBelow(id) > deepestFolder ? 'deep' : undefined;
}

/** A name beside names that are taken: "Print", "Print (2)". */
export function freeName(name: string, taken: readonly string[]): string {
	const known = new Set(taken.map((other) => other.toLowerCase()));
	let free = name;
	for (let number = 2; known.has(free.toLowerCase()); number++) {
		const ending = ` (${number})`;
		free = `${name.slice(0, longestFolderName - ending.length)}${ending}`;
	}
	return free;
}

/** What a picture is called: its title, else the name of its file. */
export const mediaName = ({ title, fileName }: { title: string; fileName: string }): string => title || fileName;
