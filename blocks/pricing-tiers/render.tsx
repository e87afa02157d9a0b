import type { ShownBlock } from '../../rules/pages/block.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { Text, useStage } from '../stage/stage.tsx';
import { BillingChoice } from './billing-choice.tsx';
import type { block } from './block.ts';
import { Tier } from './tier.tsx';

const columns = ['', '', '@phone:grid-cols-2', '@tablet:grid-cols-3', '@phone:grid-cols-2 @desktop:grid-cols-4'];

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const { items, values } = section;
	const priced = items.some((item) => item.texts.priceText === '' && item.values.yearly > 0);
	return (
		<div className="billing flex flex-col gap-8">
			<div className="grid grid-cols-1 justify-items-center gap-4 text-center">
				<SectionHeading section={section} className="max-w-full" />
				<Text of={section} name="text" as="p" className="block-lead" />
				{priced && <BillingChoice id={section.id} initial={values.billing} />}
			</div>
			<ul
				className={`mx-auto grid w-full grid-cols-1 gap-(--section-gap) ${items.length < 3 ? 'max-w-4xl' : ''} ${columns[items.length] ?? ''}`}
			>
				{items.map((item) => (
					<Tier key={item.id} tier={item} heading={headingOf(section) === 'h1' ? 'h2' : 'h3'} />
				))}
			</ul>
			<Text of={section} name="note" as="p" className="text-center text-sm whitespace-pre-line" />
		</div>
	);
}
