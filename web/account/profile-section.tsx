// The profile: what the shop asks of everyone, what this shop asks besides, and the language in which one is written to.
import { useMemo, useState } from 'react';
import { defineForm, type FormDefinition, type FormElement } from '../../rules/forms/definition.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import { type Language, ownNameOfLanguage } from '../../rules/languages.ts';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { Form } from '../forms/form.tsx';
import { Progress } from '../kit/progress.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { useResult } from '../platform/page.ts';
import { updateProfileDocument } from './account.documents.ts';
import { sayFailure } from './failure.ts';
import { elementOf, fromFieldValues, type RequestedField, readField, toFieldValues } from './field-elements.ts';
import { userFieldsQuery } from './field-queries.ts';
import { Part } from './part.tsx';
import { sayAtBottom } from './toast-region.tsx';
import { type Me, useSetMe } from './use-me.ts';

function headed(elements: FormElement[], heading: PlainTextKey): FormElement[] {
	return elements.map((element, index) => (index === 0 ? { ...element, heading } : element));
}

function profileForm(
	fields: readonly RequestedField[],
	languages: readonly Language[],
	language: string,
): FormDefinition {
	const inGroup = (group: string) =>
		fields.filter((field) => field.group === group).map((field) => elementOf(field, language));
	const spoken: FormElement = {
		type: 'select',
		name: 'language',
		label: 'account.language',
		hint: 'account.languageHint',
		required: true,
		heading: 'account.settings',
		choices: languages.map(({ languageCode: value }) => ({ value, label: { text: ownNameOfLanguage(value) } })),
	};
	const elements = [
		...headed(inGroup('general'), 'account.general'),
		...headed(inGroup('specific'), 'account.specific'),
		spoken,
	];
	return defineForm({ id: 'profile', pages: [{ id: 'profile', label: 'account.profile', elements }] });
}

export function ProfileSection({ me }: { me: Me }) {
	const platform = usePlatform();
	const { t, language, languages, ask } = platform;
	const { userGenericFields } = useResult(userFieldsQuery(platform));
	const fields = useMemo(() => userGenericFields.map(readField), [userGenericFields]);
	const definition = useMemo(() => profileForm(fields, languages, language), [fields, languages, language]);
	const [initial] = useState(() => ({ ...fromFieldValues(fields, me.profile.values), language: me.language }));
	const setMe = useSetMe();
	const submit = async (values: FormValues) => {
		try {
			const wanted = { values: toFieldValues(fields, values), language: String(values.language) };
			setMe(((await ask(updateProfileDocument, wanted)) as Data<typeof updateProfileDocument>).updateProfile);
			sayAtBottom('success', t('account.saved'));
			return [];
		} catch (error) {
			return sayFailure(error, t, 'accounts.profileNotSaved');
		}
	};
	return (
		<Part id="profile" title={t('account.profile')}>
			<Completion me={me} fields={fields} />
			<Form
				label={t('account.profile')}
				definition={definition}
				initial={initial}
				instance={me.id}
				submitLabel={t('account.save')}
				submit={submit}
			/>
		</Part>
	);
}

/** Complete is who has filled in everything that must be. */
function Completion({ me, fields }: { me: Me; fields: readonly RequestedField[] }) {
	const { t, language } = usePlatform();
	const { complete, missing, percent } = me.profile;
	const labels = missing.map((name) => fields.find(({ fieldName }) => fieldName === name)?.label ?? name);
	const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(labels);
	return (
		<div className="mb-6 rounded-theme bg-sunken p-4">
			<Progress label={t('account.completion')} share={percent / 100} />
			<p className="mt-2 text-sm wrap-break-word">
				{complete ? t('account.complete') : t('account.missing', { fields: listed })}
			</p>
		</div>
	);
}
