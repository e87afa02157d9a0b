// What goes, stays and is missing once a file takes the place of others, or is removed, in the words of the questions before it.
import type { Translate } from '../texts/translator.ts';
import { isSameSide } from './current-files.ts';
import type { PrintDataState } from './print-data.ts';
import { describeSide } from './side-names.ts';

export interface NamedFile {
	/** Null: one file with all pages. */
	side: string | null;
	name: string;
}

export interface PlacedFile extends NamedFile {
	state: PrintDataState;
}

export interface PlacedFiles<Late extends NamedFile = NamedFile> {
	/** Of the specification. */
	sides: readonly string[];
	/** What counts. */
	files: readonly PlacedFile[];
	/** What came after the release and waits beside it. */
	late: readonly Late[];
}

/** In quotes, with what it is for where that is not plain. */
export function nameFile(t: Translate, { name, side }: NamedFile, sides: readonly string[]): string {
	if (sides.length < 2) return t('printData.named', { name });
	return t('printData.namedPart', { name, part: side === null ? t('printData.allSides') : describeSide(t, side) });
}

export const nameFiles = (t: Translate, files: readonly NamedFile[], sides: readonly string[]): string =>
	files.map((file) => nameFile(t, file, sides)).join(', ');

/** Late files that nothing stands before any more count like any other. */
export const findAdmitted = <Late extends NamedFile>(late: readonly Late[], staying: readonly NamedFile[]): Late[] =>
	late.filter((file) => !staying.some(({ side }) => isSameSide(side, file.side)));

export interface Replacement<Late> {
	/** Late ones for the same side go along. */
	deleted: NamedFile[];
	/** Late files for other sides that count from then on. */
	admitted: Late[];
	/** Sides that what is deleted had and nothing has then. */
	missing: string[];
}

/** @param side of the new file; null: all of them. @param own a late file that is used, which does not replace itself */
export function findReplacement<Late extends NamedFile>(
	{ sides, files, late }: PlacedFiles<Late>,
	side: string | null,
	own?: Late,
): Replacement<Late> {
	const others = late.filter((file) => file !== own);
	const deleted = [...files, ...others].filter((file) => isSameSide(file.side, side));
	const staying = files.filter((file) => !isSameSide(file.side, side));
	const admitted = findAdmitted(others, [...staying, { side, name: '' }]);
	const then = [side, ...[...staying, ...admitted].map((file) => file.side)];
	const missing = sides.filter(
		(name) => deleted.some((file) => isSameSide(file.side, name)) && !then.some((filled) => isSameSide(filled, name)),
	);
	return { deleted, admitted, missing };
}

/** What follows from it: other files that count then, and what is missing. */
export function describeConsequences(
	t: Translate,
	{ admitted, missing }: Pick<Replacement<NamedFile>, 'admitted' | 'missing'>,
	sides: readonly string[],
): string[] {
	const missingSides = missing.map((side) => describeSide(t, side)).join(', ');
	return [
		...(admitted.length > 0
			? [t('printData.replacing.admitted', { files: nameFiles(t, admitted, sides), count: admitted.length })]
			: []),
		...(missing.length > 0 ? [t('printData.replacing.missing', { sides: missingSides, count: missing.length })] : []),
	];
}

interface Replacing {
	isOrdered: boolean;
	reader: 'shop' | 'customer';
}

/** Whether what is there for a side is final: printed, or released and ordered, which the shop alone replaces. */
export const isFinalSide = (
	files: readonly Pick<PlacedFile, 'side' | 'state'>[],
	given: string | null,
	{ isOrdered, reader }: Replacing,
): boolean =>
	isOrdered &&
	files.some(
		({ side, state }) =>
			isSameSide(side, given) && (state === 'printed' || (state === 'released' && reader === 'customer')),
	);
