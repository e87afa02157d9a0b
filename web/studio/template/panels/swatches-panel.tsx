// The swatches of a template: what shoppers choose from, with their inks. Those of the chosen colour scheme are what is edited.
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Swatch } from '../../../../rules/designs/design.ts';
import { removeSwatch, saveSwatch } from '../../../../rules/designs/editing/edit-alternatives.ts';
import { mixableInks } from '../../../../rules/designs/mixable-inks.ts';
import { findSwatchUses, type SwatchUse } from '../../../../rules/designs/swatch-uses.ts';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { labelOf } from '../../fields/field-uses.ts';
import { OwnSwatch } from '../../free/inspector/own-swatch.tsx';
import { useDescribeInks, useNameInks } from '../../free/inspector/swatch-choice.tsx';
import { useSettledDesign } from '../../free/use-settled-design.ts';
import { useReadOnly, useStudio } from '../../studio-context.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { useTemplateChange } from './use-template-change.ts';

export function SwatchesPanel() {
	const { t } = usePlatform();
	const { swatches } = useSettledDesign();
	const readOnly = useReadOnly();
	const describe = useDescribeInks();
	const { store, specification } = useStudio();
	const mixable = mixableInks(specification, swatches);
	const { change, refuse, problem } = useTemplateChange();
	const describeUses = useDescribeUses();
	const [edited, setEdited] = useState<Swatch>();
	const [isMixing, setMixing] = useState(false);
	const remove = ({ id, name }: Swatch) => {
		const uses = findSwatchUses(store.document, id);
		if (uses.length > 0) refuse(t('templateEditor.swatchUsed', { name, places: describeUses(uses) }));
		else change((design) => removeSwatch(design, id));
	};
	return (
		<>
			<ul className="grid grid-cols-1 gap-1">
				{swatches.map((swatch) => (
					<li key={swatch.id} className="flex items-center gap-2">
						<span
							aria-hidden
							style={{ backgroundColor: swatch.screen }}
							className="size-7 shrink-0 rounded-full border border-control-line"
						/>
						<span className="min-w-0 grow text-sm">
							<span className="block truncate font-semibold">{swatch.name}</span>
							<span className="text-xs text-hint tabular-nums">{describe(swatch)}</span>
						</span>
						<Button
							size="small"
							aria-label={t('templateEditor.editOf', { name: swatch.name })}
							icon={<IconPencil aria-hidden size={16} />}
							disabled={readOnly}
							onClick={() => setEdited(swatch)}
						/>
						<Button
							size="small"
							aria-label={t('templateEditor.removeOf', { name: swatch.name })}
							icon={<IconTrash aria-hidden size={16} />}
							disabled={readOnly}
							onClick={() => remove(swatch)}
						/>
					</li>
				))}
			</ul>
			<p role="alert" className="text-sm text-error empty:hidden">
				{problem}
			</p>
			<div>
				{mixable === 'none' ? (
					<p className="text-sm text-muted">{t('templateEditor.oneSpot')}</p>
				) : (
					<Button size="small" disabled={readOnly} aria-expanded={isMixing} onClick={() => setMixing(!isMixing)}>
						{t('templateEditor.addSwatch')}
					</Button>
				)}
			</div>
			{isMixing && mixable !== 'none' && (
				<OwnSwatch
					start={undefined}
					onAdd={(swatch) => {
						if (change((design) => saveSwatch(design, swatch))) setMixing(false);
					}}
				/>
			)}
			{edited && (
				<SwatchDialog
					swatch={edited}
					onClose={() => setEdited(undefined)}
					onSave={(swatch) => {
						if (change((design) => saveSwatch(design, swatch))) setEdited(undefined);
					}}
				/>
			)}
		</>
	);
}

/** So many places are named; one of them is enough to begin with. */
const mostPlaces = 4;

function useDescribeUses() {
	const { t, language } = usePlatform();
	const { layouts } = useSettledDesign();
	return (uses: readonly SwatchUse[]): string => {
		const places = uses.map(({ layoutId, page, elements }) => {
			const layout = layouts.find(({ id }) => id === layoutId);
			const side = [...(layout ? [labelOf(layout.labels, language, layout.id)] : []), describeSide(t, page)].join(', ');
			return t('templateEditor.swatchPlace', { side, names: [...new Set(elements)].join(', ') });
		});
		return [...places.slice(0, mostPlaces), ...(places.length > mostPlaces ? ['…'] : [])].join('; ');
	};
}

interface DialogProps {
	swatch: Swatch;
	onClose(): void;
	onSave(swatch: Swatch): void;
}

/** With its inks it is saved by the one button of the mixer; a spot ink has a name alone. */
function SwatchDialog({ swatch, onClose, onSave }: DialogProps) {
	const { t } = usePlatform();
	const nameInks = useNameInks();
	const [name, setName] = useState(swatch.name);
	const save = ({ cmyk, screen }: Pick<Swatch, 'cmyk' | 'screen'>) => {
		const given = name.trim() || swatch.name;
		// One that nobody has named is called as its inks are.
		onSave({ ...swatch, name: given === nameInks(swatch.cmyk) ? nameInks(cmyk) : given, cmyk, screen });
	};
	return (
		<PanelDialog title={t('templateEditor.swatchOf', { name: swatch.name })} onClose={onClose}>
			<div className="relative grid gap-4 overflow-y-auto p-4">
				<TextField label={t('templateEditor.swatchName')} value={name} maxLength={200} onChange={setName} />
				{swatch.spot === null ? (
					<OwnSwatch start={swatch} onAdd={save} />
				) : (
					<div className="flex justify-end">
						<Button colour="primary" onClick={() => save(swatch)}>
							{t('templateEditor.save')}
						</Button>
					</div>
				)}
			</div>
		</PanelDialog>
	);
}
