import type { ShownBlock } from '../../rules/pages/block.ts';
import { backgroundClasses } from '../stage/grounds.ts';
import { pictureWidths } from '../stage/picture-widths.ts';
import { useShown } from '../stage/shown.ts';
import { Photo, Text } from '../stage/stage.tsx';
import type { block } from './block.ts';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const shown = useShown();
	const { background, align } = section.values;
	const centred = align === 'center';
	const picture = shown.picture(section);
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
						<div className="min-w-0">
							<Text
								of={section}
								name="person"
								as="cite"
								className="block font-sans font-semibold wrap-break-word not-italic"
							/>
							<Text
								of={section}
								name="role"
								as="span"
								className="block text-[0.9375rem] wrap-break-word text-(--words-quiet) hyphens-auto"
							/>
						</div>
					)}
				</figcaption>
			)}
		</figure>
	);
}
