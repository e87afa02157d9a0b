// What is selected, in numbers and choices: everything that can be done on the page can be done here without pointing.
import { memo, useMemo } from 'react';
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import type { DesignElement, DesignPage } from '../../../../rules/designs/design.ts';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { nameElements } from '../../paint/name-elements.ts';
import { useStudio } from '../../studio-context.tsx';
import { useSelection } from '../../view/use-selection.ts';
import { useView } from '../../view/view-state.tsx';
import { changeSelection, noLock } from '../commands/edit.ts';
import { useFree } from '../free-context.tsx';
import { KindIcon } from '../objects/object-list.tsx';
import { useSettledDesign } from '../use-settled-design.ts';
import { ArrangeSection } from './arrange-section.tsx';
import { Section } from './choice-row.tsx';
import { CodeSection, ImageSection, ShapeSection } from './other-sections.tsx';
import { PageSection } from './page-section.tsx';
import { PositionSection } from './position-section.tsx';
import { SeveralSection } from './several-section.tsx';
import { TextSection } from './text-section.tsx';

export const Inspector = memo(function Inspector() {
	const platform = usePlatform();
	const { t } = platform;
	const { store } = useStudio();
	const design = useSettledDesign();
	const { view } = useView();
	const selection = useSelection();
	const page = design.pages.find(({ id }) => id === view.page) ?? design.pages[0];
	const placed = useMemo(() => placeBoxes(page?.elements ?? []), [page]);
	const elements = selection.flatMap((id) => placed.get(id)?.element ?? []);
	const [only] = elements.length === 1 ? elements : [];
	if (!page || elements.length === 0) return <PageSection />;
	return (
		<>
			<h2 className="flex items-center gap-2 border-b border-line px-4 py-3 font-bold">
				{only ? (
					<>
						<KindIcon element={only} />
						<span className="min-w-0 truncate">{nameElements(design, platform).get(only.id)}</span>
					</>
				) : (
					t('studio.free.selected', { count: elements.length })
				)}
			</h2>
			{only && <PositionSection key={`place ${only.id}`} element={only} page={page} />}
			{!only && <SeveralSection elements={elements} page={page} />}
			<ArrangeSection
				count={elements.length}
				isPinned={elements.some(({ isPinned }) => isPinned)}
				hasGroup={elements.some(({ kind }) => kind === 'group')}
			/>
			{only && <KindSection key={only.id} element={only} page={page} />}
			{only && store.role === 'template' && <LockSection element={only} />}
		</>
	);
});

function KindSection({ element, page }: { element: DesignElement; page: DesignPage }) {
	switch (element.kind) {
		case 'text':
			return <TextSection element={element} />;
		case 'shape':
			return <ShapeSection element={element} />;
		case 'image':
			return <ImageSection element={element} page={page.id} />;
		case 'code':
			return <CodeSection element={element} />;
		default:
			return null;
	}
}

const locks = Object.keys(noLock) as (keyof typeof noLock)[];

/** Who makes a template says what shoppers may not do. */
function LockSection({ element }: { element: DesignElement }) {
	const { t } = usePlatform();
	const { run } = useFree();
	return (
		<Section title={t('studio.free.locks')}>
			{locks.map((lock) => (
				<Checkbox
					key={lock}
					label={t(`studio.free.lock.${lock}`)}
					checked={element.lock[lock]}
					onChange={(isOn) =>
						run((context) => changeSelection(context, null, () => ({ lock: { ...element.lock, [lock]: isOn } })), {
							said: t(`studio.free.lock.${lock}`),
						})
					}
				/>
			))}
		</Section>
	);
}
