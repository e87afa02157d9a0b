import type { ShownBlock } from '../../rules/pages/block.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { Call, Products, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const columns = { '2': 2, '3': 3, '4': 4 } as const;

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const below = headingOf(section) === 'h1' ? 'h2' : 'h3';
	return (
		<div className="flex flex-col gap-6">
			<SectionHeading section={section} />
			<Products of={section} columns={columns[section.values.columns]} heading={below} />
			<div className="flex justify-center empty:hidden">
				<Call of={section} name="call" />
			</div>
		</div>
	);
}
