// Files: chosen by a button or dropped. The button is one of ours: the browser's own input opens nothing for keys everywhere.
// What is not taken is named with its reason; what is taken stands in a list.
import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { type FileLimits, findFileError, writeTypes } from '../../rules/files.ts';
import { formatFileSize } from '../../rules/formats.ts';
import { usePlatform } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { describedBy, Field, type FieldBasics, useFieldIds } from './field.tsx';

interface FileFieldProps extends FieldBasics, FileLimits {
	files: readonly File[];
	onChange(files: File[]): void;
	/** How many at most; 1 unless specified. */
	maxFiles?: number;
}

export function FileField({
	label,
	hint,
	error: given,
	required,
	disabled,
	name,
	files,
	onChange,
	maxFiles = 1,
	...limits
}: FileFieldProps) {
	const { t, language } = usePlatform();
	const ids = useFieldIds();
	const input = useRef<HTMLInputElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [refused, setRefused] = useState<string[]>([]);
	const [over, setOver] = useState(false);

	const reason = (file: File): string | undefined => {
		const fault = findFileError(file, limits);
		if (fault === 'type') return t('fields.fileType', { name: file.name, types: writeTypes(limits.accept) });
		if (fault === 'size')
			return t('fields.fileTooLarge', { name: file.name, size: formatFileSize(limits.maxBytes ?? 0, language) });
		return undefined;
	};
	const take = (chosen: readonly File[]) => {
		const errors = chosen.flatMap((file) => reason(file) ?? []);
		const right = chosen.filter((file) => reason(file) === undefined);
		const all = maxFiles === 1 && right.length === 1 ? right : [...files, ...right];
		if (all.length > maxFiles) errors.push(t('fields.tooManyFiles', { count: maxFiles }));
		setRefused(errors);
		onChange(all.slice(0, maxFiles));
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		if (!disabled) take([...event.dataTransfer.files]);
	};

	const error = given ?? (refused.join(' ') || undefined);
	const described = describedBy({ ids, hint, error });
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first */}
			<div
				data-over={over || undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
				className="flex flex-wrap items-center gap-3 rounded-theme border border-dashed border-control-line bg-control p-4 data-over:border-control-line-focus data-over:bg-item-active"
			>
				<input
					ref={input}
					hidden
					name={name}
					type="file"
					accept={limits.accept}
					multiple={maxFiles > 1}
					disabled={disabled}
					onChange={(event) => {
						take([...(event.target.files ?? [])]);
						event.target.value = '';
					}}
				/>
				<button
					type="button"
					ref={button}
					id={ids.control}
					disabled={disabled}
					aria-labelledby={`${ids.label} ${ids.control}-words`}
					aria-describedby={described['aria-describedby']}
					data-invalid={error ? true : undefined}
					onClick={() => input.current?.click()}
					className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-theme border border-control-line bg-surface px-4 font-semibold hover:bg-surface-hover disabled:cursor-not-allowed disabled:bg-control-off disabled:text-control-off-text data-invalid:border-control-line-invalid pointer-coarse:min-h-11"
				>
					<IconUpload aria-hidden size={18} />
					<span id={`${ids.control}-words`}>
						{t('kit.chooseFiles', { count: maxFiles })}
						{required && <span className="sr-only"> ({t('kit.required')})</span>}
					</span>
				</button>
				<span className="text-sm text-hint pointer-coarse:hidden">{t('kit.dropFiles', { count: maxFiles })}</span>
			</div>
			{files.length > 0 && (
				<ul className="mt-2 flex flex-col gap-1">
					{files.map((file, index) => (
						<li
							key={`${file.name}${file.lastModified}${file.size}`}
							className="flex items-center gap-2 rounded-theme border border-line bg-surface ps-3"
						>
							<IconFile aria-hidden size={18} className="shrink-0 text-muted" />
							<span className="min-w-0 grow wrap-anywhere">{file.name}</span>
							<span className="shrink-0 text-sm text-hint tabular-nums">{formatFileSize(file.size, language)}</span>
							<Button
								size="small"
								icon={<IconX aria-hidden size={18} />}
								aria-label={t('kit.remove', { name: file.name })}
								onClick={() => {
									onChange(files.filter((_file, at) => at !== index));
									button.current?.focus();
								}}
							/>
						</li>
					))}
				</ul>
			)}
		</Field>
	);
}
