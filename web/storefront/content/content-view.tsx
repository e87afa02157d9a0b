// A page that editors have built, as visitors see it.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { SectionFrame } from '../../../blocks/stage/section-frame.tsx';
import { markedSections } from '../../../rules/pages/marked-sections.ts';
import type { ContentPage } from '../../page-view/content-page.ts';
import { renderOf } from '../../page-view/known-blocks.ts';
import { firstHeading, VisitorStage } from '../../page-view/visitor-stage.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { sessionOf } from '../../platform/session.ts';
import { sectionsOf, textGroupsOf } from './content-queries.ts';

type Editable = ComponentType<{ page: ContentPage; onEdit(isEdited: boolean): void; children: ReactNode }>;

/** What edits a page is loaded by those who are signed in, and shows itself to those who may. */
function useEditable(): Editable | undefined {
	const [editable, setEditable] = useState<{ EditablePage: Editable }>();
	useEffect(() => {
		// In the previews of the theme editor a page is only looked at.
		if (sessionOf() === 'user' && window.self === window.top)
			import('../../page-editor/editable-page.tsx').then(setEditable, () => undefined);
	}, []);
	return editable?.EditablePage;
}

/** What edits it comes beside the page, which stays what it is until it is edited: a video that plays, and a question that waits, would be lost. */
export function ContentView({ page }: { page: ContentPage }) {
	const EditablePage = useEditable();
	const [isEdited, setEdited] = useState(false);
	const shown = <ShownPage page={page} />;
	return (
		<>
			{!isEdited && shown}
			{EditablePage && (
				<EditablePage page={page} onEdit={setEdited}>
					{shown}
				</EditablePage>
			)}
		</>
	);
}

function ShownPage({ page }: { page: ContentPage }) {
	const words = textGroupsOf(page);
	return words.length > 0 ? (
		<MoreTexts groups={words}>
			<Sections page={page} />
		</MoreTexts>
	) : (
		<Sections page={page} />
	);
}

/** A page that was opened without a new document has the policy of the first: one that loads more is loaded as a whole. */
function useOwnDocument(loads: readonly string[]): void {
	useEffect(() => {
		const allowed = document.documentElement.dataset.loads ?? '';
		if (loads.some((load) => !allowed.includes(load))) window.location.reload();
	}, [loads]);
}

function Sections({ page }: { page: ContentPage }) {
	useOwnDocument(page.loads);
	const { textMarks } = usePlatform();
	const sections = textMarks ? markedSections(page.id, sectionsOf(page)) : sectionsOf(page);
	return (
		<VisitorStage page={page} sections={sections}>
			<div className="page-content" data-page={page.id}>
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
			</div>
		</VisitorStage>
	);
}
