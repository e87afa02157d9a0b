// One photo of a provider: pressing it chooses it, and below it stands who took it.
import { IconCheck } from '@tabler/icons-react';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { photosDocument } from './photos.documents.ts';

interface PhotoTileProps {
	photo: Data<typeof photosDocument>['photos']['photos'][number];
	chosen: boolean;
	onChoose(): void;
	/** Its small version cannot be loaded here. */
	onBlocked(): void;
}

export function PhotoTile({ photo, chosen, onChoose, onBlocked }: PhotoTileProps) {
	const { t } = usePlatform();
	const { description, author, authorUrl, thumbnailUrl, width, height } = photo;
	return (
		<li
			data-selected={chosen || undefined}
			className="relative flex min-w-0 flex-col overflow-hidden rounded-theme border border-line bg-surface data-selected:border-accent data-selected:ring-2 data-selected:ring-accent"
		>
			<button
				type="button"
				aria-pressed={chosen}
				aria-label={t('photos.choose', { description: description || t('photos.unnamed'), author })}
				onClick={onChoose}
				className="kit-transparent relative block aspect-4/3 w-full cursor-pointer bg-sunken"
			>
				<img
					src={thumbnailUrl}
					alt=""
					loading="lazy"
					decoding="async"
					referrerPolicy="no-referrer"
					onError={onBlocked}
					className="absolute inset-0 size-full object-contain"
				/>
			</button>
			{chosen && (
				<span className="absolute start-2 top-2 grid size-6 place-items-center rounded-full bg-accent text-inverted">
					<IconCheck aria-hidden size={16} stroke={3} />
				</span>
			)}
			<p className="flex flex-col p-2 text-sm">
				<a
					href={authorUrl}
					target="_blank"
					rel="noopener noreferrer"
					className="rounded-theme py-1 text-link underline underline-offset-2 wrap-anywhere hover:text-link-hover"
				>
					{t('photos.openAuthor', { author })}
				</a>
				<span className="text-hint tabular-nums">
					{width} × {height}
				</span>
			</p>
		</li>
	);
}
