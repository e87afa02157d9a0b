// Above a product, for those who look after it: what it lacks, whether it is published, its pictures, and the way to its editor.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ownNameOfLanguage } from '../../rules/languages.ts';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { leaveEditors } from '../kit/open-editors.ts';
import { useConfirm } from '../platform/confirmation.ts';
import { usePlatform } from '../platform/environment.tsx';
import { type Data, textOf } from '../platform/graphql.ts';
import { Confirmations } from '../storefront/confirmations.tsx';
import type { ProductDetails } from '../storefront/product/product-query.ts';
import { productHintsDocument, setProductPublishedDocument } from './controls.documents.ts';
import { useControls, useRefresh } from './use-controls.ts';

const ImagesDialog = lazy(() => import('./images-dialog.tsx'));

interface BarProps {
	details: ProductDetails;
}

export function ControlsBar({ details }: BarProps) {
	const controls = useControls();
	if (!controls) return null;
	return (
		<>
			<Hints t={controls.t} productId={details.product.id} />
			{controls.edits && (
				<Confirmations>
					<Tools t={controls.t} product={details.product} />
				</Confirmations>
			)}
		</>
	);
}

type Hint = Data<typeof productHintsDocument>['productHints'][number];

const sentence = (t: Translate, { kind, languages }: Hint) =>
	kind === 'missingLanguage'
		? t('hints.missingLanguage', { languages: languages.map(ownNameOfLanguage).join(', ') })
		: t(`hints.${kind}`);

function Hints({ t, productId: id }: { t: Translate; productId: string }) {
	const { ask } = usePlatform();
	const { data: hints = [] } = useQuery({
		queryKey: [textOf(productHintsDocument), id],
		queryFn: async () => ((await ask(productHintsDocument, { id })) as Data<typeof productHintsDocument>).productHints,
	});
	if (hints.length === 0) return null;
	return (
		<section aria-label={t('hints.title')} className="mb-4">
			<Notice kind="warning">
				<ul className="grid gap-1">
					{hints.map((hint) => (
						<li key={hint.kind}>{sentence(t, hint)}</li>
					))}
				</ul>
			</Notice>
		</section>
	);
}

function Tools({ t, product: { id, published } }: { t: Translate; product: ProductDetails['product'] }) {
	const { ask, base } = usePlatform();
	const refresh = useRefresh();
	const confirm = useConfirm();
	const [said, setSaid] = useState<PlainTextKey>();
	const [busy, setBusy] = useState(false);
	const [pictures, setPictures] = useState(false);
	/** What shoppers find is taken from them only after a question. */
	const isSure = () =>
		confirm({
			title: t('controls.unpublishAsk'),
			text: t('controls.unpublishText'),
			confirmLabel: t('controls.unpublish'),
			cancelLabel: t('controls.cancel'),
		});
	async function change() {
		if (published && !(await isSure())) return;
		setBusy(true);
		try {
			await ask(setProductPublishedDocument, { id, published: !published });
			await refresh();
			setSaid(published ? 'controls.unpublished' : 'controls.published');
		} catch {
			setSaid('controls.publishFailed');
		}
		setBusy(false);
	}
	const showPictures = async () => {
		if (await leaveEditors()) setPictures(true);
	};
	const editor = `${base}/admin/products/${id}`;
	return (
		<section
			aria-label={t('controls.title')}
			className="mb-4 flex flex-wrap items-center gap-3 rounded-theme border border-line bg-raised p-3"
		>
			<Button size="small" busy={busy} onClick={change}>
				{t(published ? 'controls.unpublish' : 'controls.publish')}
			</Button>
			<Button size="small" onClick={showPictures}>
				{t('controls.images')}
			</Button>
			<a href={editor} className={link}>
				{t('controls.editor')}
			</a>
			<p role="status" className="text-sm empty:hidden">
				{said && t(said)}
			</p>
			<Suspense>
				{pictures && (
					<ImagesDialog
						productId={id}
						onClose={() => {
							setPictures(false);
							refresh();
						}}
					/>
				)}
			</Suspense>
		</section>
	);
}

const link =
	'inline-flex min-h-8 items-center text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11';
