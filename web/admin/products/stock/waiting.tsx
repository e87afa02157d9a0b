// How many wait for what is sold out, and who they are.
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { ProductNoticeCount } from './stock.documents.ts';
import { WaitingPeople } from './waiting-people.tsx';

interface WaitingProps {
	productId: string;
	counts: readonly ProductNoticeCount[];
	/** What a version is called. */
	nameOf(productId: string): string;
}

export function Waiting({ productId, counts, nameOf }: WaitingProps) {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	const total = counts.reduce((sum, { waiting }) => sum + waiting, 0);
	if (total === 0) return null;
	const named = counts.flatMap(({ productId, waiting }) => {
		const name = nameOf(productId);
		return name ? [t('stock.waitingFor', { name, count: waiting })] : [];
	});
	return (
		<Notice kind="info">
			<p>{t('stock.waiting', { count: total })}</p>
			{named.length > 0 && <p className="text-sm">{named.join(' · ')}</p>}
			<div className="mt-2">
				<Button size="small" onClick={() => setOpen(true)}>
					{t('stock.whoWaits')}
				</Button>
			</div>
			{open && <WaitingPeople productId={productId} nameOf={nameOf} onClose={() => setOpen(false)} />}
		</Notice>
	);
}
