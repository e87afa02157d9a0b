// The letters of a run as one path: a page of named outlines has an element for each letter, and the browser walks through all of them with every key.
import { memo } from 'react';
import type { GlyphsOperation } from '../../../../rules/designs/operations.ts';
import { writeNumber } from '../../../../rules/designs/svg-definitions.ts';
import type { FaceStore } from '../../engine/face-store.ts';

interface RelativeOutline {
	/** Where it begins; the rest goes on from there. */
	x: number;
	y: number;
	rest: string;
}

const command = /([MLQCZ])([^MLQCZ]*)/g;
const number = /-?\d+(?:\.\d+)?/g;

/** @param outline absolute commands `M L Q C Z` */
function makeRelative(outline: string): RelativeOutline | undefined {
	const [first, ...others] = [...outline.matchAll(command)].map(([, name = '', rest = '']) => ({
		name,
		numbers: (rest.match(number) ?? []).map(Number),
	}));
	const [x, y] = first?.numbers ?? [];
	if (x === undefined || y === undefined) return undefined;
	let [atX, atY, startX, startY] = [x, y, x, y];
	const parts = others.map(({ name, numbers }) => {
		if (name === 'Z') {
			[atX, atY] = [startX, startY];
			return 'z';
		}
		const written = numbers.map((value, index) => value - (index % 2 === 0 ? atX : atY)).join(' ');
		[atX, atY] = [numbers.at(-2) ?? atX, numbers.at(-1) ?? atY];
		if (name === 'M') [startX, startY] = [atX, atY];
		return `${name.toLowerCase()}${written}`;
	});
	return { x, y, rest: parts.join('') };
}

const outlines = new WeakMap<FaceStore, Map<string, RelativeOutline | undefined>>();

function outlineOf(faces: FaceStore, faceId: string, glyph: number): RelativeOutline | undefined {
	const known = outlines.get(faces) ?? new Map<string, RelativeOutline | undefined>();
	outlines.set(faces, known);
	const key = `${faceId} ${glyph}`;
	if (!known.has(key)) known.set(key, makeRelative(faces.outlineOf(faceId, glyph)));
	return known.get(key);
}

interface GlyphPathProps {
	operation: GlyphsOperation;
	faces: FaceStore;
}

export const GlyphPath = memo(function GlyphPath({ operation, faces }: GlyphPathProps) {
	const { faceId, size, unitsPerEm, glyphs, ink, matrix } = operation;
	const scale = size / unitsPerEm;
	const path = glyphs.map(({ id, x, y }) => {
		const outline = outlineOf(faces, faceId, id);
		return outline ? `M${outline.x + x} ${outline.y - y}${outline.rest}` : '';
	});
	const transform = `matrix(${matrix.map(writeNumber).join(' ')}) scale(${writeNumber(scale)} ${writeNumber(-scale)})`;
	return <path transform={transform} fill={ink.screen} d={path.join('')} />;
});
