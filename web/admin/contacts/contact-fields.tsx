// What is known of a contact, as fields.
import {
	type ContactValues,
	contactFieldNames,
	contactRules,
	findErrors,
	tidyContact,
} from '../../../rules/contacts/fields.ts';
import { errorText } from '../../../rules/fields.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Editor, FieldErrors } from '../editor.ts';

/** @param before what is saved: it is not asked for anything that has come in so */
export function validateContact(typed: ContactValues, t: Translate, before?: ContactValues): FieldErrors {
	const values = tidyContact(typed, before);
	const found = findErrors(contactRules, values);
	return Object.fromEntries(
		contactFieldNames.map((field) => {
			const error = values[field] === before?.[field] ? undefined : found[field];
			return [field, error && errorText(error, t)];
		}),
	);
}

interface ContactFieldsProps<Values extends ContactValues> {
	editor: Pick<Editor<Values>, 'values' | 'errorOf'> & { set(change: Partial<ContactValues>): void };
	readOnly?: boolean;
}

export function ContactFields<Values extends ContactValues>({
	editor: { values, set, errorOf },
	readOnly = false,
}: ContactFieldsProps<Values>) {
	const { t, languages } = usePlatform();
	const spoken = languages.map(({ languageCode }) => languageCode);
	const choices = [...new Set([...spoken, values.language])].filter(Boolean);
	return (
		<div className="grid gap-4 phone:grid-cols-2">
			<TextField
				label={t('contacts.name')}
				disabled={readOnly}
				maxLength={contactRules.name.maxLength}
				value={values.name}
				onChange={(name) => set({ name })}
				error={errorOf('name')}
			/>
			<TextField
				label={t('contacts.company')}
				disabled={readOnly}
				maxLength={contactRules.company.maxLength}
				value={values.company}
				onChange={(company) => set({ company })}
				error={errorOf('company')}
			/>
			<TextField
				label={t('contacts.phone')}
				kind="phone"
				hint={t('contacts.phoneHint')}
				disabled={readOnly}
				maxLength={contactRules.phone.maxLength}
				value={values.phone}
				onChange={(phone) => set({ phone })}
				error={errorOf('phone')}
			/>
			<Select
				label={t('contacts.language')}
				disabled={readOnly}
				value={values.language}
				choices={[
					{ value: '', label: t('contacts.noLanguage') },
					...choices.map((code) => ({ value: code, label: ownNameOfLanguage(code) })),
				]}
				onChange={(language) => set({ language })}
				error={errorOf('language')}
			/>
		</div>
	);
}
