// The page in one width, or in three beside each other. Blocks ask how wide their section is, so that no frames are needed.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/environment.tsx';
import type { Width } from '../bar/width-choice.tsx';
import { useEditor } from '../state/editor.tsx';
import { Canvas, Shown } from './canvas.tsx';

const widths = { desktop: 1200, tablet: 800, phone: 390 } as const;
const gap = 24;

/** How wide an element is, whenever that changes. */
function useWidthOf() {
	const spot = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(0);
	useLayoutEffect(() => {
		const element = spot.current;
		if (!element) return;
		const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { spot, width };
}

interface CanvasPlaceProps {
	width: Width;
	/** Whether there is a panel at the side that it should not lie under. */
	beside: boolean;
}

export function CanvasArea({ width, beside }: CanvasPlaceProps) {
	return (
		<div className={beside ? 'desktop:me-104' : ''}>
			{width === 'all' ? <AllWidths /> : width === 'own' ? <OwnWidth /> : <OneWidth width={widths[width]} />}
		</div>
	);
}

/** As wide as its readers get it: a mail, as a link page, is one narrow column on a ground of its own, as in link-page.css. */
function OwnWidth() {
	const { page, mail } = useEditor();
	if (page.kind !== 'link' && !mail) return <Canvas />;
	return (
		<div className="bg-(--colors-background-light)">
			<div className="mx-auto max-w-xl bg-page">
				<Canvas />
			</div>
		</div>
	);
}

function OneWidth({ width }: { width: number }) {
	const { spot, width: room } = useWidthOf();
	return (
		<div ref={spot} className="overflow-x-clip bg-sunken px-2 py-6">
			<Scaled width={width} scale={room > 0 ? Math.min(1, room / width) : 1} centred>
				<Canvas />
			</Scaled>
		</div>
	);
}

function AllWidths() {
	const t = useTexts();
	const { spot, width: room } = useWidthOf();
	const all = widths.desktop + widths.tablet + widths.phone;
	const scale = room > 0 ? Math.min(1, (room - 2 * gap) / all) : 0.3;
	return (
		<div ref={spot} className="overflow-x-clip bg-sunken px-2 py-6">
			<div className="flex items-start" style={{ gap }}>
				<Scaled width={widths.desktop} scale={scale}>
					<Canvas />
				</Scaled>
				{(['tablet', 'phone'] as const).map((name) => (
					<Scaled key={name} width={widths[name]} scale={scale} label={t(`pageEditor.width.${name}`)}>
						<div inert>
							<Shown />
						</div>
					</Scaled>
				))}
			</div>
		</div>
	);
}

interface ScaledProps {
	width: number;
	scale: number;
	centred?: boolean;
	/** Of what is only shown. */
	label?: string;
	children: ReactNode;
}

/** `zoom`, unlike a transformation, leaves no empty room behind. */
function Scaled({ width, scale, centred = false, label, children }: ScaledProps) {
	return (
		<figure
			{...(label && { 'aria-label': label })}
			className={`shrink-0 overflow-clip bg-page shadow-lg ${centred ? 'mx-auto' : ''}`}
			style={{ width, zoom: scale }}
		>
			{children}
		</figure>
	);
}
