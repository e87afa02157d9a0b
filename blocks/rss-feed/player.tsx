// Plays the recording of an episode. Nothing of it is loaded before someone presses play, and it goes on where they stopped.
import { createElement, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FeedMedia } from '../../rules/feeds/feed.ts';
import { isAllowedHere } from '../stage/foreign-loads.ts';
import { useStage } from '../stage/stage.tsx';
import { forgetPosition, keepPosition, positionOf } from './heard.ts';

interface PlayerProps {
	media: FeedMedia;
	title: string;
	/** Begins by itself, where the visitor has agreed to content of other sites. */
	autoplay: boolean;
}

const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';

const looks = { audio: 'w-full', video: 'aspect-video w-full rounded-theme bg-sunken' };
const keepEverySeconds = 5;

export function Player({ media, title, autoplay }: PlayerProps) {
	const { t, canvas, mayLoad } = useStage();
	const isPlayed = !canvas && isAllowedHere('media');
	const spot = useRef<HTMLMediaElement>(null);
	const kept = useRef(0);
	const [failed, setFailed] = useState(false);
	const site = hostOf(media.url);
	useEffect(() => {
		const player = spot.current;
		if (!player) return;
		kept.current = positionOf(media.url);
		if (kept.current > 0) player.currentTime = kept.current;
		// Many browsers refuse until the visitor has pressed something: then it waits to be played.
		if (autoplay && isPlayed && mayLoad()) player.play().catch(() => undefined);
	}, [media.url, autoplay, isPlayed, mayLoad]);
	const onTimeUpdate = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLMediaElement>) => {
		if (Math.abs(currentTime - kept.current) < keepEverySeconds) return;
		kept.current = currentTime;
		keepPosition(media.url, currentTime);
	};
	const link = (
		<a href={media.url} target="_blank" rel="noopener noreferrer" className="rich-link">
			{t('feeds.open', { site })}
		</a>
	);
	const unsupported = t(media.kind === 'audio' ? 'feeds.audioUnsupported' : 'feeds.videoUnsupported');
	const basics = {
		controls: true,
		preload: 'none',
		'data-autoplay': autoplay || undefined,
		'aria-label': t('feeds.play', { title }),
		onTimeUpdate,
		onEnded: () => forgetPosition(media.url),
		// Elsewhere it only shows where it will be.
		...(isPlayed && { src: media.url, onError: () => setFailed(true) }),
	};
	const fallback = (
		<p>
			{unsupported} {link}
		</p>
	);
	return (
		<div className="relative z-1 grid gap-1.5">
			{createElement(media.kind, { ...basics, ref: spot, className: looks[media.kind] }, fallback)}
			<p className="text-sm text-(--words-quiet) wrap-break-word" role={failed ? 'alert' : undefined}>
				{failed ? (
					<>
						{t('feeds.cannotPlay')} {link}
					</>
				) : (
					t('feeds.loadsFrom', { site })
				)}
			</p>
		</div>
	);
}
