// What a confirmation holds for: the files that were in view when it was given, with the warnings they had.
import type { PrintFile } from '../../print-data/print-line.ts';

type SeenFile = Pick<PrintFile, 'id' | 'findings'>;

export const warningsOf = ({ findings }: Pick<PrintFile, 'findings'>): string[] => [
	...new Set(findings.flatMap(({ severity, code }) => (severity === 'warning' ? code : []))),
];

const nameOf = (file: SeenFile) => [file.id, ...warningsOf(file).toSorted()].join(' ');

/** Whether one of them is another file, or has other warnings. One less is none: it was released or removed. */
export function hasUnseen(seen: readonly SeenFile[], now: readonly SeenFile[]): boolean {
	const known = new Set(seen.map(nameOf));
	return now.some((file) => !known.has(nameOf(file)));
}
