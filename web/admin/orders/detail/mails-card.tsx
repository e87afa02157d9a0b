// The mails that were written about an order, each of which can be sent once more.
import { IconMailForward } from '@tabler/icons-react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
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

/** What was sent once more belongs to what it was sent for: placed.again.{id} to placed. */
const reasonOf = ({ purpose }: Mail) => purpose.replace(/\.again\..*$/, '');

function byReason(mails: readonly Mail[]): [string, Mail[]][] {
	const found = new Map<string, Mail[]>();
	for (const mail of mails) found.set(reasonOf(mail), [...(found.get(reasonOf(mail)) ?? []), mail]);
	return [...found];
}

export function MailsCard({ order: { id, mails } }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	return (
		<Card heading="h2" title={t('adminOrders.mails')}>
			{mails.length === 0 && <p className="text-muted">{t('adminOrders.noMails')}</p>}
			<ul>
				{byReason(mails).map(([reason, sent]) => (
					<li key={reason} className="border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
						<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
							<h3 className="min-w-0 text-sm font-semibold wrap-anywhere">{mailName(reason, t)}</h3>
							{has(me, 'mOrder') && <Resend orderId={id} reason={reason} sent={sent} />}
						</div>
						<ul className="mt-1 grid gap-1 text-sm">
							{sent.map((mail) => (
								<Written key={`${mail.purpose} ${mail.recipient}`} mail={mail} />
							))}
						</ul>
					</li>
				))}
			</ul>
		</Card>
	);
}

function Written({ mail: { recipient, subject, state, writtenAt } }: { mail: Mail }) {
	const { t } = usePlatform();
	const known = stateOf(state);
	return (
		<li className="min-w-0 wrap-anywhere">
			{subject}
			<span className="block text-muted">
				{recipient} · {known && `${t(known)} · `}
				<Moment at={writtenAt} />
			</span>
		</li>
	);
}

interface ResendProps {
	orderId: string;
	reason: string;
	sent: readonly Mail[];
}

function Resend({ orderId, reason, sent }: ResendProps) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const name = mailName(reason, t);
	const recipients = [...new Set(sent.map(({ recipient }) => recipient))].join(', ');
	const resend = async () => {
		const sure = await confirm({
			title: t('adminOrders.resendAsk', { name }),
			text: t('adminOrders.resendText', { recipients }),
			confirmLabel: t('adminOrders.resend'),
		});
		if (!sure) return;
		await attempt(() => change(resendOrderMailDocument, { id: orderId, purpose: reason }), {
			done: t('adminOrders.resent'),
			failed: t('adminOrders.resendFailed'),
		});
	};
	return (
		<Button size="small" icon={<IconMailForward aria-hidden size={18} />} onClick={resend}>
			{t('adminOrders.resend')}
			<span className="sr-only">: {name}</span>
		</Button>
	);
}
