// Faces that stand in for a font until its file is there: letters that every computer has, made as wide and as high as those to
// come, so that nothing moves when they arrive.
import { fontMetrics } from './font-metrics.generated.ts';
import type { FontFamily } from './fonts.ts';

/** Shares of the font size; the mean width of a letter by weight, italics with 1000 more. */
export interface Measured {
	ascent: number;
	descent: number;
	lineGap: number;
	widths: Readonly<Record<number, number>>;
}

interface StandIn {
	/** Families with the same widths: of Windows and macOS, of Linux, of Android's and ChromeOS's packages. */
	families: readonly string[];
	/** The same mean as of our own fonts, in percent, measured with Liberation: regular, bold, italic, bold italic. */
	widths: readonly [number, number, number, number];
}

const standIns: Record<'sans-serif' | 'serif' | 'monospace', StandIn> = {
	'sans-serif': { families: ['Arial', 'Liberation Sans', 'Arimo'], widths: [43.42, 46.71, 43.42, 46.71] },
	serif: { families: ['Times New Roman', 'Liberation Serif', 'Tinos'], widths: [39.55, 41.89, 39.63, 40.66] },
	monospace: { families: ['Courier New', 'Liberation Mono', 'Cousine'], widths: [60.01, 60.01, 60.01, 60.01] },
};

const cuts = ['', ' Bold', ' Italic', ' Bold Italic'] as const;

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

export const fallbackFamily = (family: FontFamily) => `${family} Fallback`;

interface Face {
	family: FontFamily;
	generic: keyof typeof standIns;
	weight: number;
	italic: boolean;
}

/** Empty for a family that was never measured. */
export function fallbackFace({ family, generic, weight, italic }: Face): string {
	const measured = fontMetrics[family];
	const width = measured?.widths[weight + (italic ? 1000 : 0)];
	if (!measured || !width) return '';
	const { families, widths } = standIns[generic];
	const cut = (weight >= 600 ? 1 : 0) + (italic ? 2 : 0);
	const adjust = (width / (widths[cut] ?? 100)) * 100;
	const sources = families.map((name) => `local("${name}${cuts[cut]}")`);
	return (
		`@font-face{font-family:"${fallbackFamily(family)}";font-style:${italic ? 'italic' : 'normal'};font-weight:${weight};` +
		`src:${sources.join(',')};size-adjust:${percent(adjust)};ascent-override:${percent(measured.ascent / adjust)};` +
		`descent-override:${percent(measured.descent / adjust)};line-gap-override:${percent(measured.lineGap / adjust)}}`
	);
}
