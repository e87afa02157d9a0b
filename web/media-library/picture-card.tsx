// A picture in the grid: what it is called, how large it is, how it stands.
import { IconCheck } from '@tabler/icons-react';
import { formatFileSize } from '../../rules/formats.ts';
import { mediaName } from '../../rules/media-library.ts';
import { Chip } from '../kit/chip.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { Picture } from '../platform/picture.tsx';
import type { LibraryPicture } from './media-picker.tsx';

interface PictureCardProps {
	picture: LibraryPicture;
	selected: boolean;
	/** Was chosen before and cannot be chosen again. */
	taken?: boolean;
	onSelect(): void;
	/** Without it, pressing the picture selects it. */
	onOpen?: (() => void) | undefined;
	/** Opens what it says in words and what stays in view of it. */
	onDescribe?: (() => void) | undefined;
}

export function useMediaName(): (picture: { title: string; fileName: string }) => string {
	const { t } = usePlatform();
	return (picture) => mediaName(picture) || t('mediaLibrary.unnamed');
}

export function PictureCard({ picture, selected, taken = false, onSelect, onOpen, onDescribe }: PictureCardProps) {
	const { t, language } = usePlatform();
	const name = useMediaName()(picture);
	const { image, bytes, kind } = picture;
	return (
		<li
			data-selected={selected || undefined}
			className="relative flex min-w-0 flex-col overflow-hidden rounded-theme border border-line bg-surface data-selected:border-accent data-selected:ring-2 data-selected:ring-accent"
		>
			<button
				type="button"
				disabled={taken}
				aria-pressed={onOpen ? undefined : selected}
				aria-label={onOpen ? t('mediaLibrary.details', { name }) : t('mediaLibrary.select', { name })}
				onClick={onOpen ?? onSelect}
				className="kit-transparent relative block aspect-4/3 w-full cursor-pointer disabled:cursor-not-allowed disabled:opacity-60"
			>
				<Picture
					image={image}
					decorative
					sizes="220px"
					upTo={640}
					className="absolute inset-0 size-full object-contain"
				/>
			</button>
			{onOpen ? (
				<label className="absolute start-0 top-0 grid size-11 cursor-pointer place-items-center">
					<span className="sr-only">{t('mediaLibrary.select', { name })}</span>
					<input
						type="checkbox"
						checked={selected}
						onChange={onSelect}
						className="size-5 cursor-pointer accent-(--colors-primary-DEFAULT)"
					/>
				</label>
			) : (
				selected && (
					<span className="absolute start-2 top-2 grid size-6 place-items-center rounded-full bg-accent text-inverted">
						<IconCheck aria-hidden size={16} stroke={3} />
					</span>
				)
			)}
			<div className="flex min-w-0 grow flex-col gap-1 p-2 text-sm">
				<p className="font-semibold hyphens-auto wrap-break-word">
					<BreakableName name={name} />
				</p>
				{image.credit && (
					<p className="text-hint wrap-anywhere">
						{t('mediaLibrary.credit', { author: image.credit.author, provider: image.credit.provider })}
					</p>
				)}
				<p className="text-hint tabular-nums">
					{image.width} × {image.height}
					<br />
					{image.remote ? t('mediaLibrary.remote') : `${kind.toUpperCase()} · ${formatFileSize(bytes, language)}`}
				</p>
				<p className="mt-auto flex flex-wrap gap-1 pt-1">
					<States picture={picture} taken={taken} />
				</p>
				{onDescribe && (
					<button
						type="button"
						aria-label={t('mediaLibrary.describeNamed', { name })}
						onClick={onDescribe}
						className="cursor-pointer self-start py-1 text-start font-semibold text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
					>
						{t('mediaLibrary.describe')}
					</button>
				)}
			</div>
		</li>
	);
}

/** What files are called has no blanks: a line ends behind one of the signs that stand for them. */
function BreakableName({ name }: { name: string }) {
	const parts = name.split(/(?<=[-_.,+])/);
	return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={parts.slice(0, index).join('')} />, part]));
}

function States({ picture, taken }: { picture: LibraryPicture; taken: boolean }) {
	const { t } = usePlatform();
	const { used, missingAlt, madeFrom, sourceUrl } = picture;
	if (taken) return <Chip state="active" label={t('mediaLibrary.taken')} />;
	return (
		<>
			<Chip state={used ? 'active' : 'inactive'} label={t(used ? 'mediaLibrary.used' : 'mediaLibrary.onlyUnused')} />
			{missingAlt.length > 0 && <Chip state="scheduled" label={t('mediaLibrary.noAlt')} />}
			{madeFrom && <Chip state="inactive" label={t('mediaLibrary.thumbnail')} />}
			{sourceUrl && <Chip state="inactive" label={t('mediaLibrary.external')} />}
		</>
	);
}
