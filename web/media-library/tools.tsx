// Above the pictures: what narrows and sorts them, and the ways in.
import { IconLink, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { acceptedPictures, mediaKinds } from '../../rules/media-library.ts';
import { Button } from '../kit/button.tsx';
import { FoldedFilters } from '../kit/folded-filters.tsx';
import { Select } from '../kit/select.tsx';
import type { ChangeTable, TableState } from '../kit/table-state.ts';
import { TableSearch } from '../kit/table-toolbar.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { ExternalDialog } from './external-dialog.tsx';
import { PhotosButton } from './photos/photos-button.tsx';

const sorts = [
	{ value: '-createdAt', label: 'mediaLibrary.newest' },
	{ value: 'createdAt', label: 'mediaLibrary.oldest' },
	{ value: 'name', label: 'mediaLibrary.byName' },
	{ value: '-bytes', label: 'mediaLibrary.largest' },
] as const;

export function Tools({ state, onChange }: { state: TableState; onChange: ChangeTable }) {
	const { t } = usePlatform();
	const filter = (id: string, value: string) =>
		onChange(({ filters: { [id]: _before, ...others } }) => ({ filters: value ? { ...others, [id]: value } : others }));
	const { column = 'createdAt', descending = true } = state.sort ?? {};
	return (
		<div className="flex flex-wrap items-end gap-3">
			<TableSearch
				value={state.search}
				hint={t('mediaLibrary.searchHint')}
				onChange={(search) => onChange({ search })}
			/>
			<FoldedFilters label={t('mediaLibrary.filters')}>
				<div className="min-w-32 phone:w-auto">
					<Select
						label={t('mediaLibrary.kind')}
						value={state.filters.kind ?? ''}
						onChange={(value) => filter('kind', value)}
						choices={[
							{ value: '', label: t('kit.all') },
							...mediaKinds.map((kind) => ({ value: kind, label: kind.toUpperCase() })),
						]}
					/>
				</div>
				<div className="min-w-32 phone:w-auto">
					<Select
						label={t('mediaLibrary.use')}
						value={state.filters.use ?? ''}
						onChange={(value) => filter('use', value)}
						choices={[
							{ value: '', label: t('kit.all') },
							{ value: 'unused', label: t('mediaLibrary.onlyUnused') },
						]}
					/>
				</div>
				<div className="col-span-2 min-w-40">
					<Select
						label={t('mediaLibrary.sort')}
						value={`${descending ? '-' : ''}${column}`}
						onChange={(value) =>
							onChange({ sort: { column: value.replace(/^-/, ''), descending: value.startsWith('-') } })
						}
						choices={sorts.map(({ value, label }) => ({ value, label: t(label) }))}
					/>
				</div>
			</FoldedFilters>
		</div>
	);
}

interface TakingProps {
	onFiles(files: File[]): void;
	folder: string | undefined;
	onFetched(id: string): void;
	hosted: boolean;
}

/** The ways in: files, or an address. */
export function Taking({ onFiles, folder, onFetched, hosted }: TakingProps) {
	const { t } = usePlatform();
	const input = useRef<HTMLInputElement>(null);
	const [external, setExternal] = useState(false);
	return (
		<div className="flex flex-wrap gap-2">
			<input
				ref={input}
				hidden
				type="file"
				multiple
				accept={acceptedPictures}
				onChange={(event) => {
					onFiles([...(event.target.files ?? [])]);
					event.target.value = '';
				}}
			/>
			<Button colour="primary" icon={<IconUpload aria-hidden size={18} />} onClick={() => input.current?.click()}>
				{t('mediaLibrary.upload')}
			</Button>
			<Button icon={<IconLink aria-hidden size={18} />} onClick={() => setExternal(true)}>
				{t('mediaLibrary.addExternal')}
			</Button>
			<PhotosButton folder={folder} onAdded={onFetched} hosted={hosted} />
			{external && (
				<ExternalDialog
					folder={folder}
					onClose={() => setExternal(false)}
					onDone={(id) => {
						setExternal(false);
						onFetched(id);
					}}
				/>
			)}
		</div>
	);
}
