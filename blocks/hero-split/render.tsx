import type { ShownBlock } from '../../rules/pages/block.ts';
import { Calls } from '../stage/calls.tsx';
import { pictureWidths } from '../stage/picture-widths.ts';
import { useShown } from '../stage/shown.ts';
import { Photo, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const heights = { small: '@phone:min-h-88', medium: '@tablet:min-h-120', large: '@tablet:min-h-152' };

/** From edge to edge the words still begin where those of other sections do. */
const atEdge = 'px-4 @phone:px-8';
const edges = {
	start: '@tablet:pe-[max(2rem,calc((100cqi-80rem)/2+2rem))] @tablet:ps-10 @desktop:ps-16',
	end: '@tablet:ps-[max(2rem,calc((100cqi-80rem)/2+2rem))] @tablet:pe-10 @desktop:pe-16',
};

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const shown = useShown();
	const { side, size } = section.values;
	const wide = section.layout.width === 'none';
	const heading = headingOf(section);
	const picture = shown.picture(section);
	const words = shown.texts(section, 'eyebrow', 'title', 'text') || shown.calls(section, 'first', 'second');
	if (!picture && !words) return null;
	return (
		<div
			className={`relative isolate grid grid-cols-1 ${picture && words ? '@phone:grid-cols-2' : ''} ${heights[size]} ${wide ? '' : 'gap-8 @desktop:gap-16'}`}
		>
			{words && (
				<div
					className={`flex flex-col justify-center py-10 @tablet:py-14 ${wide ? `${atEdge} ${edges[side]}` : ''} ${side === 'start' ? '@phone:order-2' : ''}`}
				>
					<Text of={section} name="eyebrow" as="p" className="block-eyebrow mb-4" />
					<Text
						of={section}
						name="title"
						as={heading}
						className="block-display text-[clamp(2rem,1.3rem+2.8cqi,3.5rem)]"
					/>
					<Text of={section} name="text" as="p" className="block-lead mt-5" />
					<Calls of={section} names={['first', 'second']} size="large" className="mt-8" />
				</div>
			)}
			{picture && (
				<div className="relative -z-1 aspect-4/3 @phone:aspect-auto">
					<Photo
						of={section}
						name="picture"
						sizes={pictureWidths.half}
						eager={heading === 'h1'}
						className={`absolute inset-0 size-full object-cover ${wide ? '' : 'rounded-theme'}`}
					/>
				</div>
			)}
		</div>
	);
}
