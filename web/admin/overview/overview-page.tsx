// The first screen: what there is to know today, for an admin who looks.
import { IconLayoutDashboard } from '@tabler/icons-react';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { mayOpen, useMe } from '../me.tsx';
import { overviewCards } from './cards.ts';

export function Component() {
	const t = useTexts();
	const me = useMe();
	const shown = overviewCards.filter(({ needs }) => mayOpen(me, needs));
	return (
		<PageFrame title={t('admin.overview')}>
			{shown.length > 0 ? (
				<div className="grid gap-4 phone:grid-cols-2">
					{shown.map(({ id, wide, Card: Shown }) => (
						<div key={id} className={`grid min-w-0 empty:hidden ${wide ? 'phone:col-span-2' : ''}`}>
							<Shown />
						</div>
					))}
				</div>
			) : (
				<Card>
					<EmptyState
						title={t('overview.nothing')}
						text={t('overview.nothingText')}
						picture={<IconLayoutDashboard aria-hidden size={32} />}
					/>
				</Card>
			)}
		</PageFrame>
	);
}
