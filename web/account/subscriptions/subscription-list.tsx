// The subscriptions of the reader: what each delivers, what it costs, and when it is paid next. Everything else is on the page of each.
import { IconPhoto, IconRepeat } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createTranslator, type Messages } from '../../../rules/texts/translator.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Unbroken } from '../../kit/unbroken.tsx';
import { PlatformProvider, usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { query, toQueryOptions } from '../../platform/page.ts';
import { textsQuery } from '../../platform/page-texts.tsx';
import { Picture } from '../../platform/picture.tsx';
import { DesignPicture } from '../../print-data/design-picture.tsx';
import { StatusChips } from './status-chips.tsx';
import { ownSubscriptionsDocument } from './subscriptions.documents.ts';
import { useDays } from './use-days.ts';

type Subscription = Data<typeof ownSubscriptionsDocument>['subscriptions']['items'][number];

const pageSize = 10;
/** More than that are not asked for at once. */
const mostAtOnce = 100;

/** Words of its own: whoever only changes a password does not wait for them. */
export default function SubscriptionList() {
	const platform = usePlatform();
	const { data, isError, refetch } = useQuery(toQueryOptions(platform, textsQuery(platform, ['ownSubscriptions'])));
	const messages = (data as { interfaceTexts: Messages } | undefined)?.interfaceTexts;
	const richer = useMemo(() => {
		if (!messages) return undefined;
		const all = { ...platform.messages, ...messages };
		return { ...platform, messages: all, t: createTranslator({ ...platform, messages: all }) };
	}, [platform, messages]);
	if (isError) return <Failure onAskAgain={() => void refetch()} />;
	if (!richer) return <Waiting />;
	return (
		<PlatformProvider value={richer}>
			<Subscriptions />
		</PlatformProvider>
	);
}

const Waiting = () => (
	<div className="min-h-40">
		<Skeleton lines={5} />
	</div>
);

function Failure({ onAskAgain }: { onAskAgain(): void }) {
	const { t } = usePlatform();
	return (
		<Notice kind="danger" action={<Button onClick={onAskAgain}>{t('common.tryAgain')}</Button>}>
			{t('account.subscriptionsFailed')}
		</Notice>
	);
}

function Subscriptions() {
	const platform = usePlatform();
	const { t, language } = platform;
	const [first, setFirst] = useState(pageSize);
	const asked = useQuery({
		...toQueryOptions(platform, query(ownSubscriptionsDocument, { first, language })),
		staleTime: 0,
		refetchOnMount: 'always',
		placeholderData: keepPreviousData,
	});
	const list = (asked.data as Data<typeof ownSubscriptionsDocument> | undefined)?.subscriptions;
	if (asked.isError && !asked.isFetching) return <Failure onAskAgain={() => void asked.refetch()} />;
	if (!list) return <Waiting />;
	if (list.total === 0)
		return (
			<EmptyState
				picture={<IconRepeat aria-hidden size={32} />}
				title={t('ownSubscriptions.none')}
				text={t('ownSubscriptions.noneText')}
				action={
					<ButtonLink colour="primary" to="/products">
						{t('ownSubscriptions.toProducts')}
					</ButtonLink>
				}
			/>
		);
	return (
		<>
			<ul className="divide-y divide-line">
				{list.items.map((subscription) => (
					<Entry key={subscription.id} subscription={subscription} />
				))}
			</ul>
			{list.items.length < Math.min(list.total, mostAtOnce) && (
				<div className="mt-4 grid justify-center">
					<Button busy={asked.isFetching} onClick={() => setFirst(Math.min(first + pageSize * 2, mostAtOnce))}>
						{t('ownSubscriptions.showMore')}
					</Button>
				</div>
			)}
		</>
	);
}

function Entry({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { money, number: counted } = useAmounts(subscription.currency);
	const { every } = useDays();
	const { id, number, interval, lines, pricesIncludeTax, net, tax, gross } = subscription;
	const [line] = lines;
	return (
		<li className="flex gap-4 py-5 first:pt-0 last:pb-0">
			<Thumbnail line={line} />
			<div className="min-w-0 grow">
				<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
					<p className="min-w-0 font-bold hyphens-auto wrap-break-word">
						{line?.itemName || line?.name}{' '}
						{lines.length > 1 && (
							<span className="font-normal text-muted">
								{t('ownSubscriptions.moreProducts', { count: lines.length - 1 })}
							</span>
						)}
					</p>
					<p className="tabular-nums">
						<span className="font-bold">{money(gross)}</span> {every(interval)}
						{tax > 0 && (
							<span className="block text-sm text-muted">
								{pricesIncludeTax ? t('ownSubscriptions.inclTax') : t('ownSubscriptions.netPrice', { net: money(net) })}
							</span>
						)}
					</p>
				</div>
				<p className="text-sm text-muted tabular-nums">
					<Unbroken text={t('ownSubscriptions.number', { number })} number={number} />
					{line &&
						lines.length === 1 &&
						` · ${t('ownSubscriptions.pieces', { count: line.quantity, quantity: counted(line.quantity) })}`}
				</p>
				<div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
					<div>
						<StatusChips subscription={subscription} />
						<NextDay subscription={subscription} />
					</div>
					<NearLink
						to={`/account/subscriptions/${id}`}
						aria-label={t('ownSubscriptions.manageOf', { number })}
						className="inline-flex min-h-8 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover pointer-coarse:min-h-11"
					>
						{t('ownSubscriptions.manage')}
					</NearLink>
				</div>
			</div>
		</li>
	);
}

/** What comes next, or when it came to its end. */
function NextDay({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { day } = useDays();
	const { nextPaymentDate, cancelAt, endedAt, isWithdrawalOpen, state, pausedUntil } = subscription;
	if (isWithdrawalOpen && cancelAt && !endedAt) return null;
	const says = () => {
		if (endedAt) return [t('ownSubscriptions.endedOn', { day: day(endedAt) })];
		if (cancelAt) return [t('ownSubscriptions.runsUntil', { day: day(cancelAt) })];
		if (state === 'paused' && !pausedUntil) return [t('ownSubscriptions.pausedOpen')];
		return [
			state === 'paused' && pausedUntil && t('ownSubscriptions.pausedUntil', { day: day(pausedUntil) }),
			nextPaymentDate && t('ownSubscriptions.nextPayment', { day: day(nextPaymentDate) }),
		];
	};
	const text = says().filter(Boolean).join(' · ');
	return text ? <p className="mt-1 text-sm tabular-nums">{text}</p> : null;
}

function Thumbnail({ line }: { line: Subscription['lines'][number] | undefined }) {
	const look = 'size-16 shrink-0 overflow-hidden rounded-theme border border-line bg-card-image phone:size-20';
	const { picture = null, designPreview = null } = line ?? {};
	return (
		<span aria-hidden className={`${look} grid place-items-center text-muted`}>
			<DesignPicture preview={designPreview}>
				{picture ? (
					<Picture image={picture} sizes="5rem" upTo={320} decorative className="size-full object-cover" />
				) : (
					<IconPhoto size={28} />
				)}
			</DesignPicture>
		</span>
	);
}
