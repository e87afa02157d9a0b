// One label of products: changed or deleted.
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useAdminQuery, useAttempt, useChange } from '../data.ts';
import { useEditor } from '../editor.ts';
import { Component as MissingPage } from '../frame/missing-page.tsx';
import { Loaded } from '../loaded.tsx';
import { has, useMe } from '../me.tsx';
import { wordsFrom } from '../words-fields.tsx';
import { judgeLabel, LabelForm, type LabelValues, toInput } from './label-form.tsx';
import { deleteProductLabelDocument, productLabelsDocument, updateProductLabelDocument } from './labels.documents.ts';

type ProductLabel = Data<typeof productLabelsDocument>['productLabels'][number];

const labels = '/admin/product-labels';

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

function useDelete({ id, name, products }: ProductLabel) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const navigate = useNavigate();
	return async () => {
		const sure = await confirm({
			title: t('productLabels.deleteAsk', { name }),
			text: t('productLabels.deleteText', { count: products }),
			confirmLabel: t('admin.delete'),
			colour: 'danger',
		});
		if (!sure) return;
		const said = { done: t('productLabels.deleted'), failed: t('productLabels.deleteFailed') };
		if (await attempt(() => change(deleteProductLabelDocument, { id }), said)) navigate(labels);
	};
}

function OneLabel({ label }: { label: ProductLabel }) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const me = useMe();
	const change = useChange();
	const remove = useDelete(label);
	const readOnly = !has(me, 'mProd');
	const initial: LabelValues = {
		names: wordsFrom(languages, label.names),
		kind: label.kind,
		active: label.active,
		validFrom: label.validFrom ?? '',
		validUntil: label.validUntil ?? '',
	};
	const editor = useEditor({
		initial,
		judge: (values) => judgeLabel(values, platform),
		save: async (values) => {
			await change(updateProductLabelDocument, { id: label.id, label: toInput(values) });
		},
		said: {
			saved: t('productLabels.saved'),
			failed: t('productLabels.saveFailed'),
			faulty: t('accounts.mandatoryFields'),
		},
	});
	return (
		<PageFrame
			title={label.name}
			above={[{ label: t('admin.productLabels'), to: labels }]}
			actions={
				!readOnly && (
					<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
						{t('admin.delete')}
					</Button>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<p className="mb-4 text-sm text-muted">{t('productLabels.products', { count: label.products })}</p>
			<LabelForm editor={editor} readOnly={readOnly} />
		</PageFrame>
	);
}
