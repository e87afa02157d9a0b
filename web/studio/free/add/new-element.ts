// What a new element begins as: in the middle of the page, in a size that suits it, in the first face and the darkest swatch of the design.

import { coverCrop } from '../../../../rules/designs/crop.ts';
import type { Box, Design, DesignElement, ShapeElement, Swatch } from '../../../../rules/designs/design.ts';
import { scalePath } from '../../../../rules/designs/path.ts';
import { fromPoints, toPoints } from '../../../../rules/designs/units.ts';
import { newId } from '../../../../rules/ids.ts';
import { type CommandContext, type CommandResult, isFree } from '../commands/command.ts';
import { noLock } from '../commands/edit.ts';

export type NewElement =
	| { kind: 'text'; text: string; name: string }
	| { kind: 'shape'; shape: 'rectangle' | 'ellipse' | 'line'; name: string }
	| { kind: 'icon'; icon: Icon; name: string }
	| { kind: 'image'; picture: { id: string; width: number; height: number }; name: string }
	| { kind: 'code'; value: string; name: string };

/** Width, height and path in units of its own. */
export type Icon = readonly [width: number, height: number, path: string];

const inkOf = ({ cmyk }: Swatch) => cmyk.reduce((sum, ink) => sum + ink, 0);

/** For text and lines: black, if there is one. */
export function darkestSwatch({ swatches }: Pick<Design, 'swatches'>): string {
	const process = swatches.filter(({ spot }) => spot === null);
	const black = process.find(({ cmyk: [c, m, y, k] }) => k === 100 && c + m + y === 0);
	return (black ?? process.toSorted((one, other) => inkOf(other) - inkOf(one))[0] ?? swatches[0])?.id ?? '';
}

/** For areas: one that is no paper and not the one of texts. */
function areaSwatch(design: Design): string {
	const text = darkestSwatch(design);
	return design.swatches.find((one) => one.spot === null && inkOf(one) > 0 && one.id !== text)?.id ?? text;
}

function boxOf({ product }: Design, width: number, height: number): Box {
	const most = { width: product.width - 2 * product.safeMargin, height: product.height - 2 * product.safeMargin };
	const scale = Math.min(1, most.width / width, height === 0 ? 1 : most.height / height);
	const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
	return {
		x: Math.round((product.width - across) / 2),
		y: Math.round((product.height - down) / 2),
		width: across,
		height: down,
		rotation: 0,
	};
}

/** A share of the shorter side of the page. */
const share = ({ product }: Design, of: number) => Math.round(Math.min(product.width, product.height) * of);

const lineWidth = fromPoints(1);

/** As programs offer them, in points. */
const typeSizes = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72, 96, 144] as const;

/** The largest of them that is no larger. */
const roundSize = (points: number): number => typeSizes.findLast((size) => size <= points) ?? typeSizes[0];

function shapeOf(design: Design, shape: ShapeElement['shape']): Pick<ShapeElement, 'box' | 'fillId' | 'stroke'> {
	const side = share(design, 0.3);
	if (shape === 'line')
		return {
			box: boxOf(design, share(design, 0.5), 0),
			fillId: null,
			stroke: { swatchId: darkestSwatch(design), width: lineWidth },
		};
	return {
		box: boxOf(design, shape === 'ellipse' ? side : side * 1.5, side),
		fillId: areaSwatch(design),
		stroke: null,
	};
}

export function makeElement(design: Design, wanted: NewElement): DesignElement | undefined {
	const common = { id: newId(), name: wanted.name, lock: noLock, print: true, isPinned: false };
	switch (wanted.kind) {
		case 'text': {
			const [face] = design.faces;
			if (!face) return undefined;
			const points = roundSize(toPoints(share(design, 0.08)));
			const size = fromPoints(points);
			return {
				...common,
				kind: 'text',
				box: boxOf(design, share(design, 0.8), Math.round(size * 2.6)),
				runs: [{ text: wanted.text, faceId: null, swatchId: null }],
				faceId: face.id,
				size,
				leading: fromPoints(Math.round(points * 1.3)),
				tracking: 0,
				align: 'start',
				verticalAlign: 'top',
				fit: 'none',
				minimumSize: Math.min(size, fromPoints(6)),
				swatchId: darkestSwatch(design),
				features: [],
			};
		}
		case 'shape':
			return { ...common, kind: 'shape', shape: wanted.shape, path: null, radius: 0, ...shapeOf(design, wanted.shape) };
		case 'icon': {
			const [width, height, path] = wanted.icon;
			const scale = share(design, 0.2) / Math.max(width, height);
			const box = boxOf(design, Math.round(width * scale), Math.round(height * scale));
			const drawn = scalePath(path, box.width / width, box.height / height);
			const look = { radius: 0, fillId: darkestSwatch(design), stroke: null };
			return { ...common, kind: 'shape', shape: 'path', box, path: drawn, ...look };
		}
		case 'image': {
			const { picture } = wanted;
			const side = share(design, 0.5);
			const box = boxOf(design, side, Math.round((side * picture.height) / Math.max(1, picture.width)));
			return {
				...common,
				kind: 'image',
				box,
				source: { mediaId: picture.id },
				crop: coverCrop(picture, box),
				straighten: 0,
				mask: 'none',
				alternativeText: '',
			};
		}
		case 'code': {
			const side = share(design, 0.35);
			return {
				...common,
				kind: 'code',
				code: 'qr',
				box: boxOf(design, side, side),
				value: wanted.value,
				swatchId: darkestSwatch(design),
			};
		}
	}
}

export function addElement(context: CommandContext, wanted: NewElement): CommandResult {
	if (!isFree(context)) return { refusal: 'notFree' };
	const element = makeElement(context.design, wanted);
	if (!element) return { refusal: 'failed' };
	return {
		operations: [{ do: 'insert', page: context.page.id, element, before: null }],
		selection: [element.id],
	};
}
