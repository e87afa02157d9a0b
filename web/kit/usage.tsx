// How much of a limit is used. What exceeds it is shown as that: the bar goes on behind the limit, and the percentage above 100.
import { usePlatform } from '../platform/environment.tsx';

interface UsageProps {
	label: string;
	used: number;
	limit: number;
	/** What is said where the limit is exceeded. */
	exceeded: string;
}

export function Usage({ label, used, limit, exceeded }: UsageProps) {
	const { language } = usePlatform();
	const share = limit > 0 ? Math.max(used / limit, 0) : undefined;
	const percent = new Intl.NumberFormat(language, { style: 'percent' });
	const isOver = used > limit;
	const written = share === undefined ? '' : percent.format(share);
	// Nearly all is not all, and a little too much is too much.
	const near = isOver ? percent.format(1) === written : used < limit && percent.format(1) === written;
	const shown = near ? `${isOver ? '>' : '<'} ${written}` : written;
	const whole = Math.max(used, limit);
	const within = whole > 0 ? (100 * Math.min(Math.max(used, 0), limit)) / whole : 0;
	return (
		<div className="min-w-0">
			<div className="mb-1 flex flex-wrap justify-between gap-x-2 text-sm">
				<span className="min-w-0 wrap-break-word">{label}</span>
				<span className="tabular-nums">{shown}</span>
			</div>
			{/* For the eyes: all of it stands in words above and below. */}
			<div className="h-2 overflow-hidden rounded-full border border-strong-line bg-sunken">
				{/* Drawn: a width as a style would need one of its own in the document. */}
				<svg aria-hidden className="block size-full">
					<rect height="100%" width={`${within}%`} className="fill-accent" />
					{isOver && (
						<>
							<rect
								height="100%"
								x={`${within}%`}
								width={`${100 - within}%`}
								className="fill-(--applications-infoBox-danger-icon)"
							/>
							<line x1={`${within}%`} x2={`${within}%`} y1="0" y2="100%" strokeWidth="3" className="stroke-surface" />
						</>
					)}
				</svg>
			</div>
			{isOver && <p className="mt-1 text-sm font-semibold text-error">{exceeded}</p>}
		</div>
	);
}
