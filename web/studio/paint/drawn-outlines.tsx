// The outlines of what is drawn, there before it is painted. Letters that the faces of the design lack bring the face that has them.
import { useEffect, useMemo } from 'react';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import { useDrawnDesign, useStudio } from '../studio-context.tsx';
import { GlyphOutlines } from './glyph-outlines.tsx';
import { useOutlines } from './outline-store.ts';

const lacksLetters = ({ pages }: DrawnDesign): boolean =>
	pages.some(({ reports }) => reports.some((report) => report.kind === 'text' && report.missing.length > 0));

export function DrawnOutlines() {
	const { faces, outlines } = useStudio().engine;
	const drawn = useDrawnDesign();
	useOutlines(
		outlines,
		useMemo(() => [drawn], [drawn]),
	);
	useEffect(() => {
		if (faces.source.fallback === null && lacksLetters(drawn)) faces.needFallback();
	}, [drawn, faces]);
	return <GlyphOutlines store={outlines} />;
}
