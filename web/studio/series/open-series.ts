// The series that is edited in this document, for those who have to wait until it is saved. A document has one studio.

type Settle = () => Promise<string | undefined>;

let settleOpen: Settle | undefined;

/** @returns what ends it */
export function announceSeries(settle: Settle): () => void {
	settleOpen = settle;
	return () => {
		if (settleOpen === settle) settleOpen = undefined;
	};
}

/** @returns why the server does not have all rows; undefined: it has */
export const settleSeries: Settle = async () => settleOpen?.();
