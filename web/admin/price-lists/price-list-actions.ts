// What is done to price lists outside of their sheet: asked first where it matters, then done, then said.
import { failureText } from '../../forms/failure-text.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import {
	archivePriceListsDocument,
	priceListUsesDocument,
	restorePriceListsDocument,
} from './price-lists.documents.ts';

export interface NamedList {
	id: string;
	name: string;
}

/** Each answers whether it was done. All of them or none. */
export function usePriceListActions() {
	const { t, ask } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const toast = useToast();
	const what = (lists: readonly NamedList[]) =>
		lists.length === 1 ? (lists[0]?.name ?? '') : t('adminPriceLists.many', { count: lists.length });
	const idsOf = (lists: readonly NamedList[]) => lists.map(({ id }) => id);

	/** What it means for the products that use them. */
	const consequences = async (ids: string[]): Promise<string> => {
		const { priceListUses: uses } = (await ask(priceListUsesDocument, { ids })) as Data<typeof priceListUsesDocument>;
		return [
			uses.products === 0 && t('adminPriceLists.unused'),
			uses.fallToNext > 0 && t('priceLists.fallToNext', { count: uses.fallToNext }),
			uses.withoutList > 0 && t('priceLists.withoutList', { count: uses.withoutList }),
		]
			.filter(Boolean)
			.join(' ');
	};

	return {
		async archive(lists: readonly NamedList[]): Promise<boolean> {
			const ids = idsOf(lists);
			let text: string;
			try {
				text = await consequences(ids);
			} catch (error) {
				toast.error(`${t('priceLists.archiveFailed')}: ${failureText(error, t)}`);
				return false;
			}
			const sure = await confirm({
				title: t('adminPriceLists.archiveAsk', { what: what(lists) }),
				text,
				confirmLabel: t('adminPriceLists.archive'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(archivePriceListsDocument, { ids }), {
				done: t('priceLists.archived', { count: lists.length }),
				failed: t('priceLists.archiveFailed'),
				undo: {
					work: () => change(restorePriceListsDocument, { ids }),
					done: t('priceLists.restored', { count: lists.length }),
					failed: t('priceLists.restoreFailed'),
				},
			});
		},
		async restore(lists: readonly NamedList[]): Promise<boolean> {
			const sure = await confirm({
				title: t('adminPriceLists.restoreAsk', { what: what(lists) }),
				text: t('adminPriceLists.restoreText'),
				confirmLabel: t('adminPriceLists.restore'),
			});
			if (!sure) return false;
			return attempt(() => change(restorePriceListsDocument, { ids: idsOf(lists) }), {
				done: t('priceLists.restored', { count: lists.length }),
				failed: t('priceLists.restoreFailed'),
			});
		},
	};
}
