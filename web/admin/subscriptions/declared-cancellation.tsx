// A cancellation that a customer has declared on the public page, with what staff can do about it.
import { writeDay } from '../../../rules/dates.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { checkCancellationDocument, type openCancellationsDocument } from './subscriptions.documents.ts';

type Cancellation = Data<typeof openCancellationsDocument>['openCancellations'][number];

interface DeclaredProps {
	cancellation: Cancellation;
	/** The subscription on whose screen it is shown. */
	here?: string;
}

export function DeclaredCancellation({ cancellation, here }: DeclaredProps) {
	const { t, language } = usePlatform();
	const me = useMe();
	const { name, email, contract, kind, reason, wantedOn, outcome, checkedAt, receivedAt } = cancellation;
	const { subscriptionId, subscriptionNumber } = cancellation;
	const isOpen = outcome === 'toCheck' && checkedAt === null;
	const state = outcome === 'toCheck' && checkedAt ? 'checked' : outcome;
	const search = new URLSearchParams({ q: email || contract });
	return (
		<li className="grid gap-2 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
			<div className="grid gap-0.5 text-sm wrap-anywhere">
				<p className="font-medium">
					{t(`adminSubscriptions.cancellation.${kind}`)} · {t(`adminSubscriptions.cancellation.${state}`)}
				</p>
				<p>
					{name}
					{email && ` · ${showEmail(email)}`}
				</p>
				<p>{t('adminSubscriptions.cancellation.contract', { contract })}</p>
				{wantedOn && <p>{t('adminSubscriptions.cancellation.wantedOn', { day: writeDay(wantedOn, language) })}</p>}
				{reason && <p className="mt-1 rounded-theme bg-sunken p-2 whitespace-pre-line">{reason}</p>}
				<p className="text-muted">
					<Moment at={receivedAt} />
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				{!here && subscriptionId && (
					<TextLink to={`/admin/subscriptions/${subscriptionId}`}>{subscriptionNumber ?? contract}</TextLink>
				)}
				{!here && !subscriptionId && (
					<TextLink to={`/admin/subscriptions?${search}`}>{t('adminSubscriptions.findContract')}</TextLink>
				)}
				{isOpen && has(me, 'mOrder') && <Check cancellation={cancellation} />}
			</div>
		</li>
	);
}

function Check({ cancellation: { id, subscriptionId, subscriptionNumber } }: { cancellation: Cancellation }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const check = (canceled: string | null) =>
		attempt(() => change(checkCancellationDocument, { id, subscriptionId: canceled }), {
			done: t(canceled ? 'subscriptionWork.canceled' : 'adminSubscriptions.checked'),
			failed: t('adminSubscriptions.checkFailed'),
		});
	const cancel = async () => {
		const sure = await confirm({
			title: t('subscriptionWork.cancelAsk'),
			text: t('adminSubscriptions.checkNowText', { number: subscriptionNumber ?? '' }),
			confirmLabel: t('adminSubscriptions.checkNow'),
			cancelLabel: t('subscriptionWork.back'),
			colour: 'danger',
		});
		if (sure) await check(subscriptionId);
	};
	const mark = async () => {
		const sure = await confirm({
			title: t('adminSubscriptions.markCheckedAsk'),
			text: t('adminSubscriptions.markCheckedText'),
			confirmLabel: t('adminSubscriptions.markChecked'),
		});
		if (sure) await check(null);
	};
	return (
		<>
			{subscriptionId && (
				<Button size="small" colour="danger" onClick={cancel}>
					{t('adminSubscriptions.checkNow')}
				</Button>
			)}
			<Button size="small" onClick={mark}>
				{t('adminSubscriptions.markChecked')}
			</Button>
		</>
	);
}
