// Values that fields of a template take from the profile of the person who designs: `profile.phone`, `profile.name`.
import type { DesignField } from './design.ts';

/** Fields of the profile by their names, with `email`. */
type Profile = Readonly<Record<string, string>>;

const joined = (parts: readonly (string | undefined)[], by: string): string =>
	parts.flatMap((part) => part?.trim() || []).join(by);

/** What a profile holds in several fields. */
const composed: Readonly<Record<string, (profile: Profile) => string>> = {
	name: ({ title, firstName, surname }) => joined([title, firstName, surname], ' '),
	company: ({ companyName }) => joined([companyName], ''),
	place: ({ zipCode, city }) => joined([zipCode, city], ' '),
	address: ({ street, zipCode, city }) => joined([street, joined([zipCode, city], ' ')], '\n'),
};

const prefix = 'profile.';

function valueFor({ source, kind, limit, choices }: DesignField, profile: Profile): string {
	if (!source?.startsWith(prefix) || kind === 'image') return '';
	const name = source.slice(prefix.length);
	const compose = Object.hasOwn(composed, name) ? composed[name] : undefined;
	const found = compose ? compose(profile) : Object.hasOwn(profile, name) ? (profile[name] ?? '') : '';
	const value = kind === 'multiline' ? found.trim() : found.trim().replace(/\s*\n\s*/g, ', ');
	if (kind === 'choice' && !choices.includes(value)) return '';
	// Half a name is worse than none.
	return value.length <= (limit ?? Number.POSITIVE_INFINITY) ? value : '';
}

/** Those that the profile has something for. */
export const prefillValues = (fields: readonly DesignField[], profile: Profile): Record<string, string> =>
	Object.fromEntries(
		fields.flatMap((field) => {
			const value = valueFor(field, profile);
			return value ? [[field.key, value]] : [];
		}),
	);
