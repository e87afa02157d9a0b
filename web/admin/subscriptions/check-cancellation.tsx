// What staff decides about a declared cancellation: it is carried out for a subscription, or there is nothing to do.
import { showEmail } from '../../../rules/show-email.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Declared, isByOther, isWithdrawal } from './declared.ts';
import { RefuseWithdrawal } from './refuse-withdrawal.tsx';
import { checkCancellationDocument } from './subscriptions.documents.ts';

/** For which is decided. */
export interface DecidedFor {
	id: string;
	number: string;
	/** Empty once erased. */
	customerMail: string;
	status: 'active' | 'canceled';
	state: string;
}

const cancelTexts = {
	ask: 'subscriptionWork.cancelAsk',
	text: 'adminSubscriptions.checkNowText',
	confirm: 'adminSubscriptions.checkNow',
	done: 'subscriptionWork.canceled',
	button: 'adminSubscriptions.cancelFor',
} as const;

/** A withdrawal ends the contract at once, also one that is cancelled already. */
const endTexts = {
	ask: 'adminSubscriptions.endForAsk',
	text: 'adminSubscriptions.endForText',
	confirm: 'subscriptionWork.end',
	done: 'subscriptionWork.ended',
	button: 'adminSubscriptions.endFor',
} as const;

/** For good cause nobody has to wait for the end of what is paid. */
const atOnceTexts = {
	ask: 'subscriptionWork.endAsk',
	text: 'subscriptionWork.endText',
	confirm: 'subscriptionWork.end',
	done: 'subscriptionWork.ended',
	button: 'adminSubscriptions.endAtOnceFor',
} as const;

function textsOf(cancellation: Declared, atOnce: boolean) {
	if (isWithdrawal(cancellation)) return endTexts;
	return atOnce ? atOnceTexts : cancelTexts;
}

/** Of an extraordinary cancellation staff chooses when it ends. */
export function CancelFor(props: CancelForProps) {
	const { cancellation, subscription } = props;
	const endsEither = cancellation.kind === 'extraordinary' && subscription.state !== 'ended';
	return (
		<span className="flex flex-wrap gap-2">
			<Decide {...props} atOnce={false} />
			{endsEither && <Decide {...props} atOnce />}
		</span>
	);
}

interface CancelForProps {
	cancellation: Declared;
	subscription: DecidedFor;
	/** Otherwise is asked first; what was cancelled by mistake can be reactivated, what has ended cannot: that is always asked. */
	isSure: boolean;
}

function Decide({ cancellation, subscription, isSure, atOnce }: CancelForProps & { atOnce: boolean }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const { id } = cancellation;
	const { number, status, state } = subscription;
	// What is not paid ends at once as well.
	const isUnpaid = !isWithdrawal(cancellation) && state === 'pastDue';
	const ends = isWithdrawal(cancellation) || atOnce;
	const byOther = isByOther(cancellation, subscription);
	const runsOn = ends ? state !== 'ended' : status === 'active';
	const texts = textsOf(cancellation, atOnce);
	const said = isUnpaid && !atOnce ? t('subscriptionWork.cancelUnpaidText') : t(texts.text, { number });
	const addresses = { email: showEmail(cancellation.email), customer: showEmail(subscription.customerMail) };
	const whose = t('adminSubscriptions.byOtherAsk', addresses);
	const decide = async () => {
		const request = {
			title: t(texts.ask),
			text: byOther ? `${whose} ${said}` : said,
			confirmLabel: t(texts.confirm),
			cancelLabel: t('subscriptionWork.back'),
			colour: 'danger',
		} as const;
		if (runsOn && (ends || isUnpaid || byOther || !isSure) && !(await confirm(request))) return;
		await attempt(
			() => change(checkCancellationDocument, { id, subscriptionId: subscription.id, refusal: null, atOnce }),
			{
				done: t(runsOn ? texts.done : 'adminSubscriptions.assigned'),
				failed: t('adminSubscriptions.checkFailed'),
			},
		);
	};
	return (
		<Button size="small" colour={runsOn ? 'danger' : 'neutral'} onClick={decide}>
			{t(runsOn ? texts.button : 'adminSubscriptions.assignTo', { number })}
		</Button>
	);
}

/** A customer who has withdrawn is owed a word: it is carried out or refused. What nobody could assign may have been dealt with in another way. */
export function Otherwise({ cancellation }: { cancellation: Declared }) {
	if (!isWithdrawal(cancellation)) return <MarkChecked id={cancellation.id} />;
	return (
		<>
			<RefuseWithdrawal cancellation={cancellation} />
			{cancellation.subscriptionId === null && <MarkChecked id={cancellation.id} />}
		</>
	);
}

function MarkChecked({ id }: { id: string }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const mark = async () => {
		const sure = await confirm({
			title: t('adminSubscriptions.markCheckedAsk'),
			text: t('adminSubscriptions.markCheckedText'),
			confirmLabel: t('adminSubscriptions.markChecked'),
		});
		if (!sure) return;
		await attempt(() => change(checkCancellationDocument, { id, subscriptionId: null, refusal: null }), {
			done: t('adminSubscriptions.checked'),
			failed: t('adminSubscriptions.checkFailed'),
		});
	};
	return (
		<Button size="small" onClick={mark}>
			{t('adminSubscriptions.markChecked')}
		</Button>
	);
}
