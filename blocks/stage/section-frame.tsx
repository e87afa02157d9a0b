// What stands around every section: its ground, its anchor, its room. Blocks ask how wide this is, not how wide the window is, so
// that three widths beside each other need no frames.
import type { ReactNode } from 'react';
import { anchorOf } from '../../rules/pages/layout.ts';
import { type AnySection, useStage } from './stage.tsx';

const paddings = { none: '', regular: 'py-8 @desktop:py-12', wide: 'py-14 @desktop:py-24' };
const gaps = { none: '[--section-gap:0px]', regular: '[--section-gap:1.5rem]', wide: '[--section-gap:3rem]' };
const widths = {
	none: '',
	default: 'mx-auto max-w-page px-4 @phone:px-8',
	wide: 'mx-auto max-w-[96rem] px-4 @phone:px-8',
};

export function SectionFrame({ section, children }: { section: AnySection; children: ReactNode }) {
	const { ground, padding, gap, width } = section.layout;
	const { Credits } = useStage();
	return (
		<section
			id={anchorOf(section)}
			className="content @container scroll-mt-20"
			{...(section.style ? { style: section.style, 'data-styled': '' } : { 'data-tone': ground ?? undefined })}
			data-block={section.type}
		>
			<div className={`${paddings[padding]} ${gaps[gap]} ${widths[width]}`}>{children}</div>
			{Credits && <Credits section={section} />}
		</section>
	);
}
