// The design as it is drawn, anew with each change, and what preflight says of it.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import { DrawCache } from '../../../rules/designs/draw-cache.ts';
import type { DrawServices } from '../../../rules/designs/draw-context.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { PictureFacts } from '../../../rules/designs/preflight/context.ts';
import { preflight } from '../../../rules/designs/preflight.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { type OutlineStore, useOutlines } from '../paint/outline-store.ts';
import type { FaceStore } from './face-store.ts';
import type { VectorStore } from './vector-store.ts';

export interface Engine {
	faces: FaceStore;
	outlines: OutlineStore;
	vectors: VectorStore;
	pictureOf(mediaId: string): PictureFacts | undefined;
}

const lacksLetters = ({ pages }: DrawnDesign): boolean =>
	pages.some(({ reports }) => reports.some((report) => report.kind === 'text' && report.missing.length > 0));

/** What drawing needs; another object whenever a face or a vector picture has come. */
export function useDrawServices({ faces, vectors }: Engine): DrawServices {
	const source = useSyncExternalStore(faces.watch, () => faces.source);
	const vectorOf = useSyncExternalStore(vectors.watch, () => vectors.vectorOf);
	return useMemo(() => ({ faces: source, vectorOf }), [source, vectorOf]);
}

/** Those of the design alone. */
export const ownValues: FieldValues = {};

/** @param values of a row of a series, before those of the design */
export function useDrawn(design: Design, engine: Engine, values: FieldValues = ownValues): DrawnDesign {
	const { faces, outlines } = engine;
	const services = useDrawServices(engine);
	const [cache] = useState(() => new DrawCache());
	const drawn = useMemo(() => draw(design, values, services, cache), [design, values, services, cache]);
	useOutlines(
		outlines,
		useMemo(() => [drawn], [drawn]),
	);
	useEffect(() => {
		if (services.faces.fallback === null && lacksLetters(drawn)) faces.needFallback();
	}, [services, drawn, faces]);
	return drawn;
}

export function findProblems(
	design: Design,
	drawn: DrawnDesign,
	specification: PrintSpecification,
	{ pictureOf }: Engine,
	values: FieldValues,
): Finding[] {
	return preflight({ design, values, drawn, specification, pictureOf });
}
