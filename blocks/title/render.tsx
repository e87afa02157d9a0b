import type { ShownBlock } from '../../rules/pages/block.ts';
import { Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const sizes = { small: 'block-heading', medium: 'block-title', large: 'block-display' };

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { align, size } = section.values;
	const centred = align === 'center';
	return (
		<div className={centred ? 'mx-auto max-w-4xl text-center' : 'max-w-4xl'}>
			<Text of={section} name="title" as={useStage().headingOf(section)} className={sizes[size]} />
			<Text of={section} name="text" as="p" className={`block-lead mt-4 ${centred ? 'mx-auto' : ''}`} />
		</div>
	);
}
