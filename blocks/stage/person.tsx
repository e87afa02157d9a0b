// Who has said something: a picture, a name and a role, where there are any.
import type { ShownPart } from '../../rules/pages/block.ts';
import type { line, picture } from '../../rules/pages/fields.ts';
import { pictureWidths } from './picture-widths.ts';
import { useShown } from './shown.ts';
import { Photo, Text } from './stage.tsx';

type Line = ReturnType<typeof line>;

interface PersonProps {
	of: ShownPart<{ picture: ReturnType<typeof picture> }, { person: Line; role: Line }>;
	/** Where it stands in the figure. */
	className: string;
	/** Of the picture. */
	size: 'size-14' | 'size-16';
}

export function Person({ of, className, size }: PersonProps) {
	const shown = useShown();
	const picture = shown.picture(of);
	const said = shown.texts(of, 'person', 'role');
	if (!picture && !said) return null;
	return (
		<figcaption className={`flex items-center gap-4 ${className}`}>
			{picture && (
				<Photo
					of={of}
					name="picture"
					sizes={pictureWidths.portrait}
					decorative={said}
					className={`${size} shrink-0 rounded-full object-cover`}
				/>
			)}
			{said && (
				<div className="min-w-0">
					<Text of={of} name="person" as="cite" className="block font-sans font-semibold wrap-break-word not-italic" />
					<Text
						of={of}
						name="role"
						as="span"
						className="block text-[0.9375rem] wrap-break-word text-(--words-quiet) hyphens-auto"
					/>
				</div>
			)}
		</figcaption>
	);
}
