// What is done to products outside of their form: asked first where it matters, then done, then said.
import { useNavigate } from 'react-router';
import { failureText } from '../../forms/failure-text.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import {
	archiveProductsDocument,
	copyProductDocument,
	deleteProductsDocument,
	publishProductsDocument,
	restoreProductsDocument,
	testLinkDocument,
	unpublishProductsDocument,
} from './product-actions.documents.ts';

export interface NamedProduct {
	id: string;
	name: string;
	slug: string;
}

export const productPath = (slug: string) => `/product/${slug}`;

/** Each answers whether it was done. All of them or none. */
export function useProductActions() {
	const { t, ask } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const toast = useToast();
	const navigate = useNavigate();
	const what = (products: readonly NamedProduct[]) =>
		products.length === 1 ? (products[0]?.name ?? '') : t('products.many', { count: products.length });
	const idsOf = (products: readonly NamedProduct[]) => ({ ids: products.map(({ id }) => id) });

	const copyText = async (text: string) => {
		try {
			await navigator.clipboard.writeText(text);
			toast.success(t('products.linkCopied'));
			return true;
		} catch {
			toast.error(t('products.linkNotCopied'));
			return false;
		}
	};

	return {
		async publish(products: readonly NamedProduct[]): Promise<boolean> {
			const sure = await confirm({
				title: t('products.publishAsk', { what: what(products) }),
				text: t('products.publishText', { count: products.length }),
				confirmLabel: t('products.publish'),
			});
			if (!sure) return false;
			return attempt(() => change(publishProductsDocument, idsOf(products)), {
				done: t('products.published'),
				failed: t('products.publishFailed'),
			});
		},
		async unpublish(products: readonly NamedProduct[]): Promise<boolean> {
			const sure = await confirm({
				title: t('products.unpublishAsk', { what: what(products) }),
				text: t('products.unpublishText'),
				confirmLabel: t('products.unpublish'),
			});
			if (!sure) return false;
			return attempt(() => change(unpublishProductsDocument, idsOf(products)), {
				done: t('products.unpublished'),
				failed: t('products.unpublishFailed'),
			});
		},
		async archive(products: readonly NamedProduct[]): Promise<boolean> {
			const sure = await confirm({
				title: t('products.archiveAsk', { what: what(products) }),
				text: t('products.archiveText'),
				confirmLabel: t('products.archive'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(archiveProductsDocument, idsOf(products)), {
				done: t('products.archived'),
				failed: t('products.archiveFailed'),
				undo: {
					work: () => change(restoreProductsDocument, idsOf(products)),
					done: t('products.restored'),
					failed: t('products.restoreFailed'),
				},
			});
		},
		async restore(products: readonly NamedProduct[]): Promise<boolean> {
			const sure = await confirm({
				title: t('products.restoreAsk', { what: what(products) }),
				text: t('products.restoreText'),
				confirmLabel: t('products.restore'),
			});
			if (!sure) return false;
			return attempt(() => change(restoreProductsDocument, idsOf(products)), {
				done: t('products.restored'),
				failed: t('products.restoreFailed'),
			});
		},
		async remove(products: readonly NamedProduct[]): Promise<boolean> {
			const sure = await confirm({
				title: t('products.deleteAsk', { what: what(products) }),
				text: t('products.deleteText'),
				confirmLabel: t('products.delete'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(deleteProductsDocument, idsOf(products)), {
				done: t('products.deleted'),
				failed: t('products.deleteFailed'),
			});
		},
		/** Opens the copy. */
		copy: ({ id }: NamedProduct): Promise<boolean> =>
			attempt(
				async () => {
					const { copyProduct } = await change(copyProductDocument, { id });
					navigate(`/admin/products/${copyProduct}`);
				},
				{ done: t('products.copied'), failed: t('products.copyFailed') },
			),
		copyLink: ({ slug }: NamedProduct): Promise<boolean> => copyText(`${location.origin}${productPath(slug)}`),
		async copyTestLink({ id }: NamedProduct): Promise<boolean> {
			try {
				const answer = (await ask(testLinkDocument, { id })) as Data<typeof testLinkDocument>;
				return await copyText(`${location.origin}${answer.productTestLink}`);
			} catch (error) {
				toast.error(`${t('products.linkNotCopied')} ${failureText(error, t)}`);
				return false;
			}
		},
	};
}
