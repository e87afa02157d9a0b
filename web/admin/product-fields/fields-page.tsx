// What is said of every product: the fields in their order, which is saved with every step.
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Label } from '../../kit/label.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { OrderedList } from '../../kit/sortable-list/ordered-list.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { useOrder } from '../../platform/backoffice/use-order.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { has, useMe } from '../me.tsx';
import { placeProductFieldDocument, productFieldsDocument } from './fields.documents.ts';
import { useKindOfFields } from './kind-of-fields.ts';

type Field = Data<typeof productFieldsDocument>['productFields'][number];

export function Component() {
	const { t, language } = usePlatform();
	const me = useMe();
	const { meta, to, title, intro, emptyText } = useKindOfFields();
	const answer = useAdminQuery(productFieldsDocument, { language, meta });
	const add = has(me, 'mProd') && (
		<ButtonLink to={`${to}/new`} colour="primary" icon={<IconPlus aria-hidden size={18} />}>
			{t('productFields.new')}
		</ButtonLink>
	);
	return (
		<Loaded answer={answer} title={t(title)}>
			{({ productFields }) => (
				<PageFrame title={t(title)} actions={productFields.length > 0 && add}>
					{productFields.length > 0 ? (
						<>
							<p className="mb-4 max-w-prose text-muted">{t(intro)}</p>
							<Fields key={to} fields={productFields} />
						</>
					) : (
						<EmptyState
							title={t('productFields.emptyTitle')}
							text={t(emptyText)}
							picture={<IconListDetails aria-hidden size={32} />}
							action={add}
						/>
					)}
				</PageFrame>
			)}
		</Loaded>
	);
}

function Fields({ fields }: { fields: readonly Field[] }) {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const { to, title } = useKindOfFields();
	const order = useOrder({
		items: fields,
		place: (id, before) => change(placeProductFieldDocument, { id, before }),
		said: { done: t('productFields.orderSaved'), failed: t('productFields.orderFailed') },
		placed: ({ label: name }, position, count) => t('productFields.placed', { name, position, count }),
	});
	return (
		<OrderedList
			label={t(title)}
			order={order}
			nameOf={({ label }) => label}
			stepLabels={(name) => ({ up: t('productFields.moveUp', { name }), down: t('productFields.moveDown', { name }) })}
			readOnly={!has(me, 'mProd')}
		>
			{({ id, name, label, type, required, filter, products }) => (
				<div className="grid min-w-0 gap-x-4 gap-y-1 phone:grid-cols-2 phone:items-center tablet:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_minmax(0,12rem)]">
					<div className="min-w-0">
						<NearLink
							to={`${to}/${id}`}
							className="rounded-theme font-medium text-text underline-offset-2 wrap-break-word hover:underline"
						>
							{label}
						</NearLink>
						<p className="text-sm text-muted wrap-anywhere">
							{name} · {t(`productFields.type.${type}`)}
						</p>
					</div>
					<p className="flex flex-wrap gap-1">
						{required && <Label>{t('productFields.required')}</Label>}
						{filter && <Label>{t('productFields.filter')}</Label>}
					</p>
					<p className="text-sm text-muted">{t('productFields.usedBy', { count: products })}</p>
				</div>
			)}
		</OrderedList>
	);
}
