import type { ShownBlock } from '../../rules/pages/block.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { CategoryTiles, headingOf } = useStage();
	return (
		<div className="flex flex-col gap-6">
			<SectionHeading section={section} />
			<CategoryTiles of={section} below={section.values.category} heading={headingOf(section) === 'h1' ? 'h2' : 'h3'} />
		</div>
	);
}
