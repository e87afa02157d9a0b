// Three orders of the demo have print data: refused, doubtful and good; contracts have what is printed at each delivery. Their lines and files have ids of their own, so that a filling that
// was interrupted goes on where it ended, and nothing is taken for the demo's that visitors have made.

export const printCases = ['refused', 'findings', 'released'] as const;
export type PrintCase = (typeof printCases)[number];

const idOf = (kind: number, index: number, position: number): string => {
	const digits = [kind, index, position].map((part) => part.toString(16).padStart(4, '0'));
	return `019a8f00-0000-7000-8000-${digits.join('')}`;
};

/** Of a line of an order. */
export const printItemId = (printCase: PrintCase, position: number): string =>
	idOf(1, printCases.indexOf(printCase), position);
/** Of its file. */
export const printDataId = (printCase: PrintCase, position: number): string =>
	idOf(2, printCases.indexOf(printCase), position);

/** Of the line of a contract, by its position in the list of its shop. */
export const contractItemId = (index: number): string => idOf(3, index, 0);
/** Of its file. */
export const contractDataId = (index: number): string => idOf(4, index, 0);

/** The shop that the orders are in. */
export const printShop = 'demo';
