// A new field of products.
import { PageFrame } from '../../kit/page-frame.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { translationsFrom } from '../translation-fields.tsx';
import { FieldForm, type FieldValues, fieldFieldOf, toInput, validateField } from './field-form.tsx';
import { createProductFieldDocument } from './fields.documents.ts';
import { useKindOfFields } from './kind-of-fields.ts';

export function Component() {
	const { t, languages } = usePlatform();
	const change = useChange();
	const goTo = useAfterwards();
	const { meta, to, title } = useKindOfFields();
	const initial: FieldValues = {
		name: '',
		labels: translationsFrom(languages),
		type: 'text',
		required: false,
		filter: false,
		defaults: translationsFrom(languages),
		defaultUrl: '',
	};
	const editor = useEditor({
		create: true,
		initial,
		judge: (field) => validateField(field, languages, t),
		save: async (field) => {
			await change(createProductFieldDocument, { meta, field: toInput(field) });
			goTo(to);
		},
		said: {
			saved: t('productFields.saved'),
			failed: t('productFields.createFailed'),
			faulty: true,
		},
		fieldOf: fieldFieldOf,
	});
	return (
		<PageFrame title={t('productFields.new')} above={[{ label: t(title), to }]} save={editor.bar}>
			<FieldForm editor={editor} meta={meta} />
		</PageFrame>
	);
}
