import type { ShownBlock } from '../../rules/pages/block.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { useShown } from '../stage/shown.ts';
import { Item, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const numbers = [1, 2, 3, 4] as const;
const cellStyle = 'px-3 py-2.5 text-start align-top first:ps-0 last:pe-0';
const words = 'wrap-anywhere whitespace-pre-line hyphens-auto';

const scrolled = (name: string) => ({ role: 'group', tabIndex: 0, 'aria-label': name || undefined });

/** On a phone a table is scrolled within its section, and reached by keys. */
export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { canvas } = useStage();
	const shown = useShown();
	const { striped, namedRows } = section.values;
	const columns = numbers.slice(0, Number(section.values.columns));
	const items = section.items.filter((item) => shown.texts(item, ...columns.map((number) => `cell${number}`)));
	const headed = shown.texts(section, ...columns.map((number) => `head${number}`));
	if (items.length === 0) return shown.texts(section, 'title') ? <SectionHeading section={section} /> : null;
	return (
		<div className="grid grid-cols-1 gap-6">
			<SectionHeading section={section} />
			<div {...(!canvas && scrolled(section.texts.title))} className="overflow-x-auto">
				<table className="w-full min-w-[28rem] border-collapse text-start">
					{headed && (
						<thead>
							<tr className="border-b-2 border-(--words-strong-line) text-start">
								{columns.map((number) => (
									<th key={number} scope="col" className={`${cellStyle} font-semibold`}>
										<Text of={section} name={`head${number}`} className={words} />
									</th>
								))}
							</tr>
						</thead>
					)}
					<tbody>
						{items.map((item, index) => (
							<Item
								key={item.id}
								of={item}
								as="tr"
								className={`border-b border-(--words-line) ${striped && index % 2 === 1 ? 'bg-[color-mix(in_srgb,currentColor_4%,transparent)]' : ''}`}
							>
								{columns.map((number) => {
									const Cell = namedRows && number === 1 ? 'th' : 'td';
									return (
										<Cell
											key={number}
											{...(Cell === 'th' && { scope: 'row' })}
											className={`${cellStyle} ${Cell === 'th' ? 'font-semibold' : ''}`}
										>
											<Text of={item} name={`cell${number}`} className={words} />
										</Cell>
									);
								})}
							</Item>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}
