// Why something cannot be done with a shop of the platform.
import type { ShippedText } from '../entry.ts';

const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const tenantErrors = {
	'tenantErrors.nameInvalid': failure('The name is too long or contains characters that are not allowed.'),
	'tenantErrors.slugInvalid': failure(
		'Lowercase letters, numbers and hyphens, at most 63 characters, at least one of them a letter; no hyphen at the beginning or end.',
	),
	'tenantErrors.slugReserved': failure('This slug is reserved for the system.'),
	'tenantErrors.slugTaken': failure('Another shop already has this slug.'),
	'tenantErrors.countryUnknown': failure('There are no tax rates for this country.'),
	'tenantErrors.own': failure('This cannot be done to the shop in which you are signed in.'),
	'tenantErrors.deleted': failure('The shop is deleted. Restore it first.'),
	'tenantErrors.phrase': failure('Confirm the deletion with the slug of the shop.'),
	'tenantErrors.suspended': {
		text: 'This shop is temporarily closed',
		context: 'What programs are told that call the API of a suspended shop',
	},
} satisfies Record<string, ShippedText>;
