import type { ShownBlock } from '../../rules/pages/block.ts';
import { Photo, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const round = 'size-28 rounded-full border-4 border-(--applications-cms-content-border)';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { canvas, headingOf, pictureOf } = useStage();
	const { title } = section.texts;
	const pictured = canvas || pictureOf(section.values.picture) !== undefined;
	return (
		<div className="mx-auto grid max-w-xl grid-cols-1 justify-items-center gap-3 text-center wrap-anywhere">
			{pictured ? (
				<Photo of={section} name="picture" sizes="7rem" eager decorative className={`${round} object-cover`} />
			) : (
				title && (
					<span
						aria-hidden
						className={`${round} grid place-items-center bg-(--applications-cms-content-background) font-heading text-4xl font-bold text-(--applications-cms-content-text) uppercase`}
					>
						{[...title][0]}
					</span>
				)
			)}
			<Text of={section} name="title" as={headingOf(section)} className="block-title wrap-anywhere" />
			<Text of={section} name="bio" as="p" className="whitespace-pre-line hyphens-auto" />
		</div>
	);
}
