import type { ShownBlock } from '../../rules/pages/block.ts';
import { backgroundClasses } from '../stage/grounds.ts';
import { Person } from '../stage/person.tsx';
import { useShown } from '../stage/shown.ts';
import { Text } from '../stage/stage.tsx';
import type { block } from './block.ts';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const shown = useShown();
	const { background, align } = section.values;
	const centred = align === 'center';
	const said = shown.texts(section, 'person', 'role');
	const quoted = shown.texts(section, 'quote');
	if (!quoted && !said) return null;
	return (
		<figure className={`max-w-4xl ${backgroundClasses[background]} ${centred ? 'mx-auto text-center' : ''}`}>
			{quoted && (
				<blockquote className="border-0 p-0">
					<Text
						of={section}
						name="quote"
						as="p"
						className={`block-quote ${centred ? 'text-balance' : '-indent-[0.42em]'}`}
					/>
				</blockquote>
			)}
			<Person of={section} size="size-16" className={`mt-6 ${centred ? 'flex-col justify-center' : ''}`} />
		</figure>
	);
}
