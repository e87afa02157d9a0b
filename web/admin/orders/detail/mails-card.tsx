// The mails that were written about an order, each of which can be sent once more.
import { IconMailForward } from '@tabler/icons-react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useAttempt, useChange } from '../../data.ts';
import { has, useMe } from '../../me.tsx';
import { Moment } from '../../moment.tsx';
import { resendOrderMailDocument } from '../orders.documents.ts';
import type { Order } from './order.ts';
import { mailName } from './story.ts';

type Mail = Order['mails'][number];

const states = {
	kept: 'system.mailKept',
	queued: 'system.mailQueued',
	sent: 'system.mailSent',
	failed: 'system.mailFailed',
} as const;

const stateOf = (state: string | null) => Object.entries(states).find(([name]) => name === state)?.[1];

export function MailsCard({ order: { id, mails } }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	return (
		<Card heading="h2" title={t('adminOrders.mails')}>
			{mails.length === 0 && <p className="text-muted">{t('adminOrders.noMails')}</p>}
			<ul>
				{mails.map((mail) => {
					const state = stateOf(mail.state);
					return (
						<li
							key={`${mail.purpose} ${mail.recipient}`}
							className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2 first:pt-0 last:border-b-0 last:pb-0"
						>
							<div className="min-w-0 text-sm wrap-anywhere">
								<p className="font-medium">{mail.subject ?? mailName(mail.purpose, t)}</p>
								<p className="text-muted">
									{mail.recipient} · {state && `${t(state)} · `}
									<Moment at={mail.writtenAt} />
								</p>
							</div>
							{has(me, 'mOrder') && <Resend orderId={id} mail={mail} />}
						</li>
					);
				})}
			</ul>
		</Card>
	);
}

function Resend({ orderId, mail: { purpose, recipient } }: { orderId: string; mail: Mail }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const name = mailName(purpose, t);
	const resend = async () => {
		const sure = await confirm({
			title: t('adminOrders.resendAsk', { name }),
			text: t('adminOrders.resendText', { recipient }),
			confirmLabel: t('adminOrders.resend'),
		});
		if (!sure) return;
		await attempt(() => change(resendOrderMailDocument, { id: orderId, purpose }), {
			done: t('adminOrders.resent'),
			failed: t('adminOrders.resendFailed'),
		});
	};
	return (
		<Button
			size="small"
			icon={<IconMailForward aria-hidden size={18} />}
			aria-label={t('adminOrders.resendNamed', { name: `${name}, ${recipient}` })}
			onClick={resend}
		>
			{t('adminOrders.resend')}
		</Button>
	);
}
