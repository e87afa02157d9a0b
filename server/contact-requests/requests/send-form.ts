// What someone sends with the contact form of a page: held to the fields that its editor has chosen, as they are published.
import { contactFormErrors, contactFormPlan, formFields } from '../../../rules/contact-requests/contact-form.ts';
import { contactFields, tidyContactField } from '../../../rules/contact-requests/contact-request.ts';
import type { ShownSection } from '../../../rules/pages/block.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import type { Caller } from '../../accounts/services.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';
import { takeRequest } from './take-request.ts';

export const contactFormType = 'contactForm';

export interface SentForm {
	section: ShownSection;
	/** By the names of the fields. */
	values: Readonly<Record<string, string | undefined>>;
	language: string;
	page: string;
}

const textIn = ({ texts }: ShownSection, name: string): string => {
	const text: unknown = texts[name];
	return typeof text === 'string' ? text : '';
};

/** As it stood on the page. */
async function consentOf(sql: Sql, tenant: Tenant, section: ShownSection, language: string): Promise<string> {
	const own = textIn(section, 'consent');
	if (own !== '') return own;
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['getInTouch'] as const };
	return translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted))('contactForm.consent');
}

export async function sendForm(inTenant: InTenant, caller: Caller, sent: SentForm): Promise<void> {
	const { tenant, services, address } = caller;
	const { section, values, page } = sent;
	const plan = contactFormPlan(section.values, section.texts);
	const [wrong] = Object.keys(contactFormErrors(plan, values, tenant.country));
	if (wrong) throw new Refused('VALIDATION', wrong);
	const shown = new Set<string>(formFields(plan));
	const tidied = Object.fromEntries(
		contactFields.map((field) => [
			field,
			shown.has(field) ? tidyContactField(field, values[field] ?? '', tenant.country) : '',
		]),
	) as Record<(typeof contactFields)[number], string>;
	const recipient = tidied.email.toLowerCase();
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'contactRequest', { address, recipient })),
	);
	await inTenant(async (sql) => {
		const language = spokenLanguage(tenant, sent.language);
		const isChosen = plan.choice !== 'off' && (values.choice ?? '') !== '';
		await takeRequest(sql, caller, {
			...tidied,
			...{ source: 'form', topic: textIn(section, 'title'), times: [], page, language },
			choiceLabel: isChosen ? textIn(section, 'optionsLabel') : '',
			choice: isChosen ? (values.choice ?? '') : '',
			consent: plan.consent ? await consentOf(sql, tenant, section, language) : '',
		});
	});
}
