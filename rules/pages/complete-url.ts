// What people type where a link is asked for, as it is stored: example.com is on the web, name@example.com a mailbox, 0431 12345 a phone.
import { isMailto, isSecureUrl } from '../field-formats.ts';
import { tidyEmail } from '../tidy-fields.ts';

const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?=$|[/?#:])/u;
const numbers = /^\+?[\d\s/().-]+$/;

const phoneLink = (typed: string): string | undefined => {
	// +49 (0)431: the zero is dialled only within the country.
	const dialled = typed.replace(/^(\+[\d\s]*)\(0\)/, '$1').replaceAll(/[^\d+]/g, '');
	return numbers.test(typed) && dialled.length >= 5 ? `tel:${dialled}` : undefined;
};

/** What is not understood stays as it was typed. */
export function completeUrl(typed: string): string {
	const text = typed.trim();
	if (/^tel:/i.test(text)) return phoneLink(text.slice(4).trim()) ?? text;
	if (/^(?:[a-z][a-z0-9+-]*:|[/#.?])/i.test(text)) return text;
	const mail = `mailto:${tidyEmail(text)}`;
	if (text.includes('@') && isMailto(mail)) return mail;
	const phone = phoneLink(text);
	if (phone) return phone;
	const onWeb = `https://${text}`;
	return host.test(text) && isSecureUrl(onWeb) ? onWeb : text;
}
