import type { ShownBlock } from '../../rules/pages/block.ts';
import { Icon } from '../stage/icons.tsx';
import { SectionHeading } from '../stage/section-heading.tsx';
import { Item, Link, Photo, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

type Entry = ShownBlock<typeof block>['items'][number];

const look =
	'grid min-h-16 w-full grid-cols-[3rem_1fr_3rem] items-center gap-2 rounded-theme border border-(--applications-cms-content-border) bg-(--applications-cms-content-background) p-2 text-center font-semibold text-(--applications-cms-content-text)! transition-colors duration-150 hover:border-(--applications-cms-border-strong) motion-reduce:transition-none';

/** Who reads the page is shown what leads somewhere; who writes it, everything. */
export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { canvas } = useStage();
	const shown = section.items.filter(({ values, texts }) => canvas || (values.link && texts.text));
	return (
		<div className="mx-auto flex max-w-xl flex-col gap-5">
			<SectionHeading section={section} className="text-center" />
			{shown.length > 0 && (
				<ul className="flex flex-col gap-3">
					{shown.map((item) => (
						<Item key={item.id} of={item} as="li" surface="child">
							<Row entry={item} />
						</Item>
					))}
				</ul>
			)}
		</div>
	);
}

function Row({ entry }: { entry: Entry }) {
	const { canvas, pictureOf } = useStage();
	const { link, icon, picture } = entry.values;
	const inside = (
		<>
			<span className="grid size-12 place-items-center overflow-hidden rounded-theme">
				{picture && (canvas || pictureOf(picture)) ? (
					<Photo of={entry} name="picture" sizes="3rem" decorative className="size-12 rounded-theme object-cover" />
				) : (
					<Icon name={icon} />
				)}
			</span>
			<Text of={entry} name="text" className="min-w-0 wrap-anywhere hyphens-auto" />
			<span aria-hidden />
		</>
	);
	if (canvas || !link) return <div className={look}>{inside}</div>;
	return (
		<Link to={link.url} target={link.target} className={look}>
			{inside}
		</Link>
	);
}
