// Lines that somebody has laid over the page.
import { useSyncExternalStore } from 'react';
import { useFree } from '../free-context.tsx';
import type { Guide } from '../guide-store.ts';
import type { PageScale } from './geometry.ts';

export function GuideMarks({ scale }: { scale: PageScale }) {
	const { guides } = useFree();
	const list = useSyncExternalStore(guides.watch, () => guides.list);
	return list.map((guide) => <GuideMark key={`${guide.axis}${guide.at}`} guide={guide} scale={scale} />);
}

/** Beyond the page, so that it is seen to be none of it. */
const overhang = 2000;

function GuideMark({
	guide: { axis, at },
	scale: { scale, around, width, height },
}: {
	guide: Guide;
	scale: PageScale;
}) {
	const place = (at + around) * scale;
	const d = axis === 'x' ? `M${place} ${-overhang}V${height + overhang}` : `M${-overhang} ${place}H${width + overhang}`;
	return <path d={d} className="pointer-events-none stroke-link opacity-70" />;
}
