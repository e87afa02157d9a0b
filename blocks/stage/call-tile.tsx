// A tile that calls to act: words, and buttons beside or below them. All of it may be the link.
import { Calls } from './calls.tsx';
import { tileCallOf } from './shown.ts';
import { type AnySection, useStage } from './stage.tsx';

const looks = {
	plain: '',
	box: 'block-box one-colour px-6 py-8 @phone:px-10 @tablet:py-12',
	accent: 'block-accent one-colour px-6 py-8 @phone:px-10 @tablet:py-12',
};

interface TileProps {
	/** With a `title`, a `text`, a `look` and a way to `align`. */
	of: AnySection;
	calls: readonly string[];
}

export function CallTile({ of: section, calls }: TileProps) {
	const { Text, headingOf } = useStage();
	const { look, align } = section.values as { look: keyof typeof looks; align: 'start' | 'center' };
	const centred = align === 'center';
	const corners = section.layout.width === 'none' ? 'rounded-none! border-x-0' : '';
	return (
		<div
			data-tile={tileCallOf(section, calls) && ''}
			className={`relative isolate grid gap-x-10 gap-y-6 ${looks[look]} ${corners} ${centred ? 'justify-items-center text-center' : 'items-center @tablet:grid-cols-[1fr_auto]'}`}
		>
			<div className="min-w-0 max-w-3xl">
				<Text of={section} name="title" as={headingOf(section)} className="block-title" />
				<Text of={section} name="text" as="p" className={`block-lead mt-3 ${centred ? 'mx-auto' : ''}`} />
			</div>
			<Calls of={section} names={calls} size="large" className={centred ? 'justify-center' : '@tablet:justify-end'} />
		</div>
	);
}
