// A picture of the shopper's own: uploaded by a button, dropped, taken with the camera of a phone, or picked from those uploaded before; which part
// of it is shown is chosen below it.
import { IconCamera, IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState, useSyncExternalStore } from 'react';
import { coverCrop } from '../../../rules/designs/crop.ts';
import type { DesignField } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { valueOfField } from '../../../rules/designs/placeholders.ts';
import { Button } from '../../kit/button.tsx';
import { Asterisk, FieldNotes } from '../../kit/field.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useDesign, useReadOnly, useStudio } from '../studio-context.tsx';
import { CropControls } from './crop-controls.tsx';
import { fieldIds, picturesOf } from './field-uses.ts';
import { type OwnPicture, picturePath } from './picture-library.ts';
import { type FieldProps, useFieldFocus, useFieldTexts } from './use-field.ts';
import { pictureLimits, useUpload } from './use-upload.ts';

const thumbnailWidth = 240;
const micrometresPerInch = 25_400;

export function PictureField({ field, findings }: FieldProps) {
	const { t } = usePlatform();
	const { store, pictures, announce } = useStudio();
	const design = useDesign();
	const readOnly = useReadOnly();
	const focus = useFieldFocus(field);
	const value = valueOfField(design, field, {});
	const { hint: help, ...words } = useFieldTexts({ field, findings }, value);
	const hint = [help, usePixelHint(field)].filter(Boolean).join(' ') || undefined;
	const known = useSyncExternalStore(pictures.watch, () => pictures.list);
	const [isPicking, setPicking] = useState(false);
	const upload = useUpload((picture) => choose(picture));
	const ids = fieldIds(field.key);

	/** In one step: undone, both the picture and what was shown of it are back. */
	function choose(picture: OwnPicture): void {
		const crops = picturesOf(design, field.key).flatMap(({ page, element }): DesignOperation[] =>
			element.lock.content
				? []
				: [
						{
							do: 'change',
							page,
							element: element.id,
							changes: { crop: coverCrop(picture, element.box), straighten: 0 },
						},
					],
		);
		store.change([{ do: 'value', key: field.key, value: picture.id }, ...crops]);
		setPicking(false);
		announce(t('studio.pictureChosen', { name: picture.name }));
	}

	const remove = () => {
		store.change([{ do: 'value', key: field.key, value: '' }]);
		announce(t('studio.pictureRemoved'));
	};
	const error = upload.problem ?? words.error;
	return (
		<fieldset
			className="min-w-0"
			onFocus={focus}
			aria-describedby={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}
		>
			<legend className="mb-1 text-sm font-semibold text-label">
				{words.label}
				{field.required && <Asterisk />}
			</legend>
			<DropArea disabled={readOnly} onFile={upload.send}>
				{value && (
					<img
						src={picturePath(value, thumbnailWidth)}
						alt={pictures.find(value)?.name ?? words.label}
						className="h-20 w-28 rounded-theme border border-line bg-sunken object-contain"
					/>
				)}
				<div className="flex grow flex-wrap gap-2">
					<FileButton
						id={ids.control}
						label={words.label}
						disabled={readOnly}
						onFile={upload.send}
						isReplacing={value !== ''}
					/>
					{known.length > 0 && (
						<Button
							size="small"
							aria-expanded={isPicking}
							disabled={readOnly}
							icon={<IconPhoto aria-hidden size={18} />}
							onClick={() => setPicking(!isPicking)}
						>
							{t('studio.pickPicture')}
						</Button>
					)}
					{value && (
						<Button size="small" disabled={readOnly} icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
							{t('studio.removePicture')}
						</Button>
					)}
				</div>
				<p className="w-full text-sm text-hint pointer-coarse:hidden">{t('studio.dropPicture')}</p>
			</DropArea>
			{upload.running && (
				<div className="mt-2 flex items-end gap-2">
					<div className="grow">
						<Progress label={t('studio.uploading', { name: upload.running.name })} share={upload.running.share} />
					</div>
					<Button size="small" onClick={upload.cancel}>
						{t('studio.cancel')}
					</Button>
				</div>
			)}
			{isPicking && <PictureChoice pictures={known} chosen={value} onChoose={choose} />}
			<FieldNotes ids={ids} hint={hint} note={words.note} error={error} />
			{value && !readOnly && <CropControls field={field} mediaId={value} />}
		</fieldset>
	);
}

