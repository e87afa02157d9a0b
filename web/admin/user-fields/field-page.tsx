// One user field: changed, or deleted with everything that users have put into it.
import { useParams } from 'react-router';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { EditedPage } from '../edited-page.tsx';
import { useEditor } from '../editor.ts';
import { has, useMe } from '../me.tsx';
import { FieldForm, type FieldFormValues, fieldFieldOf, toInput, validateField } from './field-form.tsx';
import { deleteFieldDocument, fieldsDocument, updateFieldDocument } from './fields.documents.ts';
import type { Field } from './fields-page.tsx';

export function Component() {
	const { t, language } = usePlatform();
	const { name = '' } = useParams();
	const answer = useAdminQuery(fieldsDocument, { language });
	return (
		<Loaded answer={answer} title={t('userFields.one')}>
			{({ userFields }) => {
				const field = userFields.find(({ fieldName }) => fieldName === name);
				return field ? <OneField key={name} field={field} /> : <MissingPage />;
			}}
		</Loaded>
	);
}

function OneField({ field }: { field: Field }) {
	const { t, languages } = usePlatform();
	const me = useMe();
	const change = useChange();
	const shipped = field.group === 'general';
	const readOnly = !has(me, 'mUser');
	const known = Object.fromEntries(
		field.translations.map(({ languageCode, translation }) => [languageCode, translation]),
	);
	const initial: FieldFormValues = {
		fieldName: field.fieldName,
		labels: Object.fromEntries(languages.map(({ languageCode }) => [languageCode, known[languageCode] ?? ''])),
		type: field.type,
		required: field.required,
		use: field.use,
		defaultValue: field.defaultValue ?? '',
		options: field.options.join('\n'),
	};
	const editor = useEditor({
		initial,
		judge: (values) => validateField(values, languages, t),
		save: async (values) => {
			await change(updateFieldDocument, { field: toInput(values, initial) });
		},
		said: { saved: t('userFields.saved'), failed: t('userFields.saveFailed'), faulty: true },
		fieldOf: fieldFieldOf,
	});
	return (
		<EditedPage
			title={field.label}
			above={[{ label: t('admin.userFields'), to: '/admin/user-fields' }]}
			readOnly={readOnly}
			editor={editor}
			removal={
				shipped
					? null
					: {
							ask: {
								title: t('userFields.deleteAsk', { name: field.label }),
								text: t('userFields.deleteText'),
								severity: 'stringConfirm',
								phrase: field.fieldName,
							},
							said: { done: t('userFields.deleted'), failed: t('userFields.deleteFailed') },
							send: () => change(deleteFieldDocument, { fieldName: field.fieldName }),
						}
			}
		>
			{shipped && <p className="mb-4 max-w-prose text-muted">{t('userFields.shippedText')}</p>}
			<FieldForm editor={editor} made shipped={shipped} readOnly={readOnly} />
		</EditedPage>
	);
}
