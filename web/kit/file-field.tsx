// Files: chosen by a button or dropped. What is not taken is named with its reason; what is taken stands in a list.
import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { type FileLimits, findFileFault } from '../../rules/files.ts';
import { formatFileSize } from '../../rules/formats.ts';
import { usePlatform } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { describedBy, Field, type FieldBasics, useFieldIds } from './field.tsx';

interface FileFieldProps extends FieldBasics, FileLimits {
	files: readonly File[];
	onChange(files: File[]): void;
	/** How many at most; 1 unless told. */
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
	const [refused, setRefused] = useState<string[]>([]);
	const [over, setOver] = useState(false);

	const reason = (file: File): string | undefined => {
		const fault = findFileFault(file, limits);
		if (fault === 'type') return t('fields.fileType', { name: file.name, types: limits.accept ?? '' });
		if (fault === 'size')
			return t('fields.fileTooLarge', { name: file.name, size: formatFileSize(limits.maxBytes ?? 0, language) });
		return undefined;
	};
	const take = (chosen: readonly File[]) => {
		const faults = chosen.flatMap((file) => reason(file) ?? []);
		const right = chosen.filter((file) => reason(file) === undefined);
		const all = maxFiles === 1 && right.length === 1 ? right : [...files, ...right];
		if (all.length > maxFiles) faults.push(t('fields.tooManyFiles', { count: maxFiles }));
		setRefused(faults);
		onChange(all.slice(0, maxFiles));
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		if (!disabled) take([...event.dataTransfer.files]);
	};

	const error = given ?? (refused.join(' ') || undefined);
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
					{...describedBy({ ids, hint, error, required })}
					ref={input}
					id={ids.control}
					name={name}
					type="file"
					accept={limits.accept}
					multiple={maxFiles > 1}
					disabled={disabled}
					onChange={(event) => {
						take([...(event.target.files ?? [])]);
						event.target.value = '';
					}}
					className="peer sr-only"
				/>
				<label
					htmlFor={ids.control}
					className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-theme border border-control-line bg-surface px-4 font-semibold outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-disabled:cursor-not-allowed peer-disabled:bg-control-off peer-disabled:text-control-off-text hover:bg-surface-hover pointer-coarse:min-h-11"
				>
					<IconUpload aria-hidden size={18} />
					{t('kit.chooseFiles', { count: maxFiles })}
				</label>
				<span className="text-sm text-hint">{t('kit.dropFiles', { count: maxFiles })}</span>
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
									input.current?.focus();
								}}
							/>
						</li>
					))}
				</ul>
			)}
		</Field>
	);
}
