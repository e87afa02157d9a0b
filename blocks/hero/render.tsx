import type { ShownBlock } from '../../rules/pages/block.ts';
import { Calls } from '../stage/calls.tsx';
import { pictureWidths } from '../stage/picture-widths.ts';
import { useShown } from '../stage/shown.ts';
import { Photo, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

type Hero = ShownBlock<typeof block>;

const heights = {
	small: '@tablet:min-h-88',
	medium: '@tablet:min-h-120',
	large: '@tablet:min-h-152',
};
/** On a phone the picture is seen above its words. */
const clearings = { small: '[--clearing:30cqi]', medium: '', large: '[--clearing:70cqi]' };
const rooms = {
	small: 'py-10 @tablet:py-12',
	medium: 'py-12 @tablet:py-18',
	large: 'py-16 @tablet:py-28',
};

export function Render({ section }: { section: Hero }) {
	const { pictureOf, headingOf } = useStage();
	const shown = useShown();
	const { picture, placement } = section.values;
	const words = shown.texts(section, 'title', 'text') || shown.calls(section, 'first', 'second');
	if (!pictureOf(picture)) return words ? <WithoutPicture section={section} /> : null;
	if (placement === 'behind' && words) return <OverPicture section={section} />;
	return (
		<>
			{words && <WithoutPicture section={section} />}
			<div className={words && !isWide(section) ? 'mt-(--section-gap)' : ''}>
				<Photo
					of={section}
					name="picture"
					sizes={pictureWidths.whole}
					eager={headingOf(section) === 'h1'}
					className={`aspect-4/3 w-full object-cover @tablet:aspect-21/9 ${corners(section)}`}
				/>
			</div>
		</>
	);
}

/** From edge to edge; otherwise it is a tile on the page. */
const isWide = ({ layout }: Hero) => layout.width === 'none';
const corners = (section: Hero) => (isWide(section) ? '' : 'rounded-theme');

/** Words keep to the edges of the page, however wide the picture is. */
const inner = (section: Hero) =>
	isWide(section) ? 'mx-auto w-full max-w-page px-4 @phone:px-8' : 'w-full px-4 @phone:px-8';

function WithoutPicture({ section }: { section: Hero }) {
	const { align, size, placement } = section.values;
	const above = placement === 'below';
	const ground = section.layout.ground === null && !above ? 'fancy-ground one-colour' : '';
	return (
		<div className={`relative isolate flex items-center ${above ? '' : heights[size]} ${ground} ${corners(section)}`}>
			<div className={`${above && !isWide(section) ? '' : inner(section)} ${rooms[size]}`}>
				<Words section={section} align={align} />
			</div>
		</div>
	);
}

function OverPicture({ section }: { section: Hero }) {
	const { align, size } = section.values;
	const first = useStage().headingOf(section) === 'h1';
	return (
		<div
			className={`picture-stage on-picture one-colour relative isolate flex overflow-hidden ${align === 'start' ? 'picture-beside' : ''} ${clearings[size]} ${heights[size]} ${corners(section)}`}
		>
			<Photo
				of={section}
				name="picture"
				sizes={pictureWidths.whole}
				eager={first}
				decorative
				className="picture-photo"
			/>
			{align === 'start' && <div aria-hidden className="picture-cover absolute inset-0 -z-1" />}
			<div className="picture-words w-full">
				<div className={`${inner(section)} pb-8 @tablet:py-16`}>
					<div
						className={
							align === 'center'
								? 'picture-panel mx-auto max-w-3xl @tablet:px-10 @tablet:py-12'
								: 'max-w-2xl @phone:max-w-[52cqi] @tablet:max-w-[46cqi] @wide:max-w-2xl'
						}
					>
						<Words section={section} align={align} />
					</div>
				</div>
			</div>
		</div>
	);
}

function Words({ section, align }: { section: Hero; align: 'start' | 'center' }) {
	const centred = align === 'center';
	return (
		<div className={centred ? 'mx-auto max-w-4xl text-center' : 'max-w-4xl'}>
			<Text of={section} name="title" as={useStage().headingOf(section)} className="block-display" />
			<Text of={section} name="text" as="p" className={`block-lead mt-5 ${centred ? 'mx-auto text-balance' : ''}`} />
			<Calls
				of={section}
				names={['first', 'second']}
				size="large"
				className={`mt-8 ${centred ? 'justify-center' : ''}`}
			/>
		</div>
	);
}
