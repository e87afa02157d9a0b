// Ordering again: what could be taken along is in the cart or among the drafts, the rest is named with the reason.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Translate } from '../../../rules/texts/translator.ts';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cartAddress } from '../cart/cart-address.ts';
import { reorderDocument } from './orders.documents.ts';

type Taken = Data<typeof reorderDocument>['reorder'];

export interface Reordering {
	/** The order that is being taken over. */
	busy: string | undefined;
	taken: Taken | undefined;
	reorder(orderId: string): Promise<void>;
}

export function useReorder(): Reordering {
	const { t, ask, language } = usePlatform();
	const client = useQueryClient();
	const [busy, setBusy] = useState<string>();
	const [taken, setTaken] = useState<Taken>();
	return {
		busy,
		taken,
		async reorder(orderId) {
			setBusy(orderId);
			setTaken(undefined);
			try {
				const { reorder } = (await ask(reorderDocument, { orderId, language })) as Data<typeof reorderDocument>;
				setTaken(reorder);
				if (reorder.cart.length + reorder.drafts.length > 0) sayAtBottom('success', t('ownOrders.reorderSaid'));
				void client.invalidateQueries({
					predicate: ({ queryKey: [asked] }) => /\b(?:listItems|cartCount)\b/.test(String(asked)),
				});
			} catch {
				sayAtBottom('danger', t('ownOrders.reorderFailed'));
			}
			setBusy(undefined);
		},
	};
}

type Reasons = Taken['changed'][number]['reasons'];

/** A design that was never released has nothing to compare with. */
const describeChanges = (t: Translate, reasons: Reasons): string =>
	(reasons.length > 0 ? reasons : (['release'] as const)).map((reason) => t(`ownOrders.changed.${reason}`)).join(', ');

export function ReorderResult({ taken }: { taken: Taken }) {
	const { t } = usePlatform();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		place.current?.focus();
		place.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	const [cart, drafts] = [taken.cart.length, taken.drafts.length];
	return (
		<div ref={place} tabIndex={-1} className="mb-6 scroll-mt-4 outline-none">
			<Notice kind={taken.left.length > 0 ? 'warning' : 'success'}>
				<p className="font-bold">
					{cart + drafts > 0 ? t('ownOrders.reordered', { cart, drafts }) : t('ownOrders.reorderedNone')}
				</p>
				{taken.left.length > 0 && (
					<>
						<p className="mt-2">{t('ownOrders.left')}</p>
						<ul className="list-disc ps-5">
							{taken.left.map(({ name, problem }, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name and reason
								<li key={index}>{t('ownOrders.leftLine', { name, reason: t(`ownOrders.left.${problem}`) })}</li>
							))}
						</ul>
					</>
				)}
				{taken.changed.length > 0 && (
					<>
						<p className="mt-2">{t('ownOrders.changed')}</p>
						<ul className="list-disc ps-5">
							{taken.changed.map(({ itemId, name, reasons }) => (
								<li key={itemId}>{t('ownOrders.leftLine', { name, reason: describeChanges(t, reasons) })}</li>
							))}
						</ul>
					</>
				)}
				{cart + drafts > 0 && (
					<div className="mt-3 flex flex-wrap gap-2">
						{cart > 0 && (
							<ButtonLink colour="primary" to={cartAddress({ tab: 'cart' })}>
								{t('ownOrders.toCart')}
							</ButtonLink>
						)}
						{drafts > 0 && <ButtonLink to={cartAddress({ tab: 'drafts' })}>{t('ownOrders.toDrafts')}</ButtonLink>}
					</div>
				)}
			</Notice>
		</div>
	);
}
