// The shop at three widths side by side, or at one of them where there is no room for more.
import { useEffect, useRef, useState } from 'react';
import { usedBy } from '../../../rules/theme/explain-link.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useEditing } from '../editing.tsx';
import { clearMarks, markElements } from './mark-elements.ts';
import { PreviewFrame } from './preview-frame.tsx';

const devices = { desktop: 1280, tablet: 834, mobile: 390 } as const;
export type Device = keyof typeof devices;
const deviceNames = Object.keys(devices) as Device[];

export type View = 'all' | Device;

const gap = 16;
/** How long a token must be pointed at: an admin who passes over the list marks nothing. */
const dwell = 120;

interface Size {
	width: number;
	height: number;
}

/** As large as the place allows, and all at the same scale. */
function scaleOf(shown: readonly Device[], { width }: Size): number {
	const wanted = shown.reduce((sum, device) => sum + devices[device], 0);
	const room = width - gap * (shown.length - 1) - 2 * shown.length;
	return Math.min(1, Math.max(0.1, room / wanted));
}

interface PreviewsProps {
	view: View;
	address: string;
	round: number;
	/** Shows what visitors see now in place of the draft. */
	published: boolean;
	/** Whether the chosen token is in sight: what it colours is marked only beside it. */
	marksChosen: boolean;
}

export function Previews({ view, address, round, published, marksChosen }: PreviewsProps) {
	const t = useTexts();
	const { styles, scheme } = useEditing();
	const place = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState<Size>({ width: 0, height: 0 });
	const [documents, setDocuments] = useState<Partial<Record<Device, Document | undefined>>>({});
	useEffect(() => {
		if (!place.current) return;
		const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
		watch.observe(place.current);
		return () => watch.disconnect();
	}, []);
	useMarks(documents, marksChosen);
	const shown = view === 'all' ? deviceNames : [view];
	const scale = scaleOf(shown, size);
	return (
		<div ref={place} className="flex min-h-0 min-w-0 grow justify-center gap-4 overflow-hidden">
			{size.width > 0 &&
				shown.map((device) => (
					<PreviewFrame
						key={device}
						title={t(`themeEditor.preview.${device}`)}
						address={address}
						round={round}
						width={devices[device]}
						height={size.height}
						scale={scale}
						scheme={scheme}
						styles={published ? undefined : styles}
						onDocument={(document) => setDocuments((before) => ({ ...before, [device]: document }))}
					/>
				))}
		</div>
	);
}

/** Marks what the token that is pointed at or chosen would change; not anew while only its colour becomes another. */
function useMarks(documents: Partial<Record<Device, Document | undefined>>, marksChosen: boolean): void {
	const editing = useEditing();
	const { chosen, theme, setPlaces } = editing;
	const marked = editing.marked === chosen && !marksChosen ? undefined : editing.marked;
	const done = useRef({ key: '', documents });
	useEffect(() => {
		const waiting = setTimeout(() => {
			const paths = marked ? [marked, ...usedBy(theme, marked)] : [];
			const key = paths.join(' ');
			if (done.current.key === key && done.current.documents === documents) return;
			done.current = { key, documents };
			const all = Object.values(documents).filter((document) => document !== undefined);
			if (paths.length === 0) for (const document of all) clearMarks(document);
			else setPlaces(Math.max(0, ...all.map((document) => markElements(document, paths))));
		}, dwell);
		return () => clearTimeout(waiting);
	}, [documents, marked, theme, setPlaces]);
}
