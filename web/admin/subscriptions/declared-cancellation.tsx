// A cancellation that a customer has declared on the public page: what was said, and what staff can do about it.
import { formatDate } from '../../../rules/formats.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { CancelFor, type DecidedFor, Otherwise } from './check-cancellation.tsx';
import { type Declared, isByOther, isOpen, isPlain, isWithdrawal } from './declared.ts';

export function Declaration({ cancellation }: { cancellation: Declared }) {
	const { t, language } = usePlatform();
	const { name, email, contract, kind, reason, wantedOn, outcome, checkedAt, receivedAt, refusal } = cancellation;
	const decided = outcome === 'already' && isWithdrawal(cancellation) ? 'alreadyEnded' : outcome;
	const checked = refusal === null ? 'checked' : 'refused';
	const state = outcome === 'toCheck' && checkedAt ? checked : decided;
	return (
		<div className="grid content-start gap-0.5 text-sm wrap-anywhere">
			<p className="font-medium">
				{t(`adminSubscriptions.cancellation.${kind}`)} · {t(`adminSubscriptions.cancellation.${state}`)}
			</p>
			<p>
				{name}
				{email && ` · ${showEmail(email)}`}
			</p>
			<p>{t('adminSubscriptions.cancellation.contract', { contract })}</p>
			{wantedOn && (
				<p>
					{t('adminSubscriptions.cancellation.wantedOn', {
						day: formatDate(new Date(`${wantedOn}T00:00:00Z`), language, 'UTC'),
					})}
				</p>
			)}
			{reason && <p className="mt-1 rounded-theme bg-sunken p-2 whitespace-pre-line">{reason}</p>}
			{refusal && <p className="mt-1 rounded-theme bg-sunken p-2 whitespace-pre-line">{refusal}</p>}
			{cancellation.isByOther && <p>{t('adminSubscriptions.byOther')}</p>}
			<p className="text-muted">
				<Moment at={receivedAt} />
			</p>
		</div>
	);
}

interface DeclaredProps {
	cancellation: Declared;
	/** On whose screen it is shown. */
	here: DecidedFor;
}

export function DeclaredCancellation({ cancellation, here }: DeclaredProps) {
	const { t } = usePlatform();
	const me = useMe();
	const isAssigned = cancellation.subscriptionId !== null;
	return (
		<li className="grid gap-2 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
			<Declaration cancellation={cancellation} />
			{!isAssigned && <p className="text-sm text-muted">{t('adminSubscriptions.mightBeHere')}</p>}
			{isOpen(cancellation) && isByOther(cancellation, here) && (
				<p className="text-sm font-medium">{t('adminSubscriptions.byOther')}</p>
			)}
			{isOpen(cancellation) && has(me, 'mOrder') && (
				<div className="flex flex-wrap gap-2">
					<CancelFor cancellation={cancellation} subscription={here} isSure={isAssigned && isPlain(cancellation)} />
					<Otherwise cancellation={cancellation} />
				</div>
			)}
		</li>
	);
}
