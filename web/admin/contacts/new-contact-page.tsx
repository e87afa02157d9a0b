// A contact that is entered by hand.
import { newContactRules } from '../../../rules/contacts/fields.ts';
import { errorText, findFieldError } from '../../../rules/fields.ts';
import { tidyEmail } from '../../../rules/tidy-fields.ts';
import { Card } from '../../kit/card.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { ContactFields, validateContact } from './contact-fields.tsx';
import { createContactDocument } from './contacts.documents.ts';

export function Component() {
	const { t } = usePlatform();
	const change = useChange();
	const goTo = useAfterwards();
	const editor = useEditor({
		create: true,
		initial: { email: '', name: '', company: '', phone: '', language: '' },
		judge: (values) => {
			const error = findFieldError(tidyEmail(values.email), newContactRules.email);
			return { ...(error ? { email: errorText(error, t) } : {}), ...validateContact(values, t) };
		},
		save: async ({ email, ...contact }) => {
			const { createContact } = await change(createContactDocument, { email, contact });
			goTo(`/admin/crm/${createContact.id}`);
		},
		said: { saved: t('contacts.createdMessage'), failed: t('contacts.createFailed'), faulty: true },
		fieldOf: (code, facts) => (code === 'CONTACT_EMAIL_TAKEN' ? 'email' : fieldIn(facts)),
	});
	const { values, set, errorOf } = editor;
	return (
		<PageFrame title={t('contacts.new')} above={[{ label: t('contacts.title'), to: '/admin/crm' }]} save={editor.bar}>
			<p className="mb-4 max-w-prose text-muted">{t('contacts.newText')}</p>
			<Card heading="h2" title={t('contacts.data')}>
				<div className="grid gap-4">
					<TextField
						label={t('contacts.email')}
						kind="email"
						required
						autoComplete="off"
						maxLength={newContactRules.email.maxLength}
						value={values.email}
						onChange={(email) => set({ email })}
						error={errorOf('email')}
					/>
					<ContactFields editor={editor} />
				</div>
			</Card>
		</PageFrame>
	);
}

const fieldIn = (facts: Readonly<Record<string, unknown>> | undefined): string | undefined =>
	typeof facts?.field === 'string' ? facts.field : undefined;
