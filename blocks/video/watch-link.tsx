// The way to a video where it comes from: for visitors without scripts, for those who want nothing of others on this page, and for paper.
import type { Video } from '../../rules/pages/video-address.ts';
import { useStage } from '../stage/stage.tsx';

export function WatchLink({ video }: { video: Video }) {
	const { t } = useStage();
	return (
		<>
			<a
				href={video.page}
				target="_blank"
				rel="noopener noreferrer"
				className="rich-link inline-block py-0.5 wrap-break-word print:hidden"
			>
				{t('videos.watchAt', { site: video.name })}
			</a>
			<span className="hidden wrap-anywhere print:inline">{video.page}</span>
		</>
	);
}
