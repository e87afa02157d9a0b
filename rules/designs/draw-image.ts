// Pictures, vector pictures and shapes of a design as drawing operations.
import { boundsOfBox } from './bounds.ts';
import type { ImageElement, ShapeElement, VectorElement } from './design.ts';
import type { DrawContext, DrawnElement } from './draw-context.ts';
import type { ImageReport } from './drawn-design.ts';
import { multiply, rotation, translation } from './matrix.ts';
import type { ImageOperation, Matrix, PathOperation } from './operations.ts';
import { ellipsePath, formatPath, mapPoints, parsePath, rectanglePath, roundedPath } from './path.ts';

/** Of the shorter side. */
const roundedShare = 0.1;

const maskPath = (mask: ImageElement['mask'], width: number, height: number): string => {
	if (mask === 'ellipse') return ellipsePath(width, height);
	const radius = mask === 'rounded' ? Math.min(width, height) * roundedShare : 0;
	return roundedPath(width, height, radius, radius);
};

/** A picture that is turned within its box must be larger, so that no corner stays empty. */
function coverScale(angle: number, width: number, height: number): number {
	const radians = (Math.abs(angle) / 180_000) * Math.PI;
	const ratio = Math.max(width / height, height / width);
	return Math.round((Math.cos(radians) + Math.sin(radians) * ratio) * 1e6) / 1e6;
}

function findMedia({ source }: ImageElement, { values }: DrawContext): string | undefined {
	if (!source) return undefined;
	return ('mediaId' in source ? source.mediaId : values.get(source.field)) || undefined;
}

export function drawImage(element: ImageElement, matrix: Matrix, context: DrawContext): DrawnElement {
	const mediaId = findMedia(element, context);
	const { width, height } = element.box;
	if (!mediaId || width === 0 || height === 0) return { operations: [], reports: [] };
	const { id: elementId, straighten, mask, crop } = element;
	const scale = straighten === 0 ? 1 : coverScale(straighten, width, height);
	const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
	const offset = translation(Math.round((width - drawnWidth) / 2), Math.round((height - drawnHeight) / 2));
	const turned = multiply(rotation(straighten, width / 2, height / 2), offset);
	const image: ImageOperation = {
		kind: 'image',
		elementId,
		matrix: multiply(matrix, turned),
		mediaId,
		width: drawnWidth,
		height: drawnHeight,
		crop,
	};
	const report: ImageReport = {
		kind: 'image',
		elementId,
		mediaId,
		bounds: boundsOfBox(matrix, width, height),
		crop: { width: crop.width, height: crop.height },
		width: drawnWidth,
		height: drawnHeight,
	};
	const isPlain = mask === 'none' && straighten === 0;
	const path = maskPath(mask, width, height);
	return {
		operations: isPlain ? [image] : [{ kind: 'clip', elementId, matrix, path, operations: [image] }],
		reports: [report],
	};
}

/** As large as it fits into its box, in the middle of it. */
export function drawVector(element: VectorElement, matrix: Matrix, context: DrawContext): DrawnElement {
	const drawing = context.vectorOf(element.mediaId);
	if (!drawing || drawing.width <= 0 || drawing.height <= 0) return { operations: [], reports: [] };
	const { width, height } = element.box;
	const scale = Math.min(width / drawing.width, height / drawing.height);
	const [left, top] = [(width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2];
	const place = (x: number, y: number) => [Math.round(left + x * scale), Math.round(top + y * scale)] as const;
	const operations = drawing.paths.flatMap(({ path, rule, fill, stroke }): PathOperation[] => {
		const commands = parsePath(path);
		if (!commands || (!fill && !stroke)) return [];
		return [
			{
				kind: 'path',
				elementId: element.id,
				matrix,
				path: formatPath(mapPoints(commands, place)),
				rule,
				fill,
				stroke: stroke && { ink: stroke.ink, width: Math.max(1, Math.round(stroke.width * scale)) },
			},
		];
	});
	return { operations, reports: [] };
}

function shapePath({ shape, path, radius, box: { width, height } }: ShapeElement): string {
	switch (shape) {
		case 'rectangle':
			return radius > 0 ? roundedPath(width, height, radius, radius) : rectanglePath(0, 0, width, height);
		case 'ellipse':
			return ellipsePath(width, height);
		case 'line':
			return `M0 0L${width} ${height}`;
		case 'path':
			return path ?? '';
	}
}

export function drawShape(element: ShapeElement, matrix: Matrix, { inkOf }: DrawContext): DrawnElement {
	const path = shapePath(element);
	const { fillId, stroke } = element;
	const fill = fillId === null || element.shape === 'line' ? null : inkOf(fillId, 'area');
	if (path === '' || (!fill && !stroke)) return { operations: [], reports: [] };
	const operation: PathOperation = {
		kind: 'path',
		elementId: element.id,
		matrix,
		path,
		rule: 'nonzero',
		fill,
		stroke: stroke && { ink: inkOf(stroke.swatchId, 'line'), width: stroke.width },
	};
	return { operations: [operation], reports: [] };
}
