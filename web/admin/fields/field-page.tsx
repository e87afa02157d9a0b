// One user field: changed, or deleted with everything that users have put into it.
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useAdminQuery, useAttempt, useChange } from '../data.ts';
import { useEditor } from '../editor.ts';
import { Component as MissingPage } from '../frame/missing-page.tsx';
import { Loaded } from '../loaded.tsx';
import { has, useMe } from '../me.tsx';
import { FieldForm, type FieldFormValues, fieldFieldOf, judgeField, toInput } from './field-form.tsx';
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

function useDelete({ fieldName, label }: Field) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const navigate = useNavigate();
	return async () => {
		const sure = await confirm({
			title: t('userFields.deleteAsk', { name: label }),
			text: t('userFields.deleteText'),
			confirmLabel: t('admin.delete'),
			colour: 'danger',
			severity: 'stringConfirm',
			phrase: fieldName,
		});
		if (!sure) return;
		const said = { done: t('userFields.deleted'), failed: t('userFields.deleteFailed') };
		if (await attempt(() => change(deleteFieldDocument, { fieldName }), said)) navigate('/admin/user-fields');
	};
}

function OneField({ field }: { field: Field }) {
	const { t, languages } = usePlatform();
	const me = useMe();
	const change = useChange();
	const remove = useDelete(field);
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
		judge: (values) => judgeField(values, languages, t),
		save: async (values) => {
			await change(updateFieldDocument, { field: toInput(values, initial) });
		},
		said: { saved: t('userFields.saved'), failed: t('userFields.saveFailed'), faulty: t('accounts.mandatoryFields') },
		fieldOf: fieldFieldOf,
	});
	return (
		<PageFrame
			title={field.label}
			above={[{ label: t('admin.userFields'), to: '/admin/user-fields' }]}
			actions={
				!readOnly &&
				!shipped && (
					<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
						{t('admin.delete')}
					</Button>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			{shipped && <p className="mb-4 max-w-prose text-muted">{t('userFields.shippedText')}</p>}
			<FieldForm editor={editor} made shipped={shipped} readOnly={readOnly} />
		</PageFrame>
	);
}
