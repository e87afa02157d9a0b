// Lines over the page that are never printed: where it is cut, how far important things stay away from that, where it is folded.
import type { Design } from '../../../rules/designs/design.ts';
import { rectanglePath } from '../../../rules/designs/path.ts';
import { safePathOf } from './die-lines.ts';

export interface ShownGuides {
	trim: boolean;
	safe: boolean;
}

interface GuideProps {
	format: Design['product'];
	shown: ShownGuides;
}

const line = 'fill-none stroke-[1.5]';

export function GuideLines({ format, shown }: GuideProps) {
	const { width, height, safeMargin, folds, dieLine } = format;
	const safe = safeMargin > 0 ? safePathOf(format) : null;
	return (
		<g aria-hidden className="pointer-events-none">
			{shown.trim && (
				<path
					vectorEffect="non-scaling-stroke"
					className={`${line} stroke-error`}
					d={dieLine ?? rectanglePath(0, 0, width, height)}
				/>
			)}
			{shown.safe && safe && (
				<path vectorEffect="non-scaling-stroke" className={`${line} stroke-link [stroke-dasharray:4_4]`} d={safe} />
			)}
			{shown.trim &&
				folds.map((fold) => (
					<path
						key={fold}
						vectorEffect="non-scaling-stroke"
						className={`${line} stroke-link [stroke-dasharray:8_4]`}
						d={`M${fold} 0L${fold} ${height}`}
					/>
				))}
		</g>
	);
}
