// Pictures, areas and lines: resolution, bleed, ink and thickness.
import { boundsOfPath, overlaps } from '../bounds.ts';
import type { Bounds, ImageReport } from '../drawn-design.ts';
import type { Severity } from '../findings.ts';
import { identity } from '../matrix.ts';
import type { DrawOperation, Ink, PathOperation } from '../operations.ts';
import type { PrintSpecification } from '../print-specification.ts';
import { fromPoints, type Micrometres, toPoints } from '../units.ts';
import {
	boundsOfOperation,
	type Found,
	finding,
	isPaper,
	isTechnical,
	type PageContext,
	type PictureFacts,
	pathsIn,
	totalInk,
	trimOf,
} from './context.ts';

const micrometresPerInch = 25_400;
/** Ends that miss the bleed by less are not seen. */
const bleedTolerance: Micrometres = 50;
/** So much above what the paper takes it does not dry. */
const inkReserve = 30;
/** In points. */
const thinnest = { error: 0.1, positive: 0.25, reversed: 0.5 };

/** Pixels to an inch along the coarser axis; of a picture of one pixel, too, there is one. */
function resolutionOf({ crop, width, height }: ImageReport, picture: PictureFacts): number {
	const along = (pixels: number, share: number, length: Micrometres) =>
		((pixels * share) / 1000 / length) * micrometresPerInch;
	const coarser = Math.min(along(picture.width, crop.width, width), along(picture.height, crop.height, height));
	return Math.max(1, Math.floor(coarser));
}

export function* checkPictures({ number: page, specification, reports, pictureOf }: PageContext): Found {
	const { errorPpi, warningPpi, maximumInk } = specification;
	for (const report of reports) {
		if (report.kind !== 'image') continue;
		const picture = pictureOf(report.mediaId);
		if (!picture) continue;
		const parts = { page, elementId: report.elementId, box: report.bounds };
		const ppi = resolutionOf(report, picture);
		if (ppi < errorPpi) yield finding('lowResolution', 'error', { ...parts, numbers: { ppi, least: errorPpi } });
		else if (ppi < warningPpi)
			yield finding('lowResolution', 'warning', { ...parts, numbers: { ppi, least: warningPpi } });
		const severity = inkSeverity(picture.ink ?? 0, maximumInk);
		if (severity)
			yield finding('tooMuchInk', severity, { ...parts, numbers: { ink: picture.ink ?? 0, most: maximumInk } });
	}
}

function inkSeverity(ink: number, most: number): Severity | null {
	if (ink > most + inkReserve) return 'error';
	return ink > most ? 'warning' : null;
}

export const inksOf = (operation: DrawOperation): Ink[] => {
	switch (operation.kind) {
		case 'glyphs':
			return [operation.ink];
		case 'path':
			return [operation.fill, operation.stroke?.ink].filter((ink) => ink !== null && ink !== undefined);
		case 'clip':
			return operation.operations.flatMap(inksOf);
		case 'image':
			return [];
	}
};

export function* checkInk({ number: page, specification, operations }: PageContext): Found {
	const { maximumInk } = specification;
	for (const operation of operations) {
		const ink = Math.max(0, ...inksOf(operation).map(totalInk));
		const severity = inkSeverity(ink, maximumInk);
		const { elementId } = operation;
		if (severity) yield finding('tooMuchInk', severity, { page, elementId, numbers: { ink, most: maximumInk } });
	}
}

/** How much of the bleed is missing on the side where most is; zero: none. */
function missingBleed({ x, y, width, height }: Bounds, specification: PrintSpecification): Micrometres {
	const { bleed, width: trimWidth, height: trimHeight } = specification;
	const beyond = [-x, -y, x + width - trimWidth, y + height - trimHeight];
	// What ends within the page needs none.
	const short = beyond.filter((distance) => distance >= 0).map((distance) => bleed - distance);
	return Math.max(0, ...short.filter((distance) => distance > bleedTolerance));
}

function areasOf({ operations, reports }: PageContext): { elementId: string; box: Bounds }[] {
	const filled = [...pathsIn(operations)].filter(({ fill }) => fill && !isPaper(fill));
	const paths = filled.flatMap((operation) => {
		const box = boundsOfOperation(operation);
		return box ? [{ elementId: operation.elementId, box }] : [];
	});
	const pictures = reports.filter((report) => report.kind === 'image');
	return [...paths, ...pictures.map(({ elementId, bounds }) => ({ elementId, box: bounds }))];
}

export function* checkBleed(context: PageContext): Found {
	const { number: page, specification, reports } = context;
	const codes = new Set(reports.filter(({ kind }) => kind === 'code').map(({ elementId }) => elementId));
	for (const { elementId, box } of areasOf(context)) {
		if (codes.has(elementId) || !overlaps(box, trimOf(specification))) continue;
		const missing = missingBleed(box, specification);
		const numbers = { missing, bleed: specification.bleed };
		if (missing > 0) yield finding('missingBleed', 'warning', { page, elementId, box, numbers });
	}
}

type Line = { ink: Ink; width: Micrometres } | null;
const knownLines = new WeakMap<PathOperation, Line>();

/** Of a line, or of an area that is as thin as one. */
function thicknessOf(operation: PathOperation): Line {
	const known = knownLines.get(operation);
	if (known !== undefined) return known;
	const { path, fill, stroke } = operation;
	const bounds = fill && !stroke && boundsOfPath(path, identity);
	const line = stroke ?? (fill && bounds ? { ink: fill, width: Math.min(bounds.width, bounds.height) } : null);
	knownLines.set(operation, line);
	return line;
}

export function* checkLines({ number: page, operations }: PageContext): Found {
	for (const operation of pathsIn(operations)) {
		const line = thicknessOf(operation);
		if (!line || isTechnical(line.ink)) continue;
		const least = isPaper(line.ink) ? thinnest.reversed : thinnest.positive;
		const parts = { page, elementId: operation.elementId, box: boundsOfOperation(operation) };
		const points = Math.round(toPoints(line.width) * 100) / 100;
		if (line.width < fromPoints(thinnest.error))
			yield finding('thinLine', 'error', { ...parts, numbers: { points, least: thinnest.error } });
		else if (line.width < fromPoints(least))
			yield finding('thinLine', 'warning', { ...parts, numbers: { points, least } });
	}
}
