// How far some work is, where that is known; else that it goes on.
import { usePlatform } from '../platform/environment.tsx';

interface ProgressProps {
	label: string;
	/** From 0 to 1; without it no one knows. */
	share?: number;
}

export function Progress({ label, share }: ProgressProps) {
	const { language } = usePlatform();
	const known = share === undefined ? undefined : Math.min(Math.max(share, 0), 1);
	const written = known === undefined ? undefined : new Intl.NumberFormat(language, { style: 'percent' }).format(known);
	return (
		<div className="min-w-0">
			<div className="mb-1 flex justify-between gap-2 text-sm">
				<span className="min-w-0 wrap-break-word">{label}</span>
				<span className="tabular-nums">{written}</span>
			</div>
			<div
				role="progressbar"
				aria-label={label}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={known === undefined ? undefined : Math.round(known * 100)}
				aria-valuetext={written}
				className="h-2 overflow-hidden rounded-full border border-strong-line bg-sunken"
			>
				{/* Drawn: a width as a style would need one of its own in the document. */}
				<svg aria-hidden className="block size-full fill-accent">
					<rect
						height="100%"
						width={`${known === undefined ? 33 : known * 100}%`}
						className={known === undefined ? 'motion-safe:animate-pulse' : ''}
					/>
				</svg>
			</div>
		</div>
	);
}
