// A tile that calls to act: words, and buttons beside or below them. All of it may be the link.
import { Calls } from './calls.tsx';
import { tileCallOf, useShown } from './shown.ts';
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
	const shown = useShown();
	const words = shown.texts(section, 'title', 'text');
	const { look, align } = section.values as { look: keyof typeof looks; align: 'start' | 'center' };
	const centred = align === 'center';
	const corners = section.layout.width === 'none' ? 'rounded-none! border-x-0' : '';
	if (!words && !shown.calls(section, ...calls)) return null;
	return (
		<div
			data-tile={tileCallOf(section, calls) && ''}
			className={`relative isolate grid grid-cols-1 gap-x-10 gap-y-6 ${looks[look]} ${corners} ${centred ? 'justify-items-center text-center' : 'items-center @tablet:grid-cols-[minmax(0,1fr)_fit-content(50%)]'}`}
		>
			{words && (
				<div className="w-full max-w-3xl min-w-0">
					<Text of={section} name="title" as={headingOf(section)} className="block-title" />
					<Text
						of={section}
						name="text"
						as="p"
						className={`block-lead mt-3 ${centred ? 'mx-auto text-balance' : ''}`}
					/>
				</div>
			)}
			<Calls of={section} names={calls} size="large" className={centred ? 'justify-center' : '@tablet:justify-end'} />
		</div>
	);
}
