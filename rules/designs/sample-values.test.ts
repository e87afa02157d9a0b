import { describe, expect, it } from 'vitest';
import { type DesignField, fieldKinds } from './design.ts';
import { sampleValues } from './sample-values.ts';

const field = (kind: DesignField['kind'], given: Partial<DesignField> = {}): DesignField => ({
	...{ key: kind, labels: {}, help: {}, kind, required: true, limit: 20, choices: ['A', 'Longer', ''] },
	...{ defaultValue: 'Ada', source: null, ...given },
});

describe('values to test a template with', () => {
	it('are as long as each field allows, and no longer', () => {
		const values = sampleValues(
			fieldKinds.map((kind) => field(kind)),
			'longest',
		);
		for (const kind of ['text', 'multiline', 'qr']) expect(values[kind]?.length).toBeGreaterThan(15);
		for (const value of Object.values(values)) expect(value.length).toBeLessThanOrEqual(20);
		expect(values.choice).toBe('Longer');
	});

	it('are one letter, or nothing where nothing must be filled in', () => {
		expect(sampleValues([field('text'), field('multiline', { required: false })], 'shortest')).toEqual({
			text: 'I',
			multiline: '',
		});
	});

	it('are the examples of the template', () => {
		expect(sampleValues([field('text')], 'examples')).toEqual({ text: 'Ada' });
	});
});
