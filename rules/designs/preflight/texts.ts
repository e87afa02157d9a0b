// Texts and codes: whether they fit, can be read, and lie far enough from the cut.
import { contrastRatio } from '../../theme/contrast.ts';
import { liesWithin, overlaps } from '../bounds.ts';
import type { Bounds, CodeReport, TextReport } from '../drawn-design.ts';
import type { GlyphsOperation, Ink } from '../operations.ts';
import { fromPoints, type Micrometres } from '../units.ts';
import {
	boundsOfOperation,
	type Found,
	finding,
	isPaper,
	type PageContext,
	pathsIn,
	plateCount,
	roundedPoints,
	trimOf,
} from './context.ts';

/** Type sizes in points. */
const smallest = { error: 4, warning: 6, reversed: 8, severalInks: 9 };
/** A text that was made smaller than this share of what was wanted looks like a mistake. */
const shrunkShare = 0.8;
const smallestModule: Micrometres = 300;
const leastContrast = 4;

/** How far something lies from the cut; below zero: beyond it. */
const distanceToTrim = ({ x, y, width, height }: Bounds, trim: Bounds): Micrometres =>
	Math.min(x, y, trim.width - x - width, trim.height - y - height);

/** What has to stay away from the cut: of a text each line by itself, for a round product has room for lines that no rectangle has. */
const boxesOf = (report: TextReport | CodeReport): readonly Bounds[] =>
	report.kind === 'text' ? report.lines : [report.bounds];

export function* checkMargins({ number: page, specification, reports, distanceInside }: PageContext): Found {
	const { safeMargin: least, dieLine } = specification;
	const trim = trimOf(specification);
	for (const report of reports) {
		if (report.kind === 'image' || !report.bounds) continue;
		const { elementId, bounds: box } = report;
		const isOutside = dieLine === null && !liesWithin(box, trim);
		const distance =
			dieLine === null
				? distanceToTrim(box, trim)
				: Math.min(...boxesOf(report).map((one) => distanceInside(one, dieLine)));
		const parts = { page, elementId, box, numbers: { distance, least } };
		if (isOutside) yield finding('outsideTrim', 'error', parts);
		else if (distance < 0) yield finding('outsideDieLine', 'error', parts);
		else if (distance < least) yield finding('outsideSafeArea', 'warning', parts);
	}
}

function* checkFit(page: number, report: TextReport): Found {
	const { elementId, bounds: box, overflow, isCut, size, wantedSize } = report;
	const percent = Math.round((size / wantedSize) * 100);
	if (isCut || overflow.width > 0 || overflow.height > 0)
		yield finding('textDoesNotFit', 'error', { page, elementId, box, numbers: { ...overflow } });
	else if (size < wantedSize * shrunkShare)
		yield finding('textShrunk', 'warning', { page, elementId, box, numbers: { percent } });
}

function* checkLetters(page: number, report: TextReport): Found {
	const { elementId, bounds: box, missing, unsupported, substituted } = report;
	const names = [...missing, ...unsupported];
	if (names.length > 0) yield finding('missingGlyphs', 'error', { page, elementId, box, names });
	if (substituted.length > 0)
		yield finding('substitutedGlyphs', 'warning', { page, elementId, box, names: substituted });
}

/** The inks of a text, each once. */
function inksOf(elementId: string, operations: PageContext['operations']): Ink[] {
	const glyphs = operations.filter(
		(operation): operation is GlyphsOperation => operation.kind === 'glyphs' && operation.elementId === elementId,
	);
	return glyphs.map(({ ink }) => ink);
}

function liesOnPicture({ elementId, bounds }: TextReport, { reports }: PageContext): boolean {
	const before = reports.slice(
		0,
		reports.findIndex((report) => report.elementId === elementId),
	);
	return before.some((report) => report.kind === 'image' && bounds !== null && overlaps(report.bounds, bounds));
}

function* checkSize(report: TextReport, context: PageContext): Found {
	const { elementId, bounds: box, size } = report;
	if (!box) return;
	const inks = inksOf(elementId, context.operations);
	const isReversed = inks.some(isPaper) || liesOnPicture(report, context);
	const warning = isReversed ? smallest.reversed : smallest.warning;
	const page = context.number;
	const points = roundedPoints(size);
	if (size < fromPoints(smallest.error))
		yield finding('smallText', 'error', { page, elementId, box, numbers: { points, least: smallest.error } });
	else if (size < fromPoints(warning))
		yield finding('smallText', 'warning', { page, elementId, box, numbers: { points, least: warning } });
	const plates = Math.max(0, ...inks.map(plateCount));
	if (plates > 1 && size < fromPoints(smallest.severalInks))
		yield finding('smallTextInSeveralInks', 'warning', {
			page,
			elementId,
			box,
			numbers: { points, least: smallest.severalInks, inks: plates },
		});
}

export function* checkTexts(context: PageContext): Found {
	for (const report of context.reports) {
		if (report.kind !== 'text') continue;
		yield* checkFit(context.number, report);
		yield* checkLetters(context.number, report);
		yield* checkSize(report, context);
	}
}

/** The colour of the topmost area that lies below a code; paper where there is none. */
function groundBelow({ elementId, bounds }: CodeReport, operations: PageContext['operations']): string {
	let ground = '#ffffff';
	for (const operation of pathsIn(operations)) {
		if (operation.elementId === elementId) break;
		const area = operation.fill && boundsOfOperation(operation);
		if (operation.fill && area && liesWithin(bounds, area)) ground = operation.fill.screen;
	}
	return ground;
}

function* checkContrast(report: CodeReport, { number: page, operations }: PageContext): Found {
	const own = [...pathsIn(operations)].find((operation) => operation.elementId === report.elementId);
	if (!own?.fill) return;
	const ground = groundBelow(report, operations);
	const contrast = Math.round(contrastRatio(own.fill.screen, ground) * 10) / 10;
	// Cameras expect dark on light.
	const isInverted = contrastRatio(own.fill.screen, '#000000') > contrastRatio(ground, '#000000');
	if (contrast >= leastContrast && !isInverted) return;
	const numbers = { contrast, least: leastContrast };
	yield finding('lowCodeContrast', 'warning', { page, elementId: report.elementId, box: report.bounds, numbers });
}

export function* checkCodes(context: PageContext): Found {
	for (const report of context.reports) {
		if (report.kind !== 'code') continue;
		const { elementId, bounds: box, moduleSize } = report;
		const parts = { page: context.number, elementId, box };
		if (moduleSize === 0) yield finding('textDoesNotFit', 'error', parts);
		else if (moduleSize < smallestModule)
			yield finding('smallCode', 'error', { ...parts, numbers: { module: moduleSize, least: smallestModule } });
		yield* checkContrast(report, context);
	}
}
