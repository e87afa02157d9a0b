// Whether one word may be another one that was misspelt.

/** How many letters are missing, too many, wrong, or have changed places with their neighbour. */
export function countSlips(typed: string, meant: string): number {
	const [a, b] = [[...typed], [...meant]];
	/** Slips between the first letters of both, by how many they are. */
	const slips: number[][] = [];
	const at = (i: number, j: number) => slips[i]?.[j] ?? Number.POSITIVE_INFINITY;
	const isSwap = (i: number, j: number) => a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
	for (let i = 0; i <= a.length; i++) {
		slips[i] = [i];
		for (let j = 1; j <= b.length; j++)
			slips[i]?.push(
				Math.min(
					at(i - 1, j) + 1,
					at(i, j - 1) + 1,
					at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
					isSwap(i, j) ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
				),
			);
	}
	return at(a.length, b.length);
}

/** One slip in four letters: "postcard" is no "poster", "visitenkratne" are "visitenkarten". */
export const mayMean = (typed: string, meant: string): boolean =>
	countSlips(typed, meant) <= Math.max(1, Math.floor(typed.length / 4));
