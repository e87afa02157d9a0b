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
				<div
					className={`h-full bg-accent ${known === undefined ? 'w-1/3 motion-safe:animate-pulse' : 'transition-[width] duration-150 motion-reduce:transition-none'}`}
					style={known === undefined ? undefined : { width: `${known * 100}%` }}
				/>
			</div>
		</div>
	);
}
