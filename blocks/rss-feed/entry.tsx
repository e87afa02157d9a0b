// One article or episode of a feed.
import { createElement, Fragment } from 'react';
import type { ShownFeedItem } from '../../rules/feeds/feed.ts';
import { formatDate } from '../../rules/formats.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { Photo, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';
import { Player } from './player.tsx';

export interface EntryProps {
	section: ShownBlock<typeof block>;
	item: ShownFeedItem;
	heading: 'h2' | 'h3';
	/** Stands above the others, larger. */
	hero?: boolean;
	/** Picture beside the words, not above them. */
	beside?: boolean;
	autoplay?: boolean;
}

const ratioClasses = { auto: 'h-auto', square: 'aspect-square object-cover', wide: 'aspect-video object-cover' };
const secondsInHour = 3600;

const siteOf = (address: string): string => (URL.parse(address)?.hostname ?? '').replace(/^www\./, '');

function useDuration() {
	const { t } = useStage();
	return (seconds: number): string => {
		const minutes = Math.max(1, Math.round(seconds / 60));
		return seconds < secondsInHour
			? t('feeds.minutes', { minutes })
			: t('feeds.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
	};
}

/** Dates and names beside each other; nothing where nothing is to be said. */
function Facts({ section, item }: Pick<EntryProps, 'section' | 'item'>) {
	const { t, language, timeZone } = useStage();
	const duration = useDuration();
	const { showDate, showAuthor, showDuration } = section.values;
	const facts = [
		showDate && item.publishedAt && formatDate(new Date(item.publishedAt), language, timeZone),
		showAuthor && item.author && t('feeds.by', { author: item.author }),
		showDuration && item.seconds !== null && duration(item.seconds),
	].filter(Boolean);
	return facts.length > 0 && <p className="text-sm text-(--words-quiet) wrap-break-word">{facts.join(' · ')}</p>;
}

function Thumbnail({ section, item, hero }: Pick<EntryProps, 'section' | 'item' | 'hero'>) {
	const { pictureOf } = useStage();
	const { thumbnails, ratio, fallbackPicture } = section.values;
	const className = `w-full rounded-theme ${ratioClasses[ratio]}`;
	const { picture } = item;
	if (!thumbnails) return null;
	// The words beside it say what it is about.
	if (picture)
		return (
			<img
				src={picture.url}
				width={picture.width}
				height={picture.height}
				alt=""
				loading={hero ? 'eager' : 'lazy'}
				className={className}
			/>
		);
	if (pictureOf(fallbackPicture) === undefined) return null;
	return (
		<Photo
			of={section}
			name="fallbackPicture"
			sizes="(min-width: 64rem) 27rem, 100vw"
			className={className}
			decorative
		/>
	);
}

function Title({ item, heading: Heading, hero }: Pick<EntryProps, 'item' | 'heading' | 'hero'>) {
	if (item.title === '') return null;
	return (
		<Heading className={hero ? 'block-title' : 'block-heading'}>
			{item.link === '' ? (
				item.title
			) : (
				<a
					href={item.link}
					target="_blank"
					rel="noopener noreferrer"
					className="rounded-theme after:absolute after:inset-0 hover:text-(--words-link-hover)"
				>
					{item.title}
				</a>
			)}
		</Heading>
	);
}

function Description({ section, item }: Pick<EntryProps, 'section' | 'item'>) {
	const { description } = section.values;
	if (description === 'none') return null;
	const paragraphs = description === 'full' ? item.paragraphs : [item.excerpt].filter(Boolean);
	const className = 'leading-relaxed wrap-break-word hyphens-auto';
	// It stands still: none of its paragraphs needs a key.
	return createElement(Fragment, null, ...paragraphs.map((paragraph) => createElement('p', { className }, paragraph)));
}

function Source({ section, item }: Pick<EntryProps, 'section' | 'item'>) {
	const { t } = useStage();
	if (!section.values.showSource || item.link === '') return null;
	return (
		<p>
			<a href={item.link} target="_blank" rel="noopener noreferrer" className="rich-link relative z-1 wrap-break-word">
				{t(item.media ? 'feeds.listenOn' : 'feeds.readOn', { site: siteOf(item.link) })}
			</a>
		</p>
	);
}

export function Entry({ section, item, heading, hero = false, beside = false, autoplay = false }: EntryProps) {
	const { pictureOf } = useStage();
	const { thumbnails, showCategory, fallbackPicture, player } = section.values;
	const pictured = thumbnails && (item.picture !== null || pictureOf(fallbackPicture) !== undefined);
	const columns = hero
		? '@tablet:grid-cols-2 @tablet:gap-10'
		: '@phone:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @phone:gap-x-8';
	const isSplit = pictured && (hero || beside);
	return (
		<article className={`relative grid grid-cols-1 content-start gap-4 ${isSplit ? columns : ''}`}>
			{pictured && <Thumbnail section={section} item={item} hero={hero} />}
			<div className={`grid min-w-0 grid-cols-1 content-start gap-2.5 ${hero ? '@tablet:self-center' : ''}`}>
				{showCategory && item.categories[0] && <p className="block-eyebrow">{item.categories[0]}</p>}
				<Title item={item} heading={heading} hero={hero} />
				<Facts section={section} item={item} />
				<Description section={section} item={item} />
				{player && item.media && <Player media={item.media} title={item.title} autoplay={autoplay} />}
				<Source section={section} item={item} />
			</div>
		</article>
	);
}
