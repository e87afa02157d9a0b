// The ways through a part of a screen that is longer than what is shown at once.
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../../../kit/button.tsx';
import { useTexts } from '../../../platform/environment.tsx';

export interface ShownPart {
	/** How many are skipped. */
	from: number;
	onShow(from: number): void;
}

interface PartPagesProps {
	/** What is shown. */
	label: string;
	shown: ShownPart;
	onPage: number;
	total: number;
}

/** Nothing where all of it is shown. */
export function PartPages({ label, shown: { from, onShow }, onPage, total }: PartPagesProps) {
	const t = useTexts();
	if (total <= onPage) return null;
	return (
		<nav aria-label={label} className="mt-4 flex flex-wrap items-center justify-between gap-2 text-sm">
			<p role="status" className="tabular-nums">
				{t('kit.rowsShown', { from: Math.min(from + 1, total), to: Math.min(from + onPage, total), total })}
			</p>
			<span className="flex gap-1">
				<Button
					size="small"
					aria-label={t('kit.previousPage')}
					icon={<IconChevronLeft aria-hidden size={18} />}
					disabled={from === 0}
					onClick={() => onShow(Math.max(0, from - onPage))}
				/>
				<Button
					size="small"
					aria-label={t('kit.nextPage')}
					icon={<IconChevronRight aria-hidden size={18} />}
					disabled={from + onPage >= total}
					onClick={() => onShow(from + onPage)}
				/>
			</span>
		</nav>
	);
}
