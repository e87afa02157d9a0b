// What drawing a design needs, and what preflight says of it.
import { useMemo, useSyncExternalStore } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import type { DrawServices } from '../../../rules/designs/draw-context.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { PictureFacts } from '../../../rules/designs/preflight/context.ts';
import { preflight } from '../../../rules/designs/preflight.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { distanceInside } from '../paint/die-lines.ts';
import type { OutlineStore } from '../paint/outline-store.ts';
import type { FaceStore } from './face-store.ts';
import type { VectorStore } from './vector-store.ts';

export interface Engine {
	faces: FaceStore;
	outlines: OutlineStore;
	vectors: VectorStore;
	pictureOf(mediaId: string): PictureFacts | undefined;
}

/** What drawing needs; another object whenever a face or a vector picture has come. */
export function useDrawServices({ faces, vectors }: Engine): DrawServices {
	const source = useSyncExternalStore(faces.watch, () => faces.source);
	const vectorOf = useSyncExternalStore(vectors.watch, () => vectors.vectorOf);
	return useMemo(() => ({ faces: source, vectorOf }), [source, vectorOf]);
}

export function findProblems(
	design: Design,
	drawn: DrawnDesign,
	specification: PrintSpecification,
	{ pictureOf }: Engine,
	values: FieldValues,
): Finding[] {
	return preflight({ design, values, drawn, specification, pictureOf, distanceInside });
}
