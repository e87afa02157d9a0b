// A field of the shop's own.
import { PageFrame } from '../../kit/page-frame.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { FieldForm, type FieldFormValues, fieldFieldOf, toInput, validateField } from './field-form.tsx';
import { createFieldDocument } from './fields.documents.ts';

const initial: FieldFormValues = {
	fieldName: '',
	labels: {},
	type: 'text',
	required: false,
	use: true,
	defaultValue: '',
	options: '',
};

export function Component() {
	const { t, languages } = usePlatform();
	const change = useChange();
	const goTo = useAfterwards();
	const editor = useEditor({
		create: true,
		initial,
		judge: (field) => validateField(field, languages, t),
		save: async (field) => {
			await change(createFieldDocument, { field: toInput(field) });
			goTo('/admin/user-fields');
		},
		said: { saved: t('userFields.saved'), failed: t('userFields.createFailed'), faulty: true },
		fieldOf: fieldFieldOf,
	});
	return (
		<PageFrame
			title={t('userFields.new')}
			above={[{ label: t('admin.userFields'), to: '/admin/user-fields' }]}
			save={editor.bar}
		>
			<FieldForm editor={editor} />
		</PageFrame>
	);
}
