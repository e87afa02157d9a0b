// How a text is set.
import {
	IconAlignCenter,
	IconAlignLeft,
	IconAlignRight,
	IconItalic,
	IconLayoutAlignBottom,
	IconLayoutAlignMiddle,
	IconLayoutAlignTop,
	IconList,
	IconListNumbers,
	IconPilcrow,
} from '@tabler/icons-react';
import type { TextElement } from '../../../../rules/designs/design.ts';
import { fieldKeysOf } from '../../../../rules/designs/placeholders.ts';
import { fromPoints } from '../../../../rules/designs/units.ts';
import { findFont } from '../../../../rules/theme/fonts.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { FaceName } from '../../engine/face-store.ts';
import { labelOf } from '../../fields/field-uses.ts';
import { useStudio } from '../../studio-context.tsx';
import { listFamilies, nearestFace, useFaces } from '../faces.ts';
import { useFree } from '../free-context.tsx';
import { targetOf } from '../surface/text-editor.tsx';
import { useSettledDesign } from '../use-settled-design.ts';
import { ChoiceList, ChoiceRow, Section } from './choice-row.tsx';
import { LockNote } from './lock-note.tsx';
import { MeasureField } from './measure-field.tsx';
import { SwatchChoice } from './swatch-choice.tsx';
import { useProperties } from './use-properties.ts';

const micrometresPerPoint = 25_400 / 72;
const points = { factor: micrometresPerPoint, unit: 'pt' };

export function TextSection({ element }: { element: TextElement }) {
	const { t } = usePlatform();
	const { disabled, reason, change, adding } = useProperties(element, 'style');
	const { size, leading, tracking, align, verticalAlign, fit, minimumSize, swatchId, list } = element;
	const resize = (next: number) => {
		// The lines keep their proportion, and a text that may shrink still may.
		const changes = { size: next, leading: Math.max(100, Math.round((leading * next) / size)) };
		change({ ...changes, minimumSize: Math.min(minimumSize, next) }, t('studio.free.typeSize'));
	};
	return (
		<>
			<Content element={element} />
			<Section title={t('studio.free.type')}>
				<LockNote reason={reason} />
				<FaceFields element={element} disabled={disabled} />
				<div className="grid grid-cols-2 gap-2">
					<MeasureField
						label={t('studio.free.typeSize')}
						sign="↕"
						{...points}
						value={size}
						min={1}
						max={2000}
						disabled={disabled}
						onChange={resize}
					/>
					<MeasureField
						label={t('studio.free.leading')}
						sign="≡"
						{...points}
						value={leading}
						min={1}
						max={2000}
						disabled={disabled}
						onChange={(next) => change({ leading: next }, t('studio.free.leading'))}
					/>
					<MeasureField
						label={t('studio.free.tracking')}
						sign="↔"
						unit="‰"
						factor={1}
						value={tracking}
						min={-500}
						max={2000}
						disabled={disabled}
						onChange={(next) => change({ tracking: next }, t('studio.free.tracking'))}
					/>
				</div>
				<div className="flex flex-wrap gap-2">
					<ChoiceRow
						label={t('studio.free.align')}
						value={align}
						disabled={disabled}
						onChange={(next) => change({ align: next }, t(`studio.free.textAlign.${next}`))}
						choices={[
							{
								value: 'start',
								label: t('studio.free.textAlign.start'),
								icon: <IconAlignLeft aria-hidden size={18} />,
							},
							{
								value: 'center',
								label: t('studio.free.textAlign.center'),
								icon: <IconAlignCenter aria-hidden size={18} />,
							},
							{ value: 'end', label: t('studio.free.textAlign.end'), icon: <IconAlignRight aria-hidden size={18} /> },
						]}
					/>
					<ChoiceRow
						label={t('studio.free.verticalAlign')}
						value={verticalAlign}
						disabled={disabled}
						onChange={(next) => change({ verticalAlign: next }, t(`studio.free.textAlign.${next}`))}
						choices={[
							{
								value: 'top',
								label: t('studio.free.textAlign.top'),
								icon: <IconLayoutAlignTop aria-hidden size={18} />,
							},
							{
								value: 'middle',
								label: t('studio.free.textAlign.middle'),
								icon: <IconLayoutAlignMiddle aria-hidden size={18} />,
							},
							{
								value: 'bottom',
								label: t('studio.free.textAlign.bottom'),
								icon: <IconLayoutAlignBottom aria-hidden size={18} />,
							},
						]}
					/>
					<ChoiceRow
						label={t('studio.free.list')}
						value={list ?? 'none'}
						disabled={disabled}
						onChange={(next) => change({ list: next === 'none' ? null : next }, t(`studio.free.lists.${next}`))}
						choices={[
							{ value: 'none', label: t('studio.free.lists.none'), icon: <IconPilcrow aria-hidden size={18} /> },
							{ value: 'bulleted', label: t('studio.free.lists.bulleted'), icon: <IconList aria-hidden size={18} /> },
							{
								value: 'numbered',
								label: t('studio.free.lists.numbered'),
								icon: <IconListNumbers aria-hidden size={18} />,
							},
						]}
					/>
				</div>
				<Checkbox
					label={t('studio.free.shrink')}
					checked={fit === 'shrink'}
					disabled={disabled}
					onChange={(isOn) => change({ fit: isOn ? 'shrink' : 'none' }, t('studio.free.shrink'))}
				/>
				{fit === 'shrink' && (
					<MeasureField
						label={t('studio.free.minimumSize')}
						{...points}
						value={minimumSize}
						min={1}
						max={Math.round(size / micrometresPerPoint)}
						disabled={disabled}
						onChange={(next) =>
							change({ minimumSize: Math.min(size, Math.max(fromPoints(1), next)) }, t('studio.free.minimumSize'))
						}
					/>
				)}
				<SwatchChoice
					label={t('studio.free.colour')}
					value={swatchId}
					disabled={disabled}
					onChange={(id, added) => id && change({ swatchId: id }, t('studio.free.colour'), adding(added))}
				/>
			</Section>
		</>
	);
}

