// The labels that products carry, in their order, which is saved with every step.
import { IconPlus, IconTag } from '@tabler/icons-react';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { OrderedList } from '../../kit/sortable-list/ordered-list.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { useOrder } from '../../platform/backoffice/use-order.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { has, useMe } from '../me.tsx';
import { placeProductLabelDocument, productLabelsDocument } from './labels.documents.ts';
import { LabelChip, ShownLabel, ValidDays } from './shown-label.tsx';

type ProductLabel = Data<typeof productLabelsDocument>['productLabels'][number];

export function Component() {
	const { t, language } = usePlatform();
	const me = useMe();
	const answer = useAdminQuery(productLabelsDocument, { language });
	const add = has(me, 'mProd') && (
		<ButtonLink to="/admin/product-labels/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
			{t('productLabels.new')}
		</ButtonLink>
	);
	return (
		<Loaded answer={answer} title={t('admin.productLabels')}>
			{({ productLabels }) => (
				<PageFrame title={t('admin.productLabels')} actions={productLabels.length > 0 && add}>
					{productLabels.length > 0 ? (
						<>
							<p className="mb-4 max-w-prose text-muted">{t('productLabels.intro')}</p>
							<Labels labels={productLabels} />
						</>
					) : (
						<EmptyState
							title={t('productLabels.emptyTitle')}
							text={t('productLabels.emptyText')}
							picture={<IconTag aria-hidden size={32} />}
							action={add}
						/>
					)}
				</PageFrame>
			)}
		</Loaded>
	);
}

function Labels({ labels }: { labels: readonly ProductLabel[] }) {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const order = useOrder({
		items: labels,
		place: (id, before) => change(placeProductLabelDocument, { id, before }),
		said: { done: t('productLabels.orderSaved'), failed: t('productLabels.orderFailed') },
		placed: ({ name }, position, count) => t('productLabels.placed', { name, position, count }),
	});
	return (
		<OrderedList
			label={t('admin.productLabels')}
			order={order}
			nameOf={({ name }) => name}
			stepLabels={(name) => ({ up: t('productLabels.moveUp', { name }), down: t('productLabels.moveDown', { name }) })}
			readOnly={!has(me, 'mProd')}
		>
			{({ id, name, kind, active, validFrom, validUntil, products }) => (
				<div className="grid min-w-0 gap-x-4 gap-y-1 phone:grid-cols-2 phone:items-center tablet:grid-cols-[minmax(0,1fr)_9rem_minmax(0,14rem)_9rem]">
					<NearLink to={`/admin/product-labels/${id}`} className="min-w-0 justify-self-start rounded-theme">
						<ShownLabel kind={kind} name={name} />
					</NearLink>
					<div>
						<LabelChip active={active} validFrom={validFrom} validUntil={validUntil} />
					</div>
					<p className="text-sm text-muted tabular-nums">
						<ValidDays validFrom={validFrom} validUntil={validUntil} />
					</p>
					<p className="text-sm text-muted">{t('productLabels.products', { count: products })}</p>
				</div>
			)}
		</OrderedList>
	);
}
