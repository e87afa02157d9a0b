// Staff enters someone who has agreed elsewhere.
import { errorText } from '../../../rules/fields.ts';
import { languageNameIn } from '../../../rules/language-names.ts';
import { publishedLanguages } from '../../../rules/languages.ts';
import { newsletterError, newsletterRules } from '../../../rules/newsletter/subscription.ts';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { ConsentFields, type Declaration, noDeclaration, validateDeclaration } from './consent-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { addSubscriberDocument } from './newsletter.documents.ts';

interface Values extends Declaration {
	email: string;
	language: string;
	topicIds: string[];
}

export interface Topic {
	id: string;
	name: string;
}

export function AddSubscriberDialog({ topics, onClose }: { topics: readonly Topic[]; onClose(): void }) {
	const platform = usePlatform();
	const { t, language: reading, languages } = platform;
	const change = useChange();
	const offered = publishedLanguages(languages);
	const first = languages.find(({ default: isDefault }) => isDefault)?.languageCode ?? reading;
	return (
		<FormDialog<Values>
			title={t('adminNewsletter.add')}
			initial={{ email: '', language: first, topicIds: [], ...noDeclaration }}
			errorsOf={(values) => {
				const wrong = newsletterError('email', values.email);
				return { email: wrong && errorText(wrong, t), ...validateDeclaration(values, platform) };
			}}
			send={({ email, language, topicIds, source, on, hasProof }) =>
				change(addSubscriberDocument, { subscriber: { email, language, topicIds, consent: { source, on, hasProof } } })
			}
			fieldOf={{ NEWSLETTER_KNOWN: 'email', NEWSLETTER_SUPPRESSED: 'email' }}
			done={({ hasProof }) => t(hasProof ? 'adminNewsletter.added' : 'adminNewsletter.invited')}
			saveLabel={t('adminNewsletter.add')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<>
					<p className="text-muted">{t('adminNewsletter.addText')}</p>
					<TextField
						label={t('adminNewsletter.email')}
						kind="email"
						required
						autoFocus
						autoComplete="off"
						maxLength={newsletterRules.email.maxLength}
						value={values.email}
						onChange={(email) => set({ email })}
						error={errorOf('email') ?? null}
					/>
					{offered.length > 1 && (
						<Select
							label={t('adminNewsletter.language')}
							value={values.language}
							onChange={(language) => set({ language })}
							choices={offered.map(({ languageCode: value }) => ({ value, label: languageNameIn(value, reading) }))}
						/>
					)}
					{topics.length > 0 && (
						<MultiSelect
							label={t('adminNewsletter.topics')}
							hint={t('adminNewsletter.topicsHint')}
							value={values.topicIds}
							onChange={(topicIds) => set({ topicIds })}
							choices={topics.map(({ id, name }) => ({ value: id, label: name }))}
						/>
					)}
					<ConsentFields label={t('adminNewsletter.consentSource')} values={values} set={set} errorOf={errorOf} />
				</>
			)}
		</FormDialog>
	);
}
