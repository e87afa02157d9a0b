// The library itself: folders, search, pictures, uploads. The screen of the administration and the dialog that picks both show it.
import { IconPhoto } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mediaKinds, mediaOrders } from '../../rules/media-library.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { TablePages } from '../kit/table-pages.tsx';
import type { ChangeTable, TableState } from '../kit/table-state.ts';
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { Failed } from '../platform/backoffice/loaded.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { FolderTree, noFolder } from './folders/folder-tree.tsx';
import { mediaFoldersDocument, mediaListDocument } from './media-library.documents.ts';
import type { LibraryPicture } from './media-picker.tsx';
import { PictureCard } from './picture-card.tsx';
import { Taking, Tools } from './tools.tsx';
import { UploadList } from './uploads/upload-list.tsx';
import { useDrop } from './uploads/use-drop.ts';
import { useUploads } from './uploads/use-uploads.ts';
import { useMayChange } from './use-may-change.ts';

interface LibraryProps {
	state: TableState;
	onChange: ChangeTable;
	isSelected(picture: LibraryPicture): boolean;
	onSelect(picture: LibraryPicture): void;
	/** Shows more of a picture; without it, pressing a picture selects it. */
	onOpen?: (id: string) => void;
	/** Opens what a picture says in words, where pressing it selects it. */
	onDescribe?: (id: string) => void;
	/** Ids of those that cannot be selected. */
	taken?: readonly string[];
	onUploaded?(id: string): void;
	/** Files of the shop alone: pictures that stay at a provider are for pages. */
	hosted?: boolean;
	/** What can be done with those that are selected; above the pictures. */
	bulk?: (pictures: readonly LibraryPicture[], mayChange: boolean) => ReactNode;
}

const orderOf = ({ sort }: TableState) => mediaOrders.find((order) => order === sort?.column) ?? 'createdAt';

/** What is asked for: those of a folder, or wherever they lie while a user searches from the top. */
function wanted(state: TableState, language: string, hosted: boolean) {
	const { folder = '', kind, use } = state.filters;
	return {
		search: state.search,
		folder: folder && folder !== noFolder ? folder : null,
		unfiled: folder === noFolder,
		deep: state.search !== '',
		kind: mediaKinds.find((known) => known === kind) ?? null,
		unused: use === 'unused',
		hosted,
		sort: orderOf(state),
		descending: state.sort ? state.sort.descending : true,
		first: state.rows,
		offset: (state.page - 1) * state.rows,
		language,
	};
}

export function Library(props: LibraryProps) {
	const { state, onChange, isSelected, onSelect, onOpen, onDescribe, taken = [], bulk } = props;
	const { onUploaded = () => undefined, hosted = false } = props;
	const { t, language } = usePlatform();
	const place = state.filters.folder ?? '';
	const folder = place && place !== noFolder ? place : undefined;
	const list = useAdminQuery(mediaListDocument, wanted(state, language, hosted), { keep: true });
	const folders = useAdminQuery(mediaFoldersDocument, {}).data?.mediaFolders ?? [];
	const mayChange = useMayChange();
	const uploads = useUploads({ folder, onUploaded });
	const over = useDrop(mayChange, uploads.add);
	const { items: pictures, total } = list.data?.mediaList ?? { items: [], total: 0 };
	const restricted = state.search !== '' || Object.keys(state.filters).length > 0;
	const setFolder = (next: string) =>
		onChange(({ filters: { folder: _before, ...others } }) => ({
			filters: next ? { ...others, folder: next } : others,
		}));
	return (
		<div className="relative grid gap-5 tablet:grid-cols-[14rem_minmax(0,1fr)]">
			<div className="min-w-0 tablet:sticky tablet:top-18 tablet:max-h-[calc(100dvh-6rem)] tablet:self-start tablet:overflow-y-auto">
				<FolderTree folders={folders} place={place} onChange={setFolder} mayChange={mayChange} />
			</div>
			<div className="flex min-w-0 flex-col gap-4">
				<Tools state={state} onChange={onChange} />
				{mayChange && <Taking onFiles={uploads.add} folder={folder} onFetched={onUploaded} hosted={hosted} />}
				<UploadList uploads={uploads} />
				{bulk?.(pictures, mayChange)}
				<Grid list={list} restricted={restricted}>
					{pictures.map((picture) => (
						<PictureCard
							key={picture.id}
							picture={picture}
							selected={isSelected(picture)}
							taken={taken.includes(picture.id)}
							onSelect={() => onSelect(picture)}
							onOpen={onOpen && (() => onOpen(picture.id))}
							onDescribe={mayChange && onDescribe ? () => onDescribe(picture.id) : undefined}
						/>
					))}
				</Grid>
				{total > 0 && (
					<TablePages total={total} state={state} onChange={onChange} perPage={t('mediaLibrary.perPage')} />
				)}
			</div>
			{over && (
				<div
					aria-hidden
					className="pointer-events-none fixed inset-0 z-50 grid place-items-center border-4 border-dashed border-accent bg-backdrop"
				>
					<p className="rounded-theme bg-surface px-6 py-4 text-xl font-bold">{t('mediaLibrary.dropHere')}</p>
				</div>
			)}
		</div>
	);
}

interface GridProps {
	list: Pick<UseQueryResult<Data<typeof mediaListDocument>>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
	/** Whether others are there that are not shown. */
	restricted: boolean;
	children: readonly ReactNode[];
}

function Grid({ list: { data, error, refetch, isPlaceholderData }, restricted, children }: GridProps) {
	const { t } = usePlatform();
	if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Skeleton lines={6} />;
	if (children.length === 0)
		return (
			<EmptyState
				title={t(restricted ? 'mediaLibrary.nothingFound' : 'mediaLibrary.empty')}
				text={t(restricted ? 'mediaLibrary.nothingFoundText' : 'mediaLibrary.emptyText')}
				picture={<IconPhoto aria-hidden size={32} />}
			/>
		);
	return (
		<ul
			aria-label={t('mediaLibrary.pictures')}
			aria-busy={isPlaceholderData || undefined}
			className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3"
		>
			{children}
		</ul>
	);
}
