import type { ShownBlock } from '../../rules/pages/block.ts';
import { useShown } from '../stage/shown.ts';
import { Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const frames = {
	line: '',
	beside: 'border-s-4 border-fancy-line ps-5 @phone:ps-8',
	marker: '',
	panel: 'fancy-ground one-colour rounded-theme px-6 py-10 @phone:px-10 @tablet:py-14',
};

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const { decoration, align } = section.values;
	if (!useShown().texts(section, 'eyebrow', 'title', 'text')) return null;
	// A line at the side holds what begins there.
	const centred = align === 'center' && decoration !== 'beside';
	return (
		<div className={`${frames[decoration]} ${centred ? 'text-center' : ''}`}>
			<div className={centred ? 'mx-auto max-w-4xl' : 'max-w-4xl'}>
				<Text of={section} name="eyebrow" as="p" className="block-eyebrow mb-3" />
				<Text
					of={section}
					name="title"
					as={headingOf(section)}
					className={`block-title ${decoration === 'marker' ? 'fancy-marker leading-[1.35]' : ''}`}
				/>
				{decoration === 'line' && <hr aria-hidden className={`fancy-line mt-5 ${centred ? 'mx-auto' : ''}`} />}
				<Text of={section} name="text" as="p" className={`block-lead mt-5 ${centred ? 'mx-auto text-balance' : ''}`} />
			</div>
		</div>
	);
}
