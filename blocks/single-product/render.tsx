import type { ShownBlock } from '../../rules/pages/block.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { Call, Products, Rich, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const atEnd = section.values.side === 'end';
	return (
		<div className="grid items-center gap-8 @phone:not-has-[>:empty]:grid-cols-2 @desktop:gap-14">
			<div className={`min-w-0 empty:hidden ${atEnd ? '@phone:order-2' : ''}`}>
				<Products of={section} columns={1} heading={headingOf(section) === 'h1' ? 'h2' : 'h3'} />
			</div>
			<div className="flex min-w-0 flex-col items-start gap-5">
				<SectionHeading section={section} />
				<Rich of={section} name="text" className="block-measure text-[1.0625rem]" />
				<Call of={section} name="call" size="large" />
			</div>
		</div>
	);
}
