// Holds the place of what is on its way, in its final size, so that nothing jumps.
import { useTexts } from '../platform/environment.tsx';

interface SkeletonProps {
	/** Lines of text. */
	lines?: number;
	/** A picture or a box instead, as width by height. */
	ratio?: `${number}/${number}`;
}

export function Skeleton({ lines = 1, ratio }: SkeletonProps) {
	const t = useTexts();
	const grey = 'rounded-theme bg-(--colors-background-secondaryHover) motion-safe:animate-pulse';
	return (
		<div role="status" className="flex flex-col gap-2">
			<span className="sr-only">{t('common.loading')}</span>
			{ratio ? (
				<div className={grey} style={{ aspectRatio: ratio }} />
			) : (
				Array.from({ length: lines }, (_, line) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: grey lines have nothing else to be known by
					<div key={line} className={`h-4 ${grey} ${line > 0 && line === lines - 1 ? 'w-2/3' : ''}`} />
				))
			)}
		</div>
	);
}
