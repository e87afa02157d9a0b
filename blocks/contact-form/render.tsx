import { contactFormErrors, contactFormPlan, formFields } from '../../rules/contact-requests/contact-form.ts';
import { type ContactField, longestOf } from '../../rules/contact-requests/contact-request.ts';
import { errorText } from '../../rules/fields.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import {
	AreaField,
	ChoiceField,
	FailedNote,
	InputField,
	PrivacyNote,
	SectionForm,
	SentNote,
	TickField,
} from '../stage/form-parts.tsx';
import { useForms } from '../stage/page-forms.ts';
import { useShown } from '../stage/shown.ts';
import { useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

type Section = ShownBlock<typeof block>;

const looks = {
	plain: '',
	box: 'block-box one-colour px-6 py-8 @phone:px-10 @tablet:py-12',
	accent: 'block-accent one-colour px-6 py-8 @phone:px-10 @tablet:py-12',
};

const completions: Record<ContactField, string> = {
	name: 'name',
	email: 'email',
	phone: 'tel',
	company: 'organization',
	message: 'off',
};

const kinds: Partial<Record<ContactField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

export function Render({ section }: { section: Section }) {
	const { Text, headingOf, t } = useStage();
	const forms = useForms();
	const shown = useShown();
	const hasWords = shown.texts(section, 'title', 'text');
	return (
		<div className={`relative grid grid-cols-1 gap-6 ${looks[section.values.look]}`}>
			{hasWords && (
				<div className="max-w-3xl min-w-0">
					<Text of={section} name="title" as={headingOf(section)} className="block-title" />
					<Text of={section} name="text" as="p" className="block-lead mt-3" />
				</div>
			)}
			{forms.isSent(section) ? (
				<SentNote>{section.texts.done || t('getInTouch.sentTitle')}</SentNote>
			) : (
				<Form section={section} />
			)}
		</div>
	);
}

function Form({ section }: { section: Section }) {
	const { t, buttonClass, canvas } = useStage();
	const forms = useForms();
	const plan = contactFormPlan(section.values, section.texts);
	const sent = forms.sentOf(section);
	const given = sent?.values ?? {};
	const errors = sent?.outcome === 'invalid' ? contactFormErrors(plan, given, given.country ?? '') : {};
	const errorOf = (name: keyof typeof errors) => {
		const found = errors[name];
		return found && errorText(found, t);
	};
	const labelOf = (field: ContactField) => {
		const label = t(`getInTouch.${field}`);
		return plan.fields[field] === 'optional' ? t('getInTouch.optional', { label }) : label;
	};
	const choiceLabel = section.texts.optionsLabel || t('getInTouch.stepTopic');
	return (
		<SectionForm of={section} label={section.texts.title || t('getInTouch.title')} className="grid max-w-2xl gap-5">
			{sent && <FailedNote outcome={sent.outcome} />}
			{plan.choice !== 'off' && (
				<ChoiceField
					{...{ of: section, name: 'choice', options: plan.options, value: given.choice ?? '' }}
					label={plan.choice === 'optional' ? t('getInTouch.optional', { label: choiceLabel }) : choiceLabel}
					required={plan.choice === 'required'}
					error={errorOf('choice')}
				/>
			)}
			{formFields(plan).map((field) => {
				const props = {
					...{ of: section, name: field, label: labelOf(field), value: given[field] ?? '', error: errorOf(field) },
					...{ required: plan.fields[field] === 'required', maxLength: longestOf(field) ?? 160 },
				};
				return field === 'message' ? (
					<AreaField key={field} {...props} />
				) : (
					<InputField key={field} {...props} kind={kinds[field] ?? 'text'} completion={completions[field]} />
				);
			})}
			{plan.consent && (
				<TickField of={section} name="consent" value={given.consent ?? ''} error={errorOf('consent')}>
					{section.texts.consent || t('contactForm.consent')}
				</TickField>
			)}
			<PrivacyNote text={t('getInTouch.privacy')} />
			<div className="calls">
				<button type="submit" disabled={canvas} className={`call cursor-pointer ${buttonClass('primary', 'large')}`}>
					{section.texts.submit || t('getInTouch.send')}
				</button>
			</div>
		</SectionForm>
	);
}
