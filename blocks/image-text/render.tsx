import type { ShownBlock } from '../../rules/pages/block.ts';
import { Calls } from '../stage/calls.tsx';
import { pictureWidths } from '../stage/picture-widths.ts';
import { ratioClasses } from '../stage/ratios.ts';
import { useShown } from '../stage/shown.ts';
import { Photo, Rich, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

/** How much of the width the picture has, by the side it stands on. */
const grids = {
	start: {
		third: '@phone:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
		half: '@phone:grid-cols-2',
		twoThirds: '@phone:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
	},
	end: {
		third: '@phone:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
		half: '@phone:grid-cols-2',
		twoThirds: '@phone:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
	},
};

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const shown = useShown();
	const { side, share, ratio } = section.values;
	const picture = shown.picture(section);
	const words = shown.texts(section, 'title', 'text') || shown.calls(section, 'first');
	if (!picture && !words) return null;
	const edge = section.layout.width === 'none' ? 'px-4 @phone:px-8' : '';
	return (
		<div
			className={`relative isolate grid grid-cols-1 items-center gap-x-8 gap-y-6 @desktop:gap-x-16 ${picture && words ? grids[side][share] : ''}`}
		>
			{picture && (
				<Photo
					of={section}
					name="picture"
					sizes={pictureWidths[share]}
					eager={headingOf(section) === 'h1'}
					className={`w-full min-w-0 ${ratioClasses[ratio]} ${edge ? '' : 'rounded-theme'} ${side === 'end' ? '@phone:order-2' : ''}`}
				/>
			)}
			{words && (
				<div className={`block-measure min-w-0 ${edge}`}>
					<Text of={section} name="title" as={headingOf(section)} className="block-title mb-4" />
					<Rich of={section} name="text" className="text-[1.0625rem]" />
					<Calls of={section} names={['first']} className="mt-6" />
				</div>
			)}
		</div>
	);
}
