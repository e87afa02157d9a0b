import { expect, test } from 'vitest';
import type { DesignField } from './design.ts';
import { sampleDesign } from './sample-design.ts';
import { findValueHint } from './value-hints.ts';

const hintFor = (changes: Partial<DesignField>, value: string) => {
	const [field] = sampleDesign().fields;
	return field && findValueHint({ ...field, ...changes }, value);
};

test.each([
	['email', { source: 'profile.email' }, 'keine mail', 'anna@example.com'],
	['zipCode', { source: 'profile.zipCode' }, 'abc', 'SW1A 1AA'],
	['website', { key: 'website' }, 'keine Seite', 'www.example.com'],
	['code', { kind: 'qr' }, 'kein link', 'tel:+494611234'],
] as const)('what is obviously no %s is hinted at', (hint, field, wrong, right) => {
	expect(hintFor(field, wrong)).toBe(hint);
	expect(hintFor(field, right)).toBeUndefined();
	expect(hintFor(field, '  ')).toBeUndefined();
	expect(hintFor({ source: null, key: 'motto' }, wrong)).toBeUndefined();
});
