import type { ShownBlock } from '../../rules/pages/block.ts';
import { useShown } from '../stage/shown.ts';
import { Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const sizes = { small: 'block-heading', medium: 'block-title', large: 'block-display' };

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const { align, size } = section.values;
	if (!useShown().texts(section, 'title', 'text')) return null;
	const centred = align === 'center';
	return (
		<div className={centred ? 'mx-auto max-w-4xl text-center' : 'max-w-4xl'}>
			<Text of={section} name="title" as={headingOf(section)} className={sizes[size]} />
			<Text of={section} name="text" as="p" className={`block-lead mt-4 ${centred ? 'mx-auto text-balance' : ''}`} />
		</div>
	);
}
