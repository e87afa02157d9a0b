// How the things look that people type into fields. Each expression is anchored and reads its text once, so that no text takes
// long; where a thing cannot be long, its length is asked first.

const longestAddress = 254;
const localPart = /^[a-z0-9_](?:[a-z0-9._%+&='-]*[a-z0-9_%+-])?$/i;
const longestLocalPart = 64;
/** Labels of up to 63 signs, then a top-level domain of 2 to 63 letters, or one of another script as punycode. */
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;
const longestDomain = 253;

/** One whose domain is written as machines do: `tidyEmail` makes punycode of other letters first. */
export function isEmail(value: string): boolean {
	if (value.length > longestAddress) return false;
	const [local = '', host = '', ...rest] = value.split('@');
	return (
		rest.length === 0 &&
		local.length <= longestLocalPart &&
		localPart.test(local) &&
		!local.includes('..') &&
		isDomain(host)
	);
}

const mailtoMark = 'mailto:';

export const isMailto = (value: string): boolean =>
	value.startsWith(mailtoMark) && isEmail(value.slice(mailtoMark.length));

const longestList = 2000;

/** Separated by commas and nothing else. */
export const isEmailList = (value: string): boolean => value.length <= longestList && value.split(',').every(isEmail);

const longestNumber = 7;

/** Numbers of pieces, separated by commas; blanks around them are forgiven. */
export const isQuantityList = (value: string): boolean =>
	value.length <= longestList &&
	value.split(',').every((part) => {
		const digits = part.trim();
		return digits.length <= longestNumber && /^[1-9]\d*$/.test(digits);
	});

export const isDomain = (value: string): boolean => value.length <= longestDomain && domain.test(value);

/** International, in groups with single spaces between them; 7 to 15 digits, as numbers of the world have. */
export function isPhone(value: string): boolean {
	const digits = value.replace(/\D/g, '').length;
	return /^\+\d[\d ]*\d$/.test(value) && !value.includes('  ') && digits >= 7 && digits <= 15;
}

const longestMobile = 25;
export const isMobile = (value: string): boolean => value.length <= longestMobile && /^\+?\d{2}[\d ]*$/.test(value);

export const isInteger = (value: string): boolean => /^\d+$/.test(value);

const longestUrl = 2000;

/** http or https, a host, and whatever comes after it. */
export function isUrl(value: string): boolean {
	if (value.length > longestUrl || !/^https?:\/\/[^\s/]/i.test(value) || /\s/.test(value)) return false;
	if (!URL.canParse(value)) return false;
	const { hostname, username } = new URL(value);
	return username === '' && (hostname.includes('.') || hostname === 'localhost') && !hostname.endsWith('.');
}

export const isSecureUrl = (value: string): boolean => isUrl(value) && /^https:/i.test(value);

/**
 * A path as browsers take it from the page they are on: /about, ./here, ../there, foo/bar, ?page=2. Two slashes or a backslash would
 * lead to another host, and a colon before the first slash makes a scheme of what stands before it.
 */
export const isRelativePath = (value: string): boolean =>
	value.length <= longestUrl && /^(?!\/\/)[^\s\\]+$/.test(value) && !/^[^/?#]*:/.test(value);

/** A path from the root of this shop. */
export const isRootPath = (value: string): boolean => value.startsWith('/') && isRelativePath(value);

/** Compared as addresses: https://shop.de.evil.example begins with the letters of https://shop.de and is elsewhere. */
export const isUrlOnHost = (value: string, host: string): boolean =>
	isUrl(value) && URL.canParse(host) && new URL(value).origin === new URL(host).origin;

const longestName = 60;

/** Lower-case letters and digits. */
export const isPlainName = (value: string): boolean => value.length <= longestName && /^[a-z0-9]+$/.test(value);

/** Letters and digits. */
export const isFieldName = (value: string): boolean => value.length <= longestName && /^[a-z0-9]+$/i.test(value);
