// The pictures in their order, which is changed by dragging, by the buttons, or by Alt and an arrow key. Where a picture has come to
// is read aloud, and the focus stays on it.
import {
	IconChevronLeft,
	IconChevronRight,
	IconLanguage,
	IconPhotoStar,
	IconStar,
	IconTrash,
} from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Label } from '../../../kit/label.tsx';
import { Tooltip } from '../../../kit/tooltip.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { Picture } from '../../../platform/picture.tsx';
import type { ProductImage } from '../product-values.ts';
import type { useImages } from './use-images.ts';

interface ImageGridProps {
	images: readonly ProductImage[];
	actions: ReturnType<typeof useImages>;
	readOnly: boolean;
	onLanguages(imageId: string): void;
	/** The picture that is the thumbnail; undefined: there is none to choose here. */
	thumbnail?: { mediaId: string | undefined } | undefined;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The same list with one thing elsewhere. */
function moveTo<T>(list: readonly T[], from: number, to: number): T[] {
	const moved = [...list];
	const [thing] = moved.splice(from, 1);
	if (thing !== undefined) moved.splice(Math.max(0, Math.min(to, moved.length)), 0, thing);
	return moved;
}

export function ImageGrid({ images, actions, readOnly, onLanguages, thumbnail }: ImageGridProps) {
	const { t } = usePlatform();
	/** What was done, until the server says the same. */
	const [order, setOrder] = useState<readonly string[]>();
	const [said, setSaid] = useState('');
	const [dragged, setDragged] = useState<string>();
	const list = useRef<HTMLUListElement>(null);
	const focus = useRef<string>(undefined);
	const known = new Map(images.map((image) => [image.id, image]));
	const shown =
		(order ?? []).length === images.length && order ? order.flatMap((id) => known.get(id) ?? []) : [...images];

	useEffect(() => {
		if (!focus.current) return;
		list.current?.querySelector<HTMLElement>(`[data-image="${focus.current}"]`)?.focus();
		focus.current = undefined;
	});

	const move = async (id: string, to: number) => {
		const from = shown.findIndex((image) => image.id === id);
		if (readOnly || from === to || to < 0 || to >= shown.length) return;
		const ids = moveTo(
			shown.map((image) => image.id),
			from,
			to,
		);
		focus.current = id;
		setOrder(ids);
		setSaid(t('product.moved', { number: to + 1, total: shown.length }));
		if (!(await actions.order(ids))) setSaid(t('product.orderFailed'));
		setOrder(undefined);
	};
	const press = (event: KeyboardEvent, id: string, index: number) => {
		const step = steps[event.key];
		if (!event.altKey || step === undefined) return;
		event.preventDefault();
		move(id, index + step);
	};
	const drop = (event: DragEvent, index: number) => {
		event.preventDefault();
		if (dragged) move(dragged, index);
		setDragged(undefined);
	};
	return (
		<>
			<p role="status" className="sr-only">
				{said}
			</p>
			<ul ref={list} className="grid grid-cols-2 gap-3 phone:grid-cols-3 tablet:grid-cols-4 desktop:grid-cols-5">
				{shown.map(({ id, cover, image, languages }, index) => (
					<li
						key={id}
						draggable={!readOnly}
						onDragStart={() => setDragged(id)}
						onDragEnd={() => setDragged(undefined)}
						onDragOver={(event) => dragged && event.preventDefault()}
						onDrop={(event) => drop(event, index)}
						className={`flex min-w-0 flex-col gap-2 rounded-theme border border-line bg-raised p-2 ${dragged === id ? 'opacity-50' : ''}`}
					>
						<button
							type="button"
							data-image={id}
							disabled={readOnly}
							aria-label={`${t('product.imageNumber', { number: index + 1, total: shown.length })}. ${image.alt} ${cover ? t('product.cover') : ''}`}
							title={t('product.moveHint')}
							aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
							onKeyDown={(event) => press(event, id, index)}
							className="relative grid aspect-square cursor-grab place-items-center overflow-hidden rounded-theme bg-sunken disabled:cursor-default"
						>
							<Picture image={image} sizes="200px" upTo={320} decorative className="size-full object-contain" />
							<span className="absolute start-1 top-1 flex flex-wrap gap-1">
								{cover && <Label kind="highlight">{t('product.cover')}</Label>}
								{languages.map(({ languageCode }) => (
									<Label key={languageCode}>{languageCode}</Label>
								))}
							</span>
						</button>
						{!readOnly && (
							<div className="flex flex-wrap justify-center gap-1">
								<IconButton
									label={t('product.moveBefore')}
									disabled={index === 0}
									onClick={() => move(id, index - 1)}
									icon={<IconChevronLeft aria-hidden size={18} />}
								/>
								<IconButton
									label={t('product.moveAfter')}
									disabled={index === shown.length - 1}
									onClick={() => move(id, index + 1)}
									icon={<IconChevronRight aria-hidden size={18} />}
								/>
								<IconButton
									label={t('product.makeCover')}
									disabled={cover}
									onClick={() => actions.setCover(id)}
									icon={<IconStar aria-hidden size={18} />}
								/>
								{thumbnail && (
									<IconButton
										label={t('product.makeThumbnail')}
										disabled={thumbnail.mediaId === image.id}
										onClick={() => actions.setThumbnail(image.id)}
										icon={<IconPhotoStar aria-hidden size={18} />}
									/>
								)}
								<IconButton
									label={t('product.imageLanguages')}
									onClick={() => onLanguages(id)}
									icon={<IconLanguage aria-hidden size={18} />}
								/>
								<IconButton
									label={t('product.removeImage')}
									onClick={() => actions.remove(id)}
									icon={<IconTrash aria-hidden size={18} />}
								/>
							</div>
						)}
					</li>
				))}
			</ul>
		</>
	);
}

interface IconButtonProps {
	label: string;
	icon: React.ReactNode;
	disabled?: boolean;
	onClick(): void;
}

const IconButton = ({ label, ...rest }: IconButtonProps) => (
	<Tooltip text={label}>
		<Button size="small" aria-label={label} {...rest} />
	</Tooltip>
);
