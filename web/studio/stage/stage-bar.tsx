// Below the page: its sides, and how it is looked at. A phone has room for one of them at a time.
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PageChoice } from './page-choice.tsx';
import { ViewBar } from './view-bar.tsx';

export function StageBar() {
	const { t } = usePlatform();
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-y border-line bg-surface px-2 py-1 tablet:border-b-0">
			<PageChoice />
			<span className="ms-auto tablet:hidden">
				<Button
					size="small"
					aria-expanded={isOpen}
					aria-controls={id}
					aria-label={t('studio.view')}
					icon={<IconAdjustmentsHorizontal aria-hidden size={20} />}
					onClick={() => setOpen(!isOpen)}
				/>
			</span>
			<div id={id} className={isOpen ? '' : 'hidden tablet:block'}>
				<ViewBar />
			</div>
		</div>
	);
}
