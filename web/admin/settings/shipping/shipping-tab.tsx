// The ways in which the shop sends things, in their order, which is saved with every step.
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react';
import { formatMoney } from '../../../../rules/money.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { OrderedList } from '../../../kit/sortable-list/ordered-list.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { useOrder } from '../../../platform/backoffice/use-order.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { NearLink } from '../../../platform/near-link.tsx';
import { has, useMe } from '../../me.tsx';
import { hasSteps, type KnownMethod, nameOf } from './method-values.ts';
import { OwnCarriersCard } from './own-carriers-card.tsx';
import { moveShippingMethodDocument, shippingMethodsDocument } from './shipping.documents.ts';

export function ShippingTab() {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mTenant');
	const answer = useAdminQuery(shippingMethodsDocument, {});
	const add = mayChange && (
		<ButtonLink to="/admin/settings/shipping/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
			{t('shipping.new')}
		</ButtonLink>
	);
	return (
		<Loaded answer={answer}>
			{({ shippingMethods }) => (
				<div className="grid gap-4">
					<Card heading="h2" title={t('shipping.title')} actions={shippingMethods.length > 0 && add}>
						{shippingMethods.length > 0 ? (
							<div className="grid gap-4">
								<p className="max-w-prose text-muted">{t('shipping.intro')}</p>
								<Methods methods={shippingMethods} readOnly={!mayChange} />
							</div>
						) : (
							<EmptyState
								title={t('shipping.emptyTitle')}
								text={t('shipping.emptyText')}
								picture={<IconTruckDelivery aria-hidden size={32} />}
								action={add}
							/>
						)}
					</Card>
					<OwnCarriersCard />
				</div>
			)}
		</Loaded>
	);
}

function Methods({ methods, readOnly }: { methods: readonly KnownMethod[]; readOnly: boolean }) {
	const platform = usePlatform();
	const { t } = platform;
	const change = useChange();
	const named = (method: KnownMethod) => nameOf(method, platform);
	const order = useOrder({
		items: methods,
		place: (id, before) => change(moveShippingMethodDocument, { id, before }),
		said: { done: t('shipping.orderSaved'), failed: t('shipping.orderFailed') },
		placed: (method, position, count) => t('shipping.placed', { name: named(method), position, count }),
	});
	return (
		<OrderedList
			label={t('shipping.title')}
			order={order}
			nameOf={named}
			stepLabels={(name) => ({ up: t('shipping.moveUp', { name }), down: t('shipping.moveDown', { name }) })}
			readOnly={readOnly}
		>
			{(method) => (
				<div className="grid min-w-0 gap-x-4 gap-y-1 phone:grid-cols-2 phone:items-center tablet:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_minmax(0,12rem)_7rem]">
					<NearLink
						to={`/admin/settings/shipping/${method.id}`}
						className="min-w-0 justify-self-start rounded-theme font-semibold underline-offset-4 hover:underline"
					>
						{named(method)}
					</NearLink>
					<p className="text-sm tabular-nums">
						<Cost method={method} />
					</p>
					<p className="text-sm text-muted">
						{method.collection ? t('shipping.collection') : <Reach countries={method.countries} />}
						<br />
						{t('shipping.daysCount', { count: method.days })}
					</p>
					<div>
						<Chip state={method.active ? 'active' : 'inactive'} />
					</div>
				</div>
			)}
		</OrderedList>
	);
}

function Cost({ method: { kind, price, freeFrom, steps } }: { method: KnownMethod }) {
	const { t, language, notation, currency } = usePlatform();
	const written = (minor: number) =>
		minor === 0 ? t('shipping.previewFree') : formatMoney({ minor, currency }, language, notation);
	if (hasSteps(kind)) {
		const prices = steps.map((step) => step.price);
		const [least, most] = [Math.min(...prices), Math.max(...prices)];
		return least === most ? written(least) : t('shipping.stepsSummary', { from: written(least), to: written(most) });
	}
	if (kind === 'flat' || freeFrom === null) return written(price);
	const from = formatMoney({ minor: freeFrom, currency }, language, notation);
	return t('shipping.freeFromSummary', { price: written(price), from });
}

const shownCountries = 4;

function Reach({ countries }: Pick<KnownMethod, 'countries'>) {
	const { t, language } = usePlatform();
	if (countries.length === 0) return t('shipping.everywhere');
	const names = new Intl.DisplayNames(language, { type: 'region' });
	const shown = countries.slice(0, shownCountries).map((code) => names.of(code) ?? code);
	return countries.length > shownCountries ? `${shown.join(', ')}, …` : shown.join(', ');
}
