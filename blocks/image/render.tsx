import type { ShownBlock } from '../../rules/pages/block.ts';
import { LinkedPhoto } from '../stage/linked-photo.tsx';
import { pictureWidths } from '../stage/picture-widths.ts';
import { ratioClasses } from '../stage/ratios.ts';
import { useShown } from '../stage/shown.ts';
import { Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const sizes = { small: 'mx-auto max-w-md', medium: 'mx-auto max-w-3xl', large: '' };
const widths = { small: pictureWidths.third, medium: pictureWidths.twoThirds, large: pictureWidths.page };

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const { size, ratio } = section.values;
	const wide = section.layout.width === 'none';
	if (!useShown().picture(section)) return null;
	return (
		<figure className={sizes[size]}>
			<LinkedPhoto
				of={section}
				called={section.texts.caption}
				sizes={wide && size === 'large' ? pictureWidths.whole : widths[size]}
				eager={headingOf(section) === 'h1'}
				className={`w-full ${ratioClasses[ratio]} ${wide && size === 'large' ? '' : 'rounded-theme'}`}
			/>
			<Text
				of={section}
				name="caption"
				as="figcaption"
				className={`mt-3 text-sm leading-normal text-(--words-quiet) text-pretty wrap-break-word ${wide ? 'px-4 @phone:px-8' : ''}`}
			/>
		</figure>
	);
}