/** What it says: typed on the page, or filled in by fields. */
function Content({ element }: { element: TextElement }) {
	const { t, language } = usePlatform();
	const { store } = useStudio();
	const design = useSettledDesign();
	const { edit, toForm } = useFree();
	const { disabled, reason } = useProperties(element, 'content');
	const isTyped = targetOf(element, design, store.role).kind === 'field' || !disabled;
	const keys = [...new Set(fieldKeysOf(element))];
	const fields = design.fields.filter(({ key }) => keys.includes(key));
	return (
		<Section title={t('studio.free.content')}>
			{isTyped ? (
				<div>
					<Button size="small" onClick={() => edit(element.id)}>
						{t('studio.free.editText')}
					</Button>
				</div>
			) : (
				<LockNote reason={reason} />
			)}
			{fields.map(({ key, labels }) => (
				<div key={key}>
					<Button size="small" onClick={() => toForm(key)}>
						{t('studio.free.goToField', { field: labelOf(labels, language, key) })}
					</Button>
				</div>
			))}
		</Section>
	);
}

function FaceFields({ element, disabled }: { element: TextElement; disabled: boolean }) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const design = useSettledDesign();
	const { refuse } = useFree();
	const { chooseFace } = useFaces();
	const { change } = useProperties(element, 'style');
	const face = design.faces.find(({ id }) => id === element.faceId);
	if (!face) return null;
	const { uprights = [], italics = [] } = findFont(face.family) ?? {};
	const weights = face.italic ? italics : uprights;
	const choose = async (name: FaceName) => {
		try {
			const { id, operations } = await chooseFace(name);
			change({ faceId: id }, `${name.family} ${name.weight}`, operations);
		} catch {
			refuse('failed');
		}
	};
	const hasSlanted = italics.length > 0;
	return (
		<>
			<ChoiceList
				label={t('studio.free.family')}
				value={face.family}
				disabled={disabled}
				choices={listFamilies(design, store.role).map((family) => ({ value: family, label: family }))}
				onChange={(family) => void choose(nearestFace(family, face))}
			/>
			<div className="grid grid-cols-[1fr_auto] gap-2">
				<ChoiceList
					label={t('studio.free.weight')}
					value={String(face.weight)}
					disabled={disabled}
					choices={weights.map((weight) => ({
						value: String(weight),
						label: t(`studio.free.weights.${weight as 400}`),
					}))}
					onChange={(weight) => void choose({ ...face, weight: Number(weight) })}
				/>
				<Button
					aria-label={t('studio.free.italic')}
					aria-pressed={face.italic}
					disabled={disabled || !hasSlanted}
					colour={face.italic ? 'primary' : 'neutral'}
					icon={<IconItalic aria-hidden size={18} />}
					onClick={() => void choose(nearestFace(face.family, { weight: face.weight, italic: !face.italic }))}
				/>
			</div>
		</>
	);
}
