// The series that is edited in this document, for those who have to wait until it is saved. A document has one studio.

let settleOpen: (() => Promise<boolean>) | undefined;

/** @returns what ends it */
export function announceSeries(settle: () => Promise<boolean>): () => void {
	settleOpen = settle;
	return () => {
		if (settleOpen === settle) settleOpen = undefined;
	};
}

/** @returns whether the server has all rows */
export const settleSeries = async (): Promise<boolean> => (await settleOpen?.()) ?? true;
