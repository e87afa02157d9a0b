// What shapes, pictures and codes have beside their place.
import { useState, useSyncExternalStore } from 'react';
import { coverCrop } from '../../../../rules/designs/crop.ts';
import type { CodeElement, ImageElement, ShapeElement } from '../../../../rules/designs/design.ts';
import { fieldKeysOf, valueOfField } from '../../../../rules/designs/placeholders.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { OneCrop } from '../../fields/crop-controls.tsx';
import { labelOf } from '../../fields/field-uses.ts';
import { FileButton, PictureChoice } from '../../fields/picture-field.tsx';
import type { OwnPicture } from '../../fields/picture-library.ts';
import { useUpload } from '../../fields/use-upload.ts';
import { useStudio } from '../../studio-context.tsx';
import { darkestSwatch } from '../add/new-element.ts';
import { useFree } from '../free-context.tsx';
import { useSettledDesign } from '../use-settled-design.ts';
import { ChoiceList, Section } from './choice-row.tsx';
import { LockNote } from './lock-note.tsx';
import { MeasureField } from './measure-field.tsx';
import { SwatchChoice } from './swatch-choice.tsx';
import { useProperties } from './use-properties.ts';

const micrometresPerPoint = 25_400 / 72;

export function ShapeSection({ element }: { element: ShapeElement }) {
	const { t } = usePlatform();
	const design = useSettledDesign();
	const { disabled, reason, change, adding } = useProperties(element, 'style');
	const { shape, fillId, stroke, radius, box } = element;
	const lineWidth = stroke?.width ?? Math.round(micrometresPerPoint);
	return (
		<Section title={t('studio.free.look')}>
			<LockNote reason={reason} />
			{shape !== 'line' && (
				<SwatchChoice
					label={t('studio.free.fill')}
					value={fillId}
					allowsNone
					disabled={disabled}
					onChange={(id, added) => change({ fillId: id }, t('studio.free.fill'), adding(added))}
				/>
			)}
			<SwatchChoice
				label={t('studio.free.stroke')}
				value={stroke?.swatchId ?? null}
				allowsNone
				disabled={disabled}
				onChange={(id, added) =>
					change({ stroke: id && { swatchId: id, width: lineWidth } }, t('studio.free.stroke'), adding(added))
				}
			/>
			<div className="grid grid-cols-2 gap-2">
				<MeasureField
					label={t('studio.free.strokeWidth')}
					unit="pt"
					factor={micrometresPerPoint}
					value={stroke?.width ?? 0}
					min={0}
					max={500}
					disabled={disabled}
					onChange={(width) => {
						const swatchId = stroke?.swatchId ?? darkestSwatch(design);
						change({ stroke: width > 0 ? { swatchId, width } : null }, t('studio.free.strokeWidth'));
					}}
				/>
				{shape === 'rectangle' && (
					<MeasureField
						label={t('studio.free.radius')}
						unit="mm"
						factor={1000}
						value={radius}
						min={0}
						max={Math.min(box.width, box.height) / 2000}
						disabled={disabled}
						onChange={(next) => change({ radius: next }, t('studio.free.radius'))}
					/>
				)}
			</div>
		</Section>
	);
}

export function ImageSection({ element, page }: { element: ImageElement; page: string }) {
	const { t, language } = usePlatform();
	const { pictures } = useStudio();
	const { toForm } = useFree();
	const design = useSettledDesign();
	const style = useProperties(element, 'style');
	const content = useProperties(element, 'content');
	const known = useSyncExternalStore(pictures.watch, () => pictures.list);
	const [isPicking, setPicking] = useState(false);
	const [key] = fieldKeysOf(element);
	const field = design.fields.find((one) => one.key === key);
	const { source } = element;
	const mediaId = field ? valueOfField(design, field, {}) : source && 'mediaId' in source ? source.mediaId : '';
	const picture = pictures.find(mediaId);
	const choose = (chosen: OwnPicture) => {
		// What the picture before it showed is not what this one shows.
		const described = chosen.id === mediaId ? {} : { alternativeText: '' };
		const source = { mediaId: chosen.id };
		const changes = { source, crop: coverCrop(chosen, element.box), straighten: 0, ...described };
		content.change(changes, t('studio.pictureChosen', { name: chosen.name }));
		setPicking(false);
	};
	const upload = useUpload(choose);
	return (
		<>
			<Section title={t('studio.free.kind.image')}>
				<LockNote reason={content.reason} />
				{field ? (
					<div>
						<Button size="small" onClick={() => toForm(field.key)}>
							{t('studio.free.goToField', { field: labelOf(field.labels, language, field.key) })}
						</Button>
					</div>
				) : (
					<div className="flex flex-wrap gap-2">
						<FileButton
							id={`picture-${element.id}`}
							label={element.name}
							disabled={content.disabled}
							isReplacing={mediaId !== ''}
							onFile={upload.send}
						/>
						{known.length > 0 && (
							<Button
								size="small"
								aria-expanded={isPicking}
								disabled={content.disabled}
								onClick={() => setPicking(!isPicking)}
							>
								{t('studio.pickPicture')}
							</Button>
						)}
					</div>
				)}
				<p role="status" className="text-sm empty:hidden">
					{upload.running && t('studio.uploading', { name: upload.running.name })}
					{upload.problem}
				</p>
				{isPicking && <PictureChoice pictures={known} chosen={mediaId} onChoose={choose} />}
				<ChoiceList
					label={t('studio.free.mask')}
					value={element.mask}
					disabled={style.disabled}
					choices={(['none', 'rounded', 'ellipse'] as const).map((mask) => ({
						value: mask,
						label: t(`studio.free.masks.${mask}`),
					}))}
					onChange={(mask) => style.change({ mask }, t('studio.free.mask'))}
				/>
				<TextField
					label={t('studio.free.alternativeText')}
					value={element.alternativeText}
					disabled={content.disabled}
					onChange={(text) => content.change({ alternativeText: text.slice(0, 500) }, '')}
				/>
			</Section>
			{picture && !content.disabled && (
				<Section title={t('studio.crop')}>
					<OneCrop page={page} element={element} picture={picture} mediaId={mediaId} />
				</Section>
			)}
		</>
	);
}

export function CodeSection({ element }: { element: CodeElement }) {
	const { t } = usePlatform();
	const content = useProperties(element, 'content');
	const style = useProperties(element, 'style');
	return (
		<Section title={t('studio.free.kind.code')}>
			<LockNote reason={content.reason} />
			<TextField
				label={t('studio.free.codeValue')}
				value={element.value}
				disabled={content.disabled}
				onChange={(value) => content.change({ value: value.slice(0, 2000) }, '')}
			/>
			<SwatchChoice
				label={t('studio.free.colour')}
				value={element.swatchId}
				disabled={style.disabled}
				onChange={(id, added) => id && style.change({ swatchId: id }, t('studio.free.colour'), style.adding(added))}
			/>
		</Section>
	);
}
