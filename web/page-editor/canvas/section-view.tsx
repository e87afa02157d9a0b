// One section on the canvas: the block itself, and around it what shows and changes that it is one.
import { memo, useEffect, useMemo, useState } from 'react';
import { SectionFrame } from '../../../blocks/stage/section-frame.tsx';
import { shownSection } from '../../../rules/pages/show-page.ts';
import { loadBlocks, renderOf } from '../../page-view/known-blocks.ts';
import { useTexts } from '../../platform/environment.tsx';
import { definitionOf, useChosen, useEditor, useSection } from '../state/editor.tsx';
import { InsertButton } from './insert-button.tsx';
import { SectionContext } from './part-slot.tsx';
import { SectionBar } from './section-bar.tsx';

/** The section as visitors get it, in the language that is written in. */
function useShown(id: string) {
	const { language, base } = useEditor();
	const section = useSection(id);
	return useMemo(() => {
		const definition = section && definitionOf(section.type);
		return definition && shownSection(section, definition, [language, base]);
	}, [section, language, base]);
}

/** Its code is there already, or comes: after an insertion, an undo, another version. */
function useRender(type: string) {
	const [, setLoaded] = useState('');
	const known = renderOf(type);
	useEffect(() => {
		if (!known) loadBlocks([type]).then(() => setLoaded(type));
	}, [known, type]);
	return known;
}

const Block = memo(function Block({ id }: { id: string }) {
	const t = useTexts();
	const shown = useShown(id);
	const Render = useRender(shown?.type ?? '');
	if (!shown) return <p className="p-4 text-muted">{t('pageEditor.fault.blockUnknown')}</p>;
	if (!Render) return <div className="min-h-24" aria-busy />;
	return (
		<SectionContext value={id}>
			<SectionFrame section={shown}>
				<Render section={shown} />
			</SectionFrame>
		</SectionContext>
	);
});

export const SectionView = memo(function SectionView({ id }: { id: string }) {
	const { readOnly } = useEditor();
	const chosen = useChosen(id);
	return (
		<div data-section={id} data-chosen={chosen ? '' : undefined} className="page-section">
			{!readOnly && <SectionBar id={id} chosen={chosen} />}
			<Block id={id} />
			{!readOnly && <InsertButton after={id} />}
		</div>
	);
});

/** The same without anything that changes it, for looking at another width. */
export const ShownSection = Block;