/** How many pixels fill the largest of its frames without a warning. */
function usePixelHint(field: DesignField): string | undefined {
	const { t } = usePlatform();
	const { warningPpi } = useStudio().specification;
	const [largest] = picturesOf(useDesign(), field.key)
		.map(({ element: { box } }) => box)
		.toSorted((one, other) => other.width * other.height - one.width * one.height);
	const pixels = (length: number) => Math.ceil(((length / micrometresPerInch) * warningPpi) / 10) * 10;
	return largest && t('studio.pictureSize', { width: pixels(largest.width), height: pixels(largest.height) });
}

interface DropProps {
	disabled: boolean;
	onFile(file: File): void;
	children: React.ReactNode;
}

function DropArea({ disabled, onFile, children }: DropProps) {
	const [isOver, setOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		const [file] = event.dataTransfer.files;
		if (file && !disabled) onFile(file);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
		<div
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			className="flex flex-wrap items-center gap-3 rounded-theme border border-dashed border-control-line bg-control p-3 data-over:border-control-line-focus data-over:bg-item-active"
		>
			{children}
		</div>
	);
}

interface FileButtonProps {
	id: string;
	label: DesignField['key'];
	disabled: boolean;
	isReplacing: boolean;
	onFile(file: File): void;
}

/** The browser's own inputs are hidden: they open nothing for keys everywhere. */
export function FileButton({ id, label, disabled, isReplacing, onFile }: FileButtonProps) {
	const { t } = usePlatform();
	const chooser = useRef<HTMLInputElement>(null);
	const camera = useRef<HTMLInputElement>(null);
	const take = (input: HTMLInputElement) => {
		const [file] = input.files ?? [];
		if (file) onFile(file);
		input.value = '';
	};
	return (
		<>
			<input ref={chooser} hidden type="file" accept={pictureLimits.accept} onChange={(event) => take(event.target)} />
			<input
				ref={camera}
				hidden
				type="file"
				accept="image/*"
				capture="environment"
				onChange={(event) => take(event.target)}
			/>
			<Button
				id={id}
				size="small"
				disabled={disabled}
				aria-label={t(isReplacing ? 'studio.replacePictureOf' : 'studio.uploadPictureOf', { label })}
				icon={<IconUpload aria-hidden size={18} />}
				onClick={() => chooser.current?.click()}
			>
				{t(isReplacing ? 'studio.replacePicture' : 'studio.uploadPicture')}
			</Button>
			<span className="hidden pointer-coarse:inline">
				<Button
					size="small"
					disabled={disabled}
					icon={<IconCamera aria-hidden size={18} />}
					onClick={() => camera.current?.click()}
				>
					{t('studio.takePicture')}
				</Button>
			</span>
		</>
	);
}

interface ChoiceProps {
	pictures: readonly OwnPicture[];
	chosen: string;
	onChoose(picture: OwnPicture): void;
}

export function PictureChoice({ pictures, chosen, onChoose }: ChoiceProps) {
	const { t } = usePlatform();
	return (
		<ul aria-label={t('studio.ownPictures')} className="mt-2 grid max-h-64 grid-cols-3 gap-2 overflow-y-auto p-1">
			{pictures.map((picture) => (
				<li key={picture.id}>
					<button
						type="button"
						aria-pressed={picture.id === chosen}
						onClick={() => onChoose(picture)}
						className="block w-full cursor-pointer rounded-theme border border-line bg-sunken p-1 hover:border-control-line-hover aria-pressed:border-chosen aria-pressed:ring-2 aria-pressed:ring-chosen"
					>
						<img
							src={picturePath(picture.id, thumbnailWidth)}
							alt={picture.name}
							loading="lazy"
							className="h-20 w-full object-contain"
						/>
					</button>
				</li>
			))}
		</ul>
	);
}
