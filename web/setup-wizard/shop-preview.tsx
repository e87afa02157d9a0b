// The shop itself beside the step, as visitors see it; in the theme step as it would look.
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform/environment.tsx';
import type { DraftStyles } from '../theme-editor/preview/draft-styles.ts';
import { PreviewFrame } from '../theme-editor/preview/preview-frame.tsx';

const pageWidth = 1280;
const phoneWidth = 390;
/** Narrower than this a desktop page could not be read. */
const narrow = 560;
const height = 560;

interface ShopPreviewProps {
	/** Raised to have it loaded again. */
	round: number;
	/** Undefined: as visitors see it now. */
	styles: DraftStyles | undefined;
}

export function ShopPreview({ round, styles }: ShopPreviewProps) {
	const { t, base } = usePlatform();
	const place = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(0);
	useEffect(() => {
		if (!place.current) return;
		const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
		watch.observe(place.current);
		return () => watch.disconnect();
	}, []);
	// On a phone the owner sees the shop as on a phone.
	const shown = width < narrow ? phoneWidth : pageWidth;
	return (
		<section aria-label={t('shopSetup.preview')} className="min-w-0">
			<div ref={place} className="overflow-x-clip desktop:sticky desktop:top-18">
				{width > 0 && (
					<PreviewFrame
						title={t('shopSetup.preview')}
						address={base || '/'}
						width={shown}
						height={height}
						scale={Math.min(1, (width - 2) / shown)}
						scheme="light"
						styles={styles}
						round={round}
					/>
				)}
			</div>
		</section>
	);
}
