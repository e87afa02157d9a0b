// How many wait for what is sold out.

import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { ProductNoticeCount } from './stock.documents.ts';

interface WaitingProps {
	counts: readonly ProductNoticeCount[];
	/** What a version is called. */
	nameOf(productId: string): string;
}

export function Waiting({ counts, nameOf }: WaitingProps) {
	const { t } = usePlatform();
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
		</Notice>
	);
}
