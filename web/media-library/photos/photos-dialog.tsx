// Searching stock photos, and taking one of them into the media library.
import { IconPhotoSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import {
	longestPhotoSearch,
	type PhotoColour,
	type PhotoOrientation,
	photoColours,
} from '../../../rules/photos/photos.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Select } from '../../kit/select.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAdminQuery, useChange, withReason } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { PhotoTile } from './photo-tile.tsx';
import { addPhotoDocument, type photoProvidersDocument, photosDocument } from './photos.documents.ts';

type Provider = Data<typeof photoProvidersDocument>['photoProviders'][number];

interface PhotosDialogProps {
	/** At least one. */
	providers: readonly Provider[];
	folder: string | undefined;
	onClose(): void;
	onAdded(mediaId: string): void;
}

interface Asked {
	search: string;
	colour: PhotoColour | null;
	orientation: PhotoOrientation | null;
	page: number;
}

const nothing: Asked = { search: '', colour: null, orientation: null, page: 1 };

export function PhotosDialog({ providers, folder, onClose, onAdded }: PhotosDialogProps) {
	const { t, language } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const [name, setName] = useState(providers[0]?.name);
	const [typed, setTyped] = useState('');
	const [asked, setAsked] = useState(nothing);
	const [chosen, setChosen] = useState<string>();
	const [busy, setBusy] = useState(false);
	const provider = providers.find((one) => one.name === name) ?? providers[0];
	if (!provider) return null;
	const narrow = (given: Partial<Asked>) => {
		setChosen(undefined);
		setAsked({ ...asked, page: 1, ...given });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		narrow({ search: typed.trim() });
	};
	const add = async () => {
		if (chosen === undefined) return;
		setBusy(true);
		try {
			const variables = { provider: provider.name, id: chosen, folder: folder ?? null };
			const { addPhoto } = await change(addPhotoDocument, variables);
			toast.success(t('photos.added'));
			onAdded(addPhoto.id);
		} catch (error) {
			const failed = provider.name === 'unsplash' ? t('photos.unsplashFailed') : t('photos.addFailed');
			toast.error(withReason(failed, failureText(error, t)));
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			size="large"
			onClose={onClose}
			title={t('photos.title')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} disabled={chosen === undefined} onClick={add}>
						{t('photos.add')}
					</Button>
				</>
			}
		>
			<div className="grid grid-cols-1 gap-5">
				{provider.connection === 'sandbox' && <Notice kind="warning">{t('photos.sandboxMark')}</Notice>}
				<search>
					<form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
						{providers.length > 1 && (
							<div className="min-w-36">
								<Select
									label={t('photos.provider')}
									value={provider.name}
									onChange={(next) => {
										setName(next);
										// Not each of them knows all orientations.
										narrow({ orientation: null });
									}}
									choices={providers.map((one) => ({ value: one.name, label: one.title }))}
								/>
							</div>
						)}
						<div className="min-w-52 grow">
							<TextField
								label={t('photos.search')}
								value={typed}
								onChange={setTyped}
								placeholder={t('photos.searchHint')}
								maxLength={longestPhotoSearch}
								autoFocus
							/>
						</div>
						<Button type="submit" colour="primary">
							{t('photos.find')}
						</Button>
						<div className="min-w-36">
							<Select
								label={t('photos.colour')}
								value={asked.colour ?? 'all'}
								onChange={(colour) => narrow({ colour: colour === 'all' ? null : colour })}
								choices={[
									{ value: 'all', label: t('kit.all') },
									...photoColours.map((colour) => ({ value: colour, label: t(`photos.colour.${colour}`) })),
								]}
							/>
						</div>
						<div className="min-w-36">
							<Select
								label={t('photos.orientation')}
								value={asked.orientation ?? 'all'}
								onChange={(orientation) => narrow({ orientation: orientation === 'all' ? null : orientation })}
								choices={[
									{ value: 'all', label: t('kit.all') },
									...provider.orientations.map((orientation) => ({
										value: orientation,
										label: t(`photos.orientation.${orientation}`),
									})),
								]}
							/>
						</div>
					</form>
				</search>
				{asked.search === '' ? (
					<EmptyState
						title={t('photos.begin')}
						text={t('photos.beginText')}
						picture={<IconPhotoSearch aria-hidden size={32} />}
					/>
				) : (
					<Results
						provider={provider}
						asked={{ ...asked, language }}
						chosen={chosen}
						onChoose={setChosen}
						onPage={(page) => narrow({ page })}
					/>
				)}
			</div>
		</Dialog>
	);
}

interface ResultsProps {
	provider: Provider;
	asked: Asked & { language: string };
	chosen: string | undefined;
	onChoose(id: string): void;
	onPage(page: number): void;
}

function Results({ provider, asked, chosen, onChoose, onPage }: ResultsProps) {
	const { t } = usePlatform();
	const [isBlocked, setBlocked] = useState(false);
	const { data, error, refetch, isFetching } = useAdminQuery(photosDocument, { provider: provider.name, ...asked });
	if (error && !isFetching)
		return (
			<Notice
				kind="danger"
				action={
					<Button size="small" onClick={() => refetch()}>
						{t('common.tryAgain')}
					</Button>
				}
			>
				{withReason(t('photos.loadFailed'), failureText(error, t))}
			</Notice>
		);
	if (!data) return <Skeleton lines={8} />;
	const { total, pages, photos } = data.photos;
	if (photos.length === 0) return <p role="status">{t('photos.noneFound')}</p>;
	return (
		<>
			<p role="status" className="text-sm text-muted">
				{t('photos.found', { count: total, provider: provider.title })}
			</p>
			{isBlocked && <Notice kind="warning">{t('photos.noPreviews')}</Notice>}
			<ul
				aria-label={t('photos.results')}
				className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3"
			>
				{photos.map((photo) => (
					<PhotoTile
						key={photo.id}
						photo={photo}
						chosen={photo.id === chosen}
						onChoose={() => onChoose(photo.id)}
						onBlocked={() => setBlocked(true)}
					/>
				))}
			</ul>
			{pages > 1 && (
				<nav aria-label={t('kit.pages')} className="flex flex-wrap items-center justify-center gap-3 text-sm">
					<Button size="small" disabled={asked.page <= 1} onClick={() => onPage(asked.page - 1)}>
						{t('kit.previousPage')}
					</Button>
					<p role="status" className="tabular-nums">
						{t('photos.page', { page: asked.page, pages })}
					</p>
					<Button size="small" disabled={asked.page >= pages} onClick={() => onPage(asked.page + 1)}>
						{t('kit.nextPage')}
					</Button>
				</nav>
			)}
			<p className="text-sm text-muted">{t(provider.hotlinked ? 'photos.linkedNote' : 'photos.keptNote')}</p>
		</>
	);
}
