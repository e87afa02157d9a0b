// What one piece of a demo product weighs: its area times the weight of its paper times its leaves.
import type { Choice, ChoiceField, Make } from './data/choices.ts';

/** Width and height in millimetres, upright. */
export const dinSizes: Readonly<Record<string, readonly [number, number]>> = {
	A1: [594, 841],
	A2: [420, 594],
	A3: [297, 420],
	A4: [210, 297],
	A5: [148, 210],
	A6: [105, 148],
	lang: [99, 210],
};

/** In grams per square metre, of what does not say it. */
const materialWeights: readonly (readonly [string, number])[] = [
	['Synthetikpapier', 170],
	['PVC-Folie', 190],
	['Haftpapier', 160],
	['Hartschaum 5', 2750],
	['Hartschaum 10', 5500],
	['Bierdeckelpappe', 700],
];

const squareMetres = (width: number, height: number) => (width * height) / 1_000_000;

function areaOf(format: string): number | undefined {
	const [, width, height, unit] = /(\d+) × (\d+) (mm|cm)/.exec(format) ?? [];
	const scale = unit === 'cm' ? 10 : 1;
	if (width && height) return squareMetres(Number(width) * scale, Number(height) * scale);
	const [, diameter] = /Ø (\d+) mm/.exec(format) ?? [];
	if (diameter) return (Math.PI * Number(diameter) ** 2) / 4_000_000;
	const size = dinSizes[/DIN (A\d|lang)/.exec(format)?.[1] ?? ''];
	return size && squareMetres(...size);
}

/** Two pages are a leaf; what is folded once has two. */
function leavesOf(words: string): number {
	const [, pages] = /(\d+) Seiten/.exec(words) ?? [];
	const [, leaves] = /(\d+) Blatt/.exec(words) ?? [];
	if (pages) return Number(pages) / 2;
	if (leaves) return Number(leaves);
	return /zweifach|, gefalzt$/.test(words) ? 2 : 1;
}

function paperWeight(words: string): number | undefined {
	const [, grams] = /(\d+) g\/m²/.exec(words) ?? [];
	return grams ? Number(grams) : materialWeights.find(([name]) => words.includes(name))?.[1];
}

/** In milligrams; undefined where format and paper do not say it. */
export function weightOf({ format }: Make, chosen: Partial<Record<ChoiceField, Choice>>): number | undefined {
	const written = format['de-DE'];
	const of = (field: ChoiceField) => chosen[field]?.words['de-DE'] ?? '';
	const area = areaOf(written);
	const paper = paperWeight(of('paper') || of('material'));
	if (area === undefined || paper === undefined) return undefined;
	return Math.round(area * paper * leavesOf(of('extent') || written) * 1000);
}
