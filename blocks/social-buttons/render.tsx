import type { ShownBlock } from '../../rules/pages/block.ts';
import { platformNames } from '../../rules/pages/social-platforms.ts';
import { Item, Link, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';
import { glyphs } from './glyphs.ts';

type SocialButton = ShownBlock<typeof block>['items'][number];

const look =
	'flex min-h-12 min-w-12 max-w-full items-center justify-center gap-2 rounded-full border border-(--applications-cms-content-border) bg-(--applications-cms-content-background) px-3 font-semibold text-(--applications-cms-content-text)! transition-colors duration-150 hover:border-(--applications-cms-border-strong) motion-reduce:transition-none';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { canvas } = useStage();
	const shown = section.items.filter(({ values }) => canvas || values.link);
	if (shown.length === 0) return null;
	return (
		<ul className="mx-auto flex max-w-xl flex-wrap justify-center gap-3">
			{shown.map((button) => (
				<Item key={button.id} of={button} as="li" surface="child" className="max-w-full">
					<Button button={button} />
				</Item>
			))}
		</ul>
	);
}

/** Without a label the name of the platform is said, not shown. */
function Button({ button }: { button: SocialButton }) {
	const { canvas } = useStage();
	const { platform, link } = button.values;
	const Glyph = glyphs[platform];
	const inside = (
		<>
			<Glyph aria-hidden size={24} className="shrink-0" />
			<Text of={button} name="label" className="social-label min-w-0 pe-1 wrap-anywhere" />
			{button.texts.label === '' && <span className="sr-only">{platformNames[platform]}</span>}
		</>
	);
	if (canvas || !link) return <div className={look}>{inside}</div>;
	return (
		<Link to={link.url} target={link.target} className={look}>
			{inside}
		</Link>
	);
}
