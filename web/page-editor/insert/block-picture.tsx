// A picture of a block: the block itself with its sample, small. It is shown once it is in sight, as there are many.
import { IconArrowsVertical } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { withSampleValues } from '../../../blocks/samples/sample-values.ts';
import { SectionFrame } from '../../../blocks/stage/section-frame.tsx';
import { newSection } from '../../../rules/pages/sections.ts';
import { shownSection } from '../../../rules/pages/show-page.ts';
import { loadBlocks, renderOf } from '../../page-view/known-blocks.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { definitionOf } from '../state/editor.tsx';
import { SampleStage } from './sample-stage.tsx';

const shownWidth = 1000;

export function BlockPicture({ type }: { type: string }) {
	const { language } = usePlatform();
	const spot = useRef<HTMLDivElement>(null);
	const [ready, setReady] = useState(false);
	const [scale, setScale] = useState(0.3);
	useEffect(() => {
		const element = spot.current;
		if (!element) return;
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			setScale(entry.boundingClientRect.width / shownWidth);
			loadBlocks([type]).then(() => setReady(true));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [type]);
	const section = useMemo(() => {
		const definition = definitionOf(type);
		return (
			definition &&
			withSampleValues(shownSection(newSection(definition, [language]), definition, [language]), definition)
		);
	}, [type, language]);
	const Render = ready ? renderOf(type) : undefined;
	return (
		<div
			ref={spot}
			aria-hidden
			inert
			className="pointer-events-none grid aspect-8/5 content-center-safe overflow-hidden border-line bg-page text-text"
		>
			{type === 'spacer' && <IconArrowsVertical className="mx-auto text-muted" size={48} stroke={1.25} />}
			{section && Render && (
				<div style={{ width: shownWidth, zoom: scale }}>
					<SampleStage language={language}>
						<SectionFrame
							section={{ ...section, layout: { ...section.layout, anchor: `picture-${type.toLowerCase()}` } }}
						>
							<Render section={section} />
						</SectionFrame>
					</SampleStage>
				</div>
			)}
		</div>
	);
}
