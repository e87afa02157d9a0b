// A page that editors have built, as visitors see it.
import { SectionFrame } from '../../../blocks/stage/section-frame.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { type ContentPage, sectionsOf, wordsOf } from './content-questions.ts';
import { renderOf } from './known-blocks.ts';
import { firstHeading, VisitorStage } from './visitor-stage.tsx';

export function ContentView({ page }: { page: ContentPage }) {
	const words = wordsOf(page);
	return words.length > 0 ? (
		<MoreTexts groups={words}>
			<Sections page={page} />
		</MoreTexts>
	) : (
		<Sections page={page} />
	);
}

function Sections({ page }: { page: ContentPage }) {
	const sections = sectionsOf(page);
	return (
		<VisitorStage page={page} sections={sections}>
			{firstHeading(sections) === undefined && <h1 className="sr-only">{page.name}</h1>}
			{sections.map((section) => {
				const Render = renderOf(section.type);
				return (
					Render && (
						<SectionFrame key={section.id} section={section}>
							<Render section={section} />
						</SectionFrame>
					)
				);
			})}
		</VisitorStage>
	);
}
