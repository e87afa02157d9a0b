// A design beside the one that is open, drawn with the same faces and pictures.
import { useMemo } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import { type Engine, useDrawServices } from '../engine/use-drawn.ts';
import { useOutlines } from '../paint/outline-store.ts';

export function useDrawn(design: Design, engine: Engine): DrawnDesign {
	const services = useDrawServices(engine);
	const drawn = useMemo(() => draw(design, {}, services), [design, services]);
	useOutlines(
		engine.outlines,
		useMemo(() => [drawn], [drawn]),
	);
	return drawn;
}
