// How the page of the first start looks: made of strings like the plain pages, in the language of the browser.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCatalogue } from '../../rules/errors.ts';
import { escaped } from '../../rules/html.ts';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { shopCountries } from '../../rules/tenants/countries.ts';
import type { NewShopErrors } from '../../rules/tenants/new-shop.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import { shippedMessages } from '../../rules/texts/shipped-messages.ts';
import { preferredLanguage, sendMarkup } from './plain-pages.ts';

export interface SetupFields {
	email: string;
	password: string;
	name: string;
	slug: string;
	country: string;
}

function words(request: FastifyRequest) {
	const language = preferredLanguage(request.headers['accept-language']);
	const groups = ['setupPage', 'tenantErrors', 'accounts', 'kit'] as const;
	return { language, t: translatorOf(language, shippedMessages(groups, languageChain(language, language))) };
}

interface FieldParts {
	name: keyof SetupFields;
	label: string;
	/** Of an input. */
	attributes: string;
	hint?: string | undefined;
	error: string | undefined;
	/** In place of an input. */
	control?: string;
}

function writeField({ name, label, attributes, hint, error, control }: FieldParts): string {
	const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
	const about = `id="${name}" name="${name}" required${described ? ` aria-describedby="${described}"` : ''}${error ? ' aria-invalid="true"' : ''}`;
	return [
		`<p class="field"><label for="${name}">${escaped(label)}</label>`,
		control ? `<select ${about}>${control}</select>` : `<input ${about} ${attributes}>`,
		hint ? `<small id="${name}-hint">${escaped(hint)}</small>` : '',
		error ? `<strong class="error" id="${name}-error">${escaped(error)}</strong>` : '',
		'</p>',
	].join('');
}

function countryOptions(language: string, chosen: string): string {
	const names = new Intl.DisplayNames(language, { type: 'region' });
	return shopCountries
		.map((code) => ({ code, name: names.of(code) ?? code }))
		.sort((a, b) => a.name.localeCompare(b.name, language))
		.map(({ code, name }) => `<option value="${code}"${code === chosen ? ' selected' : ''}>${escaped(name)}</option>`)
		.join('');
}

/** What was typed stays, apart from the password. */
export function sendSetupForm(
	request: FastifyRequest,
	reply: FastifyReply,
	fields: SetupFields,
	errors: NewShopErrors,
): FastifyReply {
	const { language, t } = words(request);
	const errorOf = (name: keyof SetupFields) => {
		const code = errors[name];
		return code && t(errorCatalogue[code].text as PlainTextKey);
	};
	const valued = (name: keyof SetupFields, rest: string) => `value="${escaped(fields[name])}" ${rest}`;
	const faulty = Object.keys(errors).length > 0;
	const form = [
		faulty ? `<p class="error" role="alert">${escaped(t('setup.faulty'))}</p>` : `<p>${escaped(t('setup.text'))}</p>`,
		`<form method="post"><fieldset><legend>${escaped(t('setup.operator'))}</legend>`,
		writeField({
			name: 'email',
			label: t('setup.email'),
			attributes: valued('email', 'type="email" autocomplete="email" maxlength="254"'),
			error: errorOf('email'),
		}),
		writeField({
			name: 'password',
			label: t('setup.password'),
			attributes: 'type="password" autocomplete="new-password" maxlength="128"',
			hint: t('setup.passwordHint'),
			error: errorOf('password'),
		}),
		`</fieldset><fieldset><legend>${escaped(t('setup.shop'))}</legend>`,
		writeField({
			name: 'name',
			label: t('setup.name'),
			attributes: valued('name', 'autocomplete="organization" maxlength="100"'),
			error: errorOf('name'),
		}),
		writeField({
			name: 'slug',
			label: t('setup.slug'),
			attributes: valued('slug', 'autocapitalize="none" spellcheck="false" maxlength="63"'),
			hint: t('setup.slugHint'),
			error: errorOf('slug'),
		}),
		writeField({
			name: 'country',
			label: t('setup.country'),
			attributes: '',
			hint: t('setup.countryHint'),
			error: errorOf('country'),
			control: countryOptions(language, fields.country),
		}),
		`</fieldset><p><button>${escaped(t('setup.submit'))}</button></p></form>`,
	];
	return sendMarkup(reply, faulty ? 422 : 200, { language, heading: t('setup.title'), markup: form.join('\n') });
}

/** A link that was used, or is too old. @param isSetUp whether there is a shop already */
export function sendSetupOver(
	request: FastifyRequest,
	reply: FastifyReply,
	{ isSetUp, addressOf }: { isSetUp: boolean; addressOf(slug: string): string },
): FastifyReply {
	const { language, t } = words(request);
	const address = `${addressOf(`[${t('setup.slug')}]`)}/admin`;
	const next = isSetUp ? t('setup.overSetUp', { address }) : t('setup.overRestart');
	const markup = `<p>${escaped(t('setup.overText'))}</p><p>${escaped(next)}</p>`;
	return sendMarkup(reply, 410, { language, heading: t('setup.overTitle'), markup });
}

/** In place of a redirect: a form may lead to no other host. */
export function sendSetupDone(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
	const { language, t } = words(request);
	const markup = `<p>${escaped(t('setup.doneText'))}</p><p><a href="${escaped(`${address}/admin`)}">${escaped(t('setup.doneLink'))}</a></p>`;
	return sendMarkup(reply, 201, { language, heading: t('setup.doneTitle'), markup });
}
