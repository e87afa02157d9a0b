import type { ShownBlock } from '../../rules/pages/block.ts';
import { readVideo } from '../../rules/pages/video-address.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';
import { Embed } from './embed.tsx';
import { FilePlayer } from './file-player.tsx';

const sizes = { small: 'mx-auto w-full max-w-md', medium: 'mx-auto w-full max-w-3xl', large: '' };

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { canvas, t } = useStage();
	const { video, size } = section.values;
	const read = readVideo(video);
	if (!read && !canvas) return null;
	return (
		<div className="grid grid-cols-1 gap-8">
			<SectionHeading section={section} />
			<figure className={`grid grid-cols-1 gap-2 ${sizes[size]}`}>
				{read?.provider === 'file' && <FilePlayer section={section} video={read} />}
				{read && read.provider !== 'file' && <Embed key={read.embed} section={section} video={read} />}
				{!read && (
					<p role="status" className="block-box one-colour px-6 py-5 font-semibold">
						{t('videos.noAddress')}
					</p>
				)}
				<Text
					of={section}
					name="caption"
					as="figcaption"
					className="text-sm leading-normal text-(--words-quiet) text-pretty wrap-break-word"
				/>
			</figure>
		</div>
	);
}
