import type { ShownBlock } from '../../rules/pages/block.ts';
import { Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const heading = useStage().headingOf(section);
	return (
		<div className={section.values.align === 'center' ? 'text-center' : ''}>
			<Text
				of={section}
				name="title"
				as={heading}
				className="font-heading text-3xl font-bold text-balance wrap-break-word hyphens-auto @phone:text-4xl @desktop:text-5xl"
			/>
			<Text
				of={section}
				name="subtitle"
				as="p"
				className={`mt-3 max-w-prose text-lg whitespace-pre-line ${section.values.align === 'center' ? 'mx-auto' : ''}`}
			/>
		</div>
	);
}
