// After the button, where an order is not placed yet: it waits for those who approve it, or is approved and waits for its money.
import { IconCircleX, IconCreditCard, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDate } from '../../../rules/formats.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { waitingApprovalDocument } from './checkout.documents.ts';
import { forgetDraft } from './draft.ts';
import { Outcome, ToShop, Ways } from './outcome.tsx';
import type { Progress } from './use-progress.ts';

/** The page says the rest without it. */
function useApproval(orderId: string) {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: [textOf(waitingApprovalDocument), orderId],
		queryFn: async () =>
			((await ask(waitingApprovalDocument, { orderId })) as Data<typeof waitingApprovalDocument>).orderApproval,
		staleTime: 0,
	});
	return data;
}

export function WaitsForApproval({ progress: { orderId, email, gross, currency } }: { progress: Progress }) {
	const { t, language, timeZone } = usePlatform();
	const { money } = useAmounts(currency);
	const approval = useApproval(orderId);
	useEffect(forgetDraft, []);
	const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(approval?.waitsFor ?? []);
	const facts = [
		[t('checkoutReturn.waitsFor'), approval && (names || t('checkoutReturn.waitsForShop'))],
		[t('checkoutReturn.reason'), approval && (approval.ruleName || t('checkoutReturn.overBudget'))],
		[t('checkoutReturn.decidedBy'), approval && formatDate(new Date(approval.deadline), language, timeZone)],
		[t('checkoutReturn.total'), money(gross)],
	] as const;
	return (
		<Outcome sign={<IconUserCheck aria-hidden size={40} />} title={t('checkoutReturn.waiting')}>
			<p>{t('checkoutReturn.waitingText')}</p>
			<dl className="grid gap-x-6 gap-y-1 rounded-theme bg-sunken p-4 phone:grid-cols-[auto_1fr]">
				{facts.map(([name, value]) => (
					<div key={name} className="grid min-h-6 phone:col-span-2 phone:grid-cols-subgrid">
						<dt className="text-muted">{name}</dt>
						<dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			<p className="wrap-break-word">{t('checkoutReturn.waitingMail', { email: showEmail(email) })}</p>
			<Ways>
				<ButtonLink colour="primary" to={`/account/approvals/${orderId}`}>
					{t('checkoutReturn.waitingDetails')}
				</ButtonLink>
				<ToShop />
			</Ways>
		</Outcome>
	);
}

/** Also after a payment that was broken off: the order can be paid until its time is up. */
export function ToPay({ progress: { orderId } }: { progress: Progress }) {
	const { t } = usePlatform();
	return (
		<Outcome sign={<IconCreditCard aria-hidden size={40} />} title={t('checkoutReturn.toPay')}>
			<p>{t('checkoutReturn.toPayText')}</p>
			<Ways>
				<ButtonLink colour="primary" to={`/account/approvals/${orderId}`}>
					{t('checkoutReturn.toPayment')}
				</ButtonLink>
				<ToShop />
			</Ways>
		</Outcome>
	);
}

/** Its cart was emptied with the order: nothing that was typed is left to be tried again. */
export const isOfApproval = ({ reason }: Progress): boolean => reason?.startsWith('approval') ?? false;

export function NotApproved({ progress: { orderId } }: { progress: Progress }) {
	const { t } = usePlatform();
	useEffect(forgetDraft, []);
	return (
		<Outcome sign={<IconCircleX aria-hidden size={40} />} title={t('checkoutReturn.notApproved')}>
			<p>{t('checkoutReturn.notApprovedText')}</p>
			<Ways>
				<ButtonLink colour="primary" to={`/account/approvals/${orderId}`}>
					{t('checkoutReturn.waitingDetails')}
				</ButtonLink>
				<ToShop />
			</Ways>
		</Outcome>
	);
}
