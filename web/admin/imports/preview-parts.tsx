// Parts of the preview of a file that an admin brings, whatever is in it.
import type { ReactNode } from 'react';
import { formatNumber } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';

interface CountsProps {
	counts: readonly { label: string; count: number }[];
}

export function Counts({ counts }: CountsProps) {
	const { language } = usePlatform();
	return (
		<dl className={`grid grid-cols-2 gap-3 ${counts.length > 4 ? 'phone:grid-cols-5' : 'phone:grid-cols-4'}`}>
			{counts.map(({ label, count }) => (
				<div key={label} className="rounded-theme border border-line bg-raised px-3 py-2">
					<dt className="text-sm text-muted">{label}</dt>
					<dd className="text-xl font-bold tabular-nums">{formatNumber(count, language)}</dd>
				</div>
			))}
		</dl>
	);
}

export const previewCell = 'px-3 py-2 align-top wrap-break-word';

/** Numbers stand at the end of their column, and so does its heading. */
export type PreviewHeading = string | { label: string; align: 'end' };

/** Texts that are being edited in place are objects, too. */
const isAligned = (heading: PreviewHeading) => typeof heading === 'object' && 'align' in heading;

interface PlainTableProps {
	label: string;
	headings: readonly PreviewHeading[];
	shown: number;
	total: number;
	children: ReactNode;
}

/** Nothing to be searched or sorted: the beginning of a long list. */
export function PlainTable({ label, headings, shown, total, children }: PlainTableProps) {
	const { t } = usePlatform();
	return (
		<>
			{total > shown && <p className="mb-2 text-sm text-muted">{t('texts.import.firstOf', { shown, total })}</p>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed sideways must be reached by keys */}
			<section aria-label={label} tabIndex={0} className="relative overflow-x-auto rounded-theme border border-line">
				<table className="w-full min-w-160 border-collapse text-start text-sm">
					<thead className="bg-sunken text-label">
						<tr>
							{headings.map((heading) => {
								const { label: name, align } = isAligned(heading) ? heading : { label: heading, align: 'start' };
								return (
									<th
										key={name}
										scope="col"
										className={`${previewCell} ${align === 'end' ? 'text-end' : 'text-start'} font-semibold`}
									>
										{name}
									</th>
								);
							})}
						</tr>
					</thead>
					<tbody>{children}</tbody>
				</table>
			</section>
		</>
	);
}
