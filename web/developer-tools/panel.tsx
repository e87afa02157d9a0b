// The button that floats above the page, and what it opens: the flags of this browser, and what the page has asked.
import { IconTool } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FlagSwitches } from '../account/flag-switches.tsx';
import { useTexts } from '../platform/environment.tsx';
import { QueryInspector } from './query-inspector.tsx';

export function Panel() {
	const t = useTexts();
	const id = useId();
	const [open, setOpen] = useState(false);
	return (
		<div className="fixed inset-s-4 bottom-20 z-40 flex max-w-[calc(100vw-2rem)] flex-col items-start gap-2 text-sm">
			{open && (
				<section
					id={id}
					aria-label={t('developer.title')}
					className="max-h-[70dvh] w-120 max-w-full overflow-auto rounded-theme border border-line bg-surface p-3 text-text shadow-lg shadow-popover-shadow"
				>
					<h2 className="mb-2 font-bold">{t('developer.flags')}</h2>
					<FlagSwitches />
					<h2 className="mt-4 mb-2 font-bold">{t('developer.queries')}</h2>
					<QueryInspector />
				</section>
			)}
			<button
				type="button"
				aria-label={t('developer.title')}
				aria-expanded={open}
				aria-controls={open ? id : undefined}
				onClick={() => setOpen(!open)}
				className="grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-surface text-text shadow-lg shadow-popover-shadow"
			>
				<IconTool aria-hidden size={22} />
			</button>
		</div>
	);
}
