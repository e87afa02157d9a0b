// A page that shows one block as it begins, with texts of its own: for addresses that every shop has.
import { type ComponentType, useMemo } from 'react';
import { SectionFrame } from '../../../blocks/stage/section-frame.tsx';
import type { AnySection } from '../../../blocks/stage/stage.tsx';
import type { BlockDefinition } from '../../../rules/pages/block.ts';
import { newSection } from '../../../rules/pages/sections.ts';
import { shownSection } from '../../../rules/pages/show-page.ts';
import { VisitorStage } from '../../page-view/visitor-stage.tsx';
import { type Platform, usePlatform } from '../../platform/environment.tsx';

/** With ids that are the same on the server and in the browser. */
function sampleSection(definition: BlockDefinition, language: string): AnySection {
	const section = newSection(definition, []);
	const items = section.items.map((item, index) => ({ ...item, id: `offer-${index + 1}` }));
	return shownSection({ ...section, id: 'offer', items }, definition, [language]);
}

export type Reword = (section: AnySection, platform: Platform) => AnySection;

const nothing = { pictures: [], products: [], feeds: [] };

// biome-ignore lint/suspicious/noExplicitAny: of any block.
type AnyBlock = BlockDefinition<any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: likewise.
type AnyRender = ComponentType<{ section: any }>;

/** @param reword what the shop says and costs */
export function samplePage(definition: AnyBlock, Render: AnyRender, reword: Reword): ComponentType {
	return function SamplePage() {
		const platform = usePlatform();
		const section = useMemo(() => reword(sampleSection(definition, platform.language), platform), [platform]);
		return (
			<VisitorStage page={nothing} sections={[section]}>
				<SectionFrame section={section}>
					<Render section={section} />
				</SectionFrame>
			</VisitorStage>
		);
	};
}
