// What is still to be paid of an order, and the ways to pay it now.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { dayIn, writeDay } from '../../../rules/dates.ts';
import { useQueryValue } from '../../account/query-value.ts';
import { failureText } from '../../forms/failure-text.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { Order } from './order-page.tsx';
import { payOrderDocument, settleOrderPaymentDocument } from './orders.documents.ts';

/** Whether it is known what has become of the payment that the reader comes back from. */
type Returned = 'known' | 'asking' | 'unknown';

/** Back from the page of the provider: it is asked at once, and the order is shown anew. */
function useReturn(number: string): { returned: Returned; check: () => void } {
	const { ask } = usePlatform();
	const client = useQueryClient();
	const isBack = useQueryValue('paid') === '1';
	const [settled, setSettled] = useState<Returned>('asking');
	const check = useCallback(async () => {
		setSettled('asking');
		try {
			const result = (await ask(settleOrderPaymentDocument, { number })) as Data<typeof settleOrderPaymentDocument>;
			const predicate = ({ queryKey: [asked] }: { queryKey: readonly unknown[] }) =>
				/\b(?:ownOrder|openedOrder)\b/.test(String(asked));
			await client.invalidateQueries({ predicate }, { throwOnError: true });
			setSettled(result.settleOrderPayment ? 'known' : 'unknown');
		} catch {
			setSettled('unknown');
		}
	}, [number, ask, client]);
	useEffect(() => {
		if (isBack) void check();
	}, [isBack, check]);
	return { returned: isBack ? settled : 'known', check: () => void check() };
}

export function PayPart({ order }: { order: Order }) {
	const { t, ask, language } = usePlatform();
	const { money } = useAmounts(order.currency);
	const [busy, setBusy] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const number = order.number ?? '';
	const { returned, check } = useReturn(number);
	if (order.paymentComing) return <Notice kind="info">{t('ownOrders.paymentComing')}</Notice>;
	if (order.payableBy.length === 0 && !order.transfer) return null;
	if (returned === 'asking') return <Notice kind="info">{t('ownOrders.asking')}</Notice>;
	if (returned === 'unknown')
		return (
			<Notice kind="warning" action={<Button onClick={check}>{t('ownOrders.checkAgain')}</Button>}>
				<p className="font-bold">{t('ownOrders.notAsked')}</p>
				<p className="mt-1">{t('ownOrders.notAskedText')}</p>
			</Notice>
		);
	const pay = async (method: Order['payableBy'][number]) => {
		setBusy(method);
		setFailure(undefined);
		try {
			const { payOrder } = (await ask(payOrderDocument, { number, method, language })) as Data<typeof payOrderDocument>;
			location.assign(payOrder);
		} catch (error) {
			setFailure(failureText(error, t));
			setBusy(undefined);
		}
	};
	return (
		<Notice kind="warning">
			<p className="font-bold">{t('ownOrders.due', { amount: money(order.totals.gross - order.refunded) })}</p>
			<Transfer transfer={order.transfer} />
			<Ending order={order} />
			<div className="mt-3 flex flex-wrap gap-3 empty:hidden">
				{order.payableBy.map((method) => (
					<Button
						key={method}
						colour="primary"
						busy={busy === method}
						disabled={busy !== undefined && busy !== method}
						onClick={() => void pay(method)}
					>
						{t('ownOrders.payBy', { method: t(`paymentMethods.${method}`) })}
					</Button>
				))}
			</div>
			<p role="alert" className="mt-2 text-sm font-semibold text-error empty:hidden">
				{failure}
			</p>
		</Notice>
	);
}

/** When it is cancelled unless the money comes. */
function Ending({ order: { unpaidPlan } }: { order: Order }) {
	const { t, language, timeZone } = usePlatform();
	if (!unpaidPlan?.cancelAt) return null;
	const day = writeDay(dayIn(timeZone, Date.parse(unpaidPlan.cancelAt)), language, 'full');
	return <p className="mt-2">{t('ownOrders.unpaidEnding', { day })}</p>;
}

/** To whom it is transferred, with what the shop recognises it by. */
function Transfer({ transfer }: Pick<Order, 'transfer'>) {
	const { t } = usePlatform();
	if (!transfer) return null;
	const rows = (['holder', 'iban', 'bic', 'bank', 'reference'] as const).filter((name) => transfer[name] !== '');
	return (
		<dl className="mt-2 grid gap-x-6 gap-y-1 text-sm phone:grid-cols-[auto_1fr]">
			{rows.map((name) => (
				<div key={name} className="grid phone:col-span-2 phone:grid-cols-subgrid">
					<dt>{t(`ownOrders.transfer.${name}`)}</dt>
					<dd className="font-semibold wrap-anywhere tabular-nums">{transfer[name]}</dd>
				</div>
			))}
		</dl>
	);
}
