// The first screen: what there is to know today, for an admin who looks.
import { IconLayoutDashboard } from '@tabler/icons-react';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { mayOpen, useMe } from '../me.tsx';
import { overviewCards } from './cards.ts';

type Row = (typeof overviewCards)[number][];

/** Wide ones stand alone; the others fill two columns, each as high as it is. */
const rowsOf = (cards: typeof overviewCards): Row[] =>
	cards.reduce<Row[]>((rows, card) => {
		const last = rows.at(-1);
		if (card.wide || !last || last[0]?.wide) rows.push([card]);
		else last.push(card);
		return rows;
	}, []);

export function Component() {
	const t = useTexts();
	const me = useMe();
	const shown = overviewCards.filter(({ needs }) => mayOpen(me, needs));
	return (
		<PageFrame title={t('admin.overview')}>
			{shown.length > 0 ? (
				<div className="grid gap-4">
					{rowsOf(shown).map((row) => (
						<div key={row[0]?.id} className={row[0]?.wide ? 'empty:hidden' : 'phone:columns-2 phone:gap-4'}>
							{row.map(({ id, wide, Card: Shown }) => (
								<div
									key={id}
									className={wide ? 'empty:hidden' : 'min-w-0 break-inside-avoid not-last:mb-4 empty:hidden'}
								>
									<Shown />
								</div>
							))}
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
