// One field of products: changed, or deleted with everything that products say in it.
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
import { FieldForm, type FieldValues, fieldFieldOf, toInput, validateField } from './field-form.tsx';
import { deleteProductFieldDocument, productFieldsDocument, updateProductFieldDocument } from './fields.documents.ts';
import { useKindOfFields } from './kind-of-fields.ts';

type Field = Data<typeof productFieldsDocument>['productFields'][number];

export function Component() {
	const { t, language } = usePlatform();
	const { id = '' } = useParams();
	const { meta, one } = useKindOfFields();
	const answer = useAdminQuery(productFieldsDocument, { language, meta });
	return (
		<Loaded answer={answer} title={t(one)}>
			{({ productFields }) => {
				const field = productFields.find((known) => known.id === id);
				return field ? <OneField key={id} field={field} /> : <MissingPage />;
			}}
		</Loaded>
	);
}

function OneField({ field }: { field: Field }) {
	const { t, languages } = usePlatform();
	const me = useMe();
	const change = useChange();
	const { meta, to, title } = useKindOfFields();
	const readOnly = !has(me, 'mProd');
	const { name, type, required, filter, defaultUrl, products } = field;
	const initial: FieldValues = {
		name,
		labels: translationsFrom(languages, field.labels),
		type,
		required,
		filter,
		defaults: translationsFrom(languages, field.defaults),
		defaultUrl,
	};
	const editor = useEditor({
		initial,
		judge: (values) => validateField(values, languages, t),
		save: async (values) => {
			await change(updateProductFieldDocument, { id: field.id, field: toInput(values) });
		},
		said: {
			saved: t('productFields.saved'),
			failed: t('productFields.saveFailed'),
			faulty: true,
		},
		fieldOf: fieldFieldOf,
	});
	const ask = {
		title: t('productFields.deleteAsk', { name: field.label }),
		text: t('productFields.deleteText', { count: products }),
	};
	return (
		<EditedPage
			title={field.label}
			above={[{ label: t(title), to }]}
			readOnly={readOnly}
			editor={editor}
			removal={{
				// What many people may have typed wants more than one key.
				ask: products > 0 ? { ...ask, severity: 'stringConfirm', phrase: name } : ask,
				said: { done: t('productFields.deleted'), failed: t('productFields.deleteFailed') },
				send: () => change(deleteProductFieldDocument, { id: field.id }),
			}}
		>
			<p className="mb-4 text-sm text-muted">{t('productFields.usedBy', { count: products })}</p>
			<FieldForm editor={editor} meta={meta} inUse={products > 0} readOnly={readOnly} />
		</EditedPage>
	);
}
