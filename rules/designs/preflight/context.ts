// What the checks of preflight share.
import { boundsOfPath } from '../bounds.ts';
import type { Bounds, DrawnDesign, ElementReport } from '../drawn-design.ts';
import type { Finding, FindingCode, Severity } from '../findings.ts';
import type { DrawOperation, Ink, PathOperation } from '../operations.ts';
import type { PrintSpecification } from '../print-specification.ts';
import { type Micrometres, toPoints } from '../units.ts';

/** What is known of a picture: upright pixels, and the most ink at one point in percent; null: not measured. */
export interface PictureFacts {
	width: number;
	height: number;
	ink: number | null;
}

/** How far a box lies within an outline; below zero: it is cut through, or lies outside. */
export type DistanceInside = (box: Bounds, outline: string) => Micrometres;

export interface PageContext {
	/** Counted from 1. */
	number: number;
	specification: PrintSpecification;
	operations: readonly DrawOperation[];
	reports: readonly ElementReport[];
	pictureOf(mediaId: string): PictureFacts | undefined;
	distanceInside: DistanceInside;
}

export type Found = Generator<Finding>;
export type PageCheck = (context: PageContext) => Found;
export type DrawnPages = DrawnDesign['pages'];

interface FindingParts {
	page?: number | null;
	elementId?: string | null;
	numbers?: Finding['numbers'];
	names?: readonly string[];
	box?: Bounds | null;
}

export const finding = (code: FindingCode, severity: Severity, parts: FindingParts = {}): Finding => ({
	code,
	severity,
	page: parts.page ?? null,
	elementId: parts.elementId ?? null,
	numbers: parts.numbers ?? {},
	names: parts.names ?? [],
	box: parts.box ?? null,
});

/** As people read it: one decimal. */
export const roundedPoints = (length: Micrometres): number => Math.round(toPoints(length) * 10) / 10;

/** Paper: nothing is printed there. */
export const isPaper = ({ cmyk, spot }: Ink): boolean => spot === null && cmyk.every((part) => part === 0);

export const totalInk = ({ cmyk, spot }: Ink): number =>
	spot === null ? cmyk.reduce((sum, part) => sum + part, 0) : 0;

export const plateCount = ({ cmyk, spot }: Ink): number => (spot === null ? cmyk.filter((part) => part > 0).length : 1);

/** For a machine that cuts or creases, not for eyes. */
export const isTechnical = ({ spot, overprint }: Ink): boolean => spot !== null && overprint;

export const trimOf = ({ width, height }: PrintSpecification): Bounds => ({ x: 0, y: 0, width, height });

/** All paths of a page, those in clips included. */
export function* pathsIn(operations: readonly DrawOperation[]): Generator<PathOperation> {
	for (const operation of operations) {
		if (operation.kind === 'path') yield operation;
		if (operation.kind === 'clip') yield* pathsIn(operation.operations);
	}
}

/** An operation never changes: while somebody types, most of a page is the same objects. */
const knownBounds = new WeakMap<PathOperation, Bounds | null>();

export function boundsOfOperation(operation: PathOperation): Bounds | null {
	const known = knownBounds.get(operation);
	if (known !== undefined) return known;
	const bounds = boundsOfPath(operation.path, operation.matrix);
	knownBounds.set(operation, bounds);
	return bounds;
}
