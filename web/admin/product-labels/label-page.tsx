// One label of products: changed or deleted.
import { useParams } from 'react-router';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { EditedPage } from '../edited-page.tsx';
import { useEditor } from '../editor.ts';
import { has, useMe } from '../me.tsx';
import { translationsFrom } from '../translation-fields.tsx';
import { LabelForm, type LabelValues, toInput, validateLabel } from './label-form.tsx';
import { deleteProductLabelDocument, productLabelsDocument, updateProductLabelDocument } from './labels.documents.ts';

type ProductLabel = Data<typeof productLabelsDocument>['productLabels'][number];

export function Component() {
	const { t, language } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(productLabelsDocument, { language });
	return (
		<Loaded answer={answer} title={t('productLabels.one')}>
			{({ productLabels }) => {
				const label = productLabels.find((known) => known.id === id);
				return label ? <OneLabel key={id} label={label} /> : <MissingPage />;
			}}
		</Loaded>
	);
}

function OneLabel({ label }: { label: ProductLabel }) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const me = useMe();
	const change = useChange();
	const readOnly = !has(me, 'mProd');
	const initial: LabelValues = {
		names: translationsFrom(languages, label.names),
		kind: label.kind,
		active: label.active,
		validFrom: label.validFrom ?? '',
		validUntil: label.validUntil ?? '',
	};
	const editor = useEditor({
		initial,
		judge: (values) => validateLabel(values, platform),
		save: async (values) => {
			await change(updateProductLabelDocument, { id: label.id, label: toInput(values) });
		},
		said: {
			saved: t('productLabels.saved'),
			failed: t('productLabels.saveFailed'),
			faulty: true,
		},
	});
	return (
		<EditedPage
			title={label.name}
			above={[{ label: t('admin.productLabels'), to: '/admin/product-labels' }]}
			readOnly={readOnly}
			editor={editor}
			removal={{
				ask: {
					title: t('productLabels.deleteAsk', { name: label.name }),
					text: t('productLabels.deleteText', { count: label.products }),
				},
				said: { done: t('productLabels.deleted'), failed: t('productLabels.deleteFailed') },
				send: () => change(deleteProductLabelDocument, { id: label.id }),
			}}
		>
			<p className="mb-4 text-sm text-muted">{t('productLabels.products', { count: label.products })}</p>
			<LabelForm editor={editor} readOnly={readOnly} />
		</EditedPage>
	);
}
