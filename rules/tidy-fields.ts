// What people type, brought into the form that the rules validate and that is stored.
import { internationalPrefix } from './calling-codes.ts';
import { isPhone } from './field-formats.ts';

/** Letters of any script, and what else stands in the name of a host. */
const typedHost = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The name of a host as machines write it: in lower case, and as punycode where it has other letters than ours. */
function toAsciiHost(host: string): string {
	if (!typedHost.test(host)) return host;
	if (/^[\x21-\x7e]*$/.test(host)) return host.toLowerCase();
	const address = `http://${host}/`;
	return URL.canParse(address) ? new URL(address).hostname : host;
}

/** Without blanks around it, and with its domain as machines write it; what stands before the @ is kept as it is. */
export function tidyEmail(typed: string): string {
	const text = typed.trim();
	const at = text.lastIndexOf('@');
	return at < 0 ? text : `${text.slice(0, at)}@${toAsciiHost(text.slice(at + 1))}`;
}

/** Commas alone between the addresses, as they are stored: blanks beside them are no one's mistake. */
export const tidyEmailList = (typed: string): string => typed.split(',').map(tidyEmail).join(',');

/** A phone number as it is dialled from anywhere. What is written so already keeps its groups. */
export function tidyPhone(typed: string, country = ''): string {
	const text = typed.trim();
	if (isPhone(text)) return text;
	// +49 (0)461: the zero is dialled only within the country.
	const digits = text.replace(/^((?:\+|00)[\d\s]*)\(0\)/, '$1').replaceAll(/[\s/().-]/g, '');
	if (digits.startsWith('00')) return `+${digits.slice(2)}`;
	const prefix = digits.startsWith('0') ? internationalPrefix(country) : undefined;
	return prefix ? `${prefix}${digits.slice(1)}` : digits;
}

/** As a field of this kind is stored. @param country of the address that it stands in */
export function tidyField(kind: string, value: string, country?: string): string {
	if (kind === 'email') return tidyEmail(value);
	if (kind === 'emailList') return tidyEmailList(value);
	if (kind === 'domain') return toAsciiHost(value.trim());
	return kind === 'phone' || kind === 'mobile' ? tidyPhone(value, country) : value.trim();
}
