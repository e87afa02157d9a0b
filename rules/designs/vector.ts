// A vector picture as a flat list of paths, in its own units: what is left of an SVG once it is simplified and its colours are inks.
import type { Ink } from './operations.ts';

export interface VectorPath {
	/** Absolute commands `M L C Z`. */
	path: string;
	rule: 'nonzero' | 'evenodd';
	fill: Ink | null;
	stroke: { ink: Ink; width: number } | null;
}

export interface VectorDrawing {
	width: number;
	height: number;
	paths: readonly VectorPath[];
}
