// What was typed into a field and is obviously something else. It stops nobody: a card may say what it likes.
import type { DesignField } from './design.ts';

type ValueHint = 'email' | 'zipCode' | 'website' | 'code';

const isAddress = (value: string): boolean => /^\S+\.\S{2,}$/.test(value);
/** What phones do something with: an address, a number, a network, a card. */
const isForPhones = (value: string): boolean => /^[a-z][\w+.-]+:\S/i.test(value) || isAddress(value);

const checks: Readonly<Record<ValueHint, (value: string) => boolean>> = {
	email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value),
	zipCode: (value) => /\d/.test(value),
	website: isAddress,
	code: isForPhones,
};

function kindOf({ key, kind, source }: DesignField): ValueHint | undefined {
	if (kind === 'qr') return 'code';
	if (source === 'profile.email') return 'email';
	if (source === 'profile.zipCode') return 'zipCode';
	return kind === 'text' && /^(?:web|url|homepage)/i.test(key) ? 'website' : undefined;
}

export function findValueHint(field: DesignField, value: string): ValueHint | undefined {
	const kind = kindOf(field);
	return kind && value.trim() !== '' && !checks[kind](value.trim()) ? kind : undefined;
}
