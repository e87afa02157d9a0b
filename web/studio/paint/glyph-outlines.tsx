// The outlines of glyphs as definitions, once for the whole document. What was there stays: typing adds the letters that are new.
import { memo, useSyncExternalStore } from 'react';
import type { Outline, OutlineStore } from './outline-store.ts';

const OutlineView = memo(({ name, path }: Outline) => <path id={name} d={path} />);

export function GlyphOutlines({ store }: { store: OutlineStore }) {
	const outlines = useSyncExternalStore(store.watch, () => store.list);
	return (
		<svg aria-hidden width={0} height={0} className="absolute">
			<defs>
				{outlines.map((outline) => (
					<OutlineView key={outline.name} {...outline} />
				))}
			</defs>
		</svg>
	);
}
