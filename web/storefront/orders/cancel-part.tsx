// Asking the shop to cancel an order, as long as nothing has been produced.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Order } from './order-page.tsx';
import { requestCancellationDocument } from './orders.documents.ts';

const longest = 500;

export function CancelPart({ order }: { order: Order }) {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	if (order.cancellationWanted)
		return (
			<div role="status">
				<Notice kind="info">{t('ownOrders.cancelAsked')}</Notice>
			</div>
		);
	if (!order.mayRequestCancellation) return null;
	if (open) return <Ask order={order} onClose={() => setOpen(false)} />;
	return <Button onClick={() => setOpen(true)}>{t('ownOrders.cancelAsk')}</Button>;
}

function Ask({ order, onClose }: { order: Order; onClose(): void }) {
	const { t, ask } = usePlatform();
	const client = useQueryClient();
	const [text, setText] = useState('');
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const send = async () => {
		setBusy(true);
		setFailure(undefined);
		try {
			await ask(requestCancellationDocument, { number: order.number ?? '', text: text.trim() });
			await client.invalidateQueries({
				predicate: ({ queryKey: [asked] }) => /\b(?:ownOrder|openedOrder)\b/.test(String(asked)),
			});
		} catch (error) {
			setFailure(failureText(error, t));
		}
		setBusy(false);
	};
	return (
		<div className="grid gap-3 rounded-theme border border-line p-4">
			<p>{t('ownOrders.cancelText')}</p>
			<TextArea label={t('ownOrders.cancelWhy')} rows={2} maxLength={longest} value={text} onChange={setText} />
			{failure && (
				<div role="alert">
					<Notice kind="danger">{failure}</Notice>
				</div>
			)}
			<div className="flex flex-wrap gap-3">
				<Button colour="danger" busy={busy} onClick={send}>
					{t('ownOrders.cancelSend')}
				</Button>
				<Button onClick={onClose}>{t('ownOrders.cancelNot')}</Button>
			</div>
		</div>
	);
}
