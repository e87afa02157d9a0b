// An earlier state of the page as it looked, small.
import '../../page-view/credited.tsx';
import '../../page-view/form-parts.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import { SectionFrame } from '../../../blocks/stage/section-frame.tsx';
import type { AnySection } from '../../../blocks/stage/stage.tsx';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { shownSections } from '../../../rules/pages/show-page.ts';
import { loadBlocks, renderOf } from '../../page-view/known-blocks.ts';
import { VisitorStage } from '../../page-view/visitor-stage.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { useTexts } from '../../platform/environment.tsx';
import { pagePartsDocument } from '../page-editor.documents.ts';
import { useEditor } from '../state/editor.tsx';

const shownWidth = 1200;
const nothing = { pictures: [], products: [], feeds: [] };
const none: readonly AnySection[] = [];

export function VersionView({ document }: { document: PageDocument }) {
	const t = useTexts();
	const { language, base } = useEditor();
	const spot = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState(0.4);
	const [ready, setReady] = useState(false);
	const parts = useAdminQuery(pagePartsDocument, { sections: document.sections, language });
	useLayoutEffect(() => {
		if (spot.current) setScale(spot.current.clientWidth / shownWidth);
	}, []);
	useEffect(() => {
		loadBlocks([...new Set(document.sections.map(({ type }) => type))]).then(() => setReady(true));
	}, [document]);
	return (
		<figure aria-label={t('pageEditor.versionView')}>
			<div
				ref={spot}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
				tabIndex={0}
				className="max-h-[50dvh] overflow-y-auto rounded-theme border border-line bg-page"
			>
				{ready && (
					<div inert style={{ width: shownWidth, zoom: scale }}>
						<VisitorStage page={parts.data?.pageParts ?? nothing} sections={none}>
							{shownSections(document, definitions, [language, base]).map((section) => {
								const Render = renderOf(section.type);
								// Its anchors are those of the page behind it.
								const frame = { ...section, layout: { ...section.layout, anchor: `version-${section.id}` } };
								return (
									Render && (
										<SectionFrame key={section.id} section={frame}>
											<Render section={section} />
										</SectionFrame>
									)
								);
							})}
						</VisitorStage>
					</div>
				)}
			</div>
		</figure>
	);
}
