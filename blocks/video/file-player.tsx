// A video that the browser plays by itself. Nothing of it is loaded before someone presses play, and it works without scripts.
import { useState } from 'react';
import type { ShownBlock } from '../../rules/pages/block.ts';
import type { VideoFile } from '../../rules/pages/video-address.ts';
import { isAllowedHere } from '../stage/foreign-loads.ts';
import { useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';
import { frameShapes } from './frame-shapes.ts';
import { WatchLink } from './watch-link.tsx';

interface FilePlayerProps {
	section: ShownBlock<typeof block>;
	video: VideoFile;
}

export function FilePlayer({ section, video }: FilePlayerProps) {
	const { t, canvas, pictureOf } = useStage();
	const [failed, setFailed] = useState(false);
	const { poster, ratio } = section.values;
	const image = pictureOf(poster);
	const { title, caption } = section.texts;
	return (
		<>
			<video
				controls
				preload="none"
				playsInline
				aria-label={title || caption || t('videos.unnamed')}
				className={`w-full rounded-theme bg-sunken object-contain ${frameShapes[ratio]}`}
				{...(image && { poster: image.url })}
				// Elsewhere it only shows where it will be.
				{...(!canvas && isAllowedHere('media') && { src: video.file, onError: () => setFailed(true) })}
			/>
			<p className="text-sm text-(--words-quiet) wrap-break-word" role={failed ? 'alert' : undefined}>
				{t(failed ? 'videos.cannotPlay' : 'videos.loadsFrom', { site: video.name })} <WatchLink video={video} />
			</p>
		</>
	);
}
