import type { ShownBlock } from '../../rules/pages/block.ts';
import { backgroundClasses } from '../stage/grounds.ts';
import { pictureWidths } from '../stage/picture-widths.ts';
import { useShown } from '../stage/shown.ts';
import { Photo, Text } from '../stage/stage.tsx';
import type { block } from './block.ts';

/** The mark of the page's language, large and hanging. */
const mark =
	'before:block before:h-10 before:font-heading before:text-[5rem] before:leading-none before:text-(--applications-pageFancies-accent) before:content-[open-quote] after:content-[no-close-quote]';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const shown = useShown();
	const { background, align } = section.values;
	const centred = align === 'center';
	const picture = shown.picture(section);
	const said = shown.texts(section, 'person', 'role');
	return (
		<figure className={`max-w-4xl ${backgroundClasses[background]} ${centred ? 'mx-auto text-center' : ''}`}>
			{shown.texts(section, 'quote') && (
				<blockquote className={`border-0 p-0 ${mark}`}>
					<Text
						of={section}
						name="quote"
						as="p"
						className="text-[clamp(1.375rem,1.1rem+1.2cqi,2rem)] leading-[1.35] text-pretty whitespace-pre-line wrap-break-word hyphens-auto"
					/>
				</blockquote>
			)}
			{(picture || said) && (
				<figcaption className={`mt-6 flex items-center gap-4 ${centred ? 'flex-col justify-center' : ''}`}>
					{picture && (
						<Photo
							of={section}
							name="picture"
							sizes={pictureWidths.portrait}
							decorative={said}
							className="size-16 shrink-0 rounded-full object-cover"
						/>
					)}
					{said && (
						<div className="min-w-0 wrap-break-word">
							<Text of={section} name="person" as="cite" className="block font-sans font-semibold not-italic" />
							<Text of={section} name="role" as="span" className="block text-[0.9375rem] text-(--words-quiet)" />
						</div>
					)}
				</figcaption>
			)}
		</figure>
	);
}
