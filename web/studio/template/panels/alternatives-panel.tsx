// Layouts and colour schemes of a template: added as a copy of what is there, chosen to be edited, named in every language, removed.
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Design, designLimits } from '../../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import {
	addLayout,
	addScheme,
	editLayout,
	editScheme,
	type NewAlternative,
	removeLayout,
	removeScheme,
	renameLayout,
	renameScheme,
} from '../../../../rules/designs/editing/edit-alternatives.ts';
import { newId } from '../../../../rules/ids.ts';
import { Button } from '../../../kit/button.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { labelOf } from '../../fields/field-uses.ts';
import { useSettledDesign } from '../../free/use-settled-design.ts';
import { useReadOnly } from '../../studio-context.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useTemplateChange } from './use-template-change.ts';

type Labels = NewAlternative['labels'];

interface Actions {
	name: 'layout' | 'scheme';
	items(design: Design): readonly NewAlternative[];
	chosen(design: Design): string | null;
	most: number;
	add(design: Design, first: NewAlternative, added: NewAlternative): DesignOperation[];
	edit(design: Design, id: string): DesignOperation[];
	rename(design: Design, id: string, labels: Labels): DesignOperation[];
	remove(design: Design, id: string): DesignOperation[];
}

const ofLayouts: Actions = {
	...{
		name: 'layout',
		most: designLimits.layouts,
		items: ({ layouts }) => layouts,
		chosen: ({ layoutId }) => layoutId,
	},
	...{ add: addLayout, edit: editLayout, rename: renameLayout, remove: removeLayout },
};

const ofSchemes: Actions = {
	...{
		name: 'scheme',
		most: designLimits.schemes,
		items: ({ schemes }) => schemes,
		chosen: ({ schemeId }) => schemeId,
	},
	...{ add: addScheme, edit: editScheme, rename: renameScheme, remove: removeScheme },
};

export const LayoutsPanel = () => <Alternatives actions={ofLayouts} />;
export const SchemesPanel = () => <Alternatives actions={ofSchemes} />;

function Alternatives({ actions }: { actions: Actions }) {
	const { t, language } = usePlatform();
	const design = useSettledDesign();
	const readOnly = useReadOnly();
	const { change, problem } = useTemplateChange();
	const [named, setNamed] = useState<NewAlternative>();
	const items = actions.items(design);
	const chosen = actions.chosen(design);
	const fresh = (number: number): NewAlternative => ({
		id: newId(),
		labels: { [language]: t(`templateEditor.${actions.name}Name`, { number }) },
	});
	return (
		<>
			<p className="text-sm text-muted">{t(`templateEditor.${actions.name}sHint`)}</p>
			<fieldset disabled={readOnly} className="min-w-0">
				<legend className="sr-only">{t(`templateEditor.${actions.name}s`)}</legend>
				<ul className="grid gap-1 empty:hidden">
					{items.map(({ id, labels }) => {
						const name = labelOf(labels, language, id);
						return (
							<li
								key={id}
								className="flex items-center gap-1 rounded-theme border border-line px-2 py-1 has-checked:border-chosen"
							>
								<label className="flex min-w-0 grow cursor-pointer items-center gap-2 py-1">
									<input
										type="radio"
										name={`template-${actions.name}`}
										checked={id === chosen}
										onChange={() => change((now) => actions.edit(now, id))}
									/>
									<span className="min-w-0 truncate">{name}</span>
								</label>
								<Button
									size="small"
									aria-label={t('templateEditor.renameOf', { name })}
									icon={<IconPencil aria-hidden size={16} />}
									onClick={() => setNamed({ id, labels })}
								/>
								<Button
									size="small"
									aria-label={t('templateEditor.removeOf', { name })}
									icon={<IconTrash aria-hidden size={16} />}
									onClick={() => change((now) => actions.remove(now, id))}
								/>
							</li>
						);
					})}
				</ul>
			</fieldset>
			<p role="alert" className="text-sm text-error empty:hidden">
				{problem}
			</p>
			<div>
				<Button
					size="small"
					disabled={readOnly || items.length >= actions.most}
					onClick={() => change((now) => actions.add(now, fresh(1), fresh(Math.max(2, items.length + 1))))}
				>
					{t(actions.name === 'layout' ? 'templateEditor.addLayout' : 'templateEditor.addScheme')}
				</Button>
			</div>
			{named && (
				<NameDialog
					labels={named.labels}
					onClose={() => setNamed(undefined)}
					onSave={(labels) => {
						if (change((now) => actions.rename(now, named.id, labels))) setNamed(undefined);
					}}
				/>
			)}
		</>
	);
}
