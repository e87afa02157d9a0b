// Lengths of print: whole micrometres inside, millimetres for people, points in PDFs. Integers keep hashes stable.

/** A whole number of micrometres. */
export type Micrometres = number;

const micrometresPerMillimetre = 1000;
const millimetresPerInch = 25.4;
const pointsPerInch = 72;

export const fromMillimetres = (millimetres: number): Micrometres => Math.round(millimetres * micrometresPerMillimetre);
export const toMillimetres = (length: Micrometres): number => length / micrometresPerMillimetre;
export const toPoints = (length: Micrometres): number =>
	(length / micrometresPerMillimetre / millimetresPerInch) * pointsPerInch;
export const fromPoints = (points: number): Micrometres =>
	Math.round((points / pointsPerInch) * millimetresPerInch * micrometresPerMillimetre);
