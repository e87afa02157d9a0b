import { describe, expect, it } from 'vitest';
import { shippedEntries } from '../messages/groups.ts';
import { settingsGroups } from './all-groups.ts';
import { choiceLabelOf, headingOf, hintOf, labelOf } from './message-keys.ts';
import { defineSettings, type SettingsGroup, settingsOf } from './schema.ts';
import { shopSettings } from './shop.ts';
import { faultySettings, settingErrors, tidySettings } from './validate.ts';
import { changedValues, defaultsOf, readRow, writeRow } from './values.ts';

/** All that a screen shows of a setting. */
function messagesOf(group: SettingsGroup): (string | undefined)[] {
	return settingsOf(group).flatMap(([name, setting]) => [
		labelOf(group, name),
		hintOf(group, name),
		setting.card && headingOf(group, setting.card),
		...(setting.kind === 'choice' ? setting.choices.map((value) => choiceLabelOf(group, name, setting, value)) : []),
		...(setting.kind === 'integer' || setting.kind === 'money' ? [`${labelOf(group, name)}Invalid`] : []),
		setting.kind === 'text' && setting.invalid ? `${group.messages}.${setting.invalid}` : undefined,
		setting.kind === 'integer' && setting.unit !== '%' ? setting.unit : undefined,
	]);
}

describe.each(settingsGroups.map((group) => [group.group, group] as const))('the settings of %s', (_name, group) => {
	it('have a message for everything that their screen shows', () => {
		const missing = messagesOf(group).filter((key) => key !== undefined && !shippedEntries.has(key));
		expect(missing).toEqual([]);
	});

	it('have valid defaults, except for what every shop must enter itself', () => {
		expect(faultySettings(group, defaultsOf(group), { host: 'https://shop.example' })).toEqual(
			group === shopSettings ? ['companyName'] : [],
		);
	});
});

const printing = defineSettings({
	group: 'printing',
	version: 2,
	upgrades: [({ proof, ...rest }) => ({ ...rest, proofs: proof === 'always' })],
	messages: 'printing',
	settings: {
		proofs: { kind: 'boolean', description: 'A setting of a test.', default: false },
		copies: { kind: 'integer', description: 'A setting of a test.', default: 1, min: 1, max: 9 },
		paper: {
			kind: 'choice',
			description: 'A setting of a test.',
			default: 'matt',
			choices: ['matt', 'glossy'],
			apiType: 'Paper',
		},
		contact: {
			kind: 'text',
			description: 'A setting of a test.',
			default: '',
			rules: { kind: 'email', maxLength: 254 },
		},
	},
});

describe('a row of settings', () => {
	it('has the defaults for what it lacks, and for values that are unknown here', () => {
		expect(readRow(printing, {}, 2)).toEqual(defaultsOf(printing));
		expect(readRow(printing, { copies: '3', paper: 'velvet', proofs: true }, 2)).toEqual({
			...defaultsOf(printing),
			proofs: true,
		});
	});

	it('is brought into the shape of today when it is read and when it is written', () => {
		expect(readRow(printing, { proof: 'always', copies: 3 }, 1)).toMatchObject({ proofs: true, copies: 3 });
		expect(writeRow(printing, { proof: 'always', copies: 3 }, 1, { copies: 4 })).toEqual({ proofs: true, copies: 4 });
	});

	it('keeps keys and values that are unknown here when something else is saved', () => {
		const row = { paper: 'velvet', foil: 'gold' };
		const before = readRow(printing, row, 2);
		const changed = changedValues(before, { ...before, copies: 2 });
		expect(writeRow(printing, row, 2, changed)).toEqual({ paper: 'velvet', foil: 'gold', copies: 2 });
	});

	it('takes nothing that is stored elsewhere', () => {
		expect(writeRow(shopSettings, {}, 1, { companyName: 'Hafendruck', phone: '+49 431 555010' })).toEqual({
			phone: '+49 431 555010',
		});
	});
});

describe('settings that are saved', () => {
	const errorsOf = (given: Partial<ReturnType<typeof defaultsOf<typeof printing>>>) =>
		settingErrors(printing, { ...defaultsOf(printing), ...given }, {});

	it('are refused beside the setting, with the message that its name implies', () => {
		expect(errorsOf({ copies: 10 })).toMatchObject({ copies: { key: 'printing.copiesInvalid' } });
		expect(errorsOf({ copies: 1.5 }).copies).toBeDefined();
		expect(errorsOf({ contact: 'nobody' })).toMatchObject({ contact: { key: 'fields.email' } });
		expect(errorsOf({ copies: 9, contact: '' })).toMatchObject({ copies: undefined, contact: undefined });
	});

	it('lose the blanks around them', () => {
		const typed = { ...defaultsOf(printing), contact: ' moin@Hafendruck.example ' };
		expect(tidySettings(printing, typed, {}).contact).toBe('moin@hafendruck.example');
	});

	it('leave an address alone that was saved before its rules, until it is changed', () => {
		const old = { ...defaultsOf(shopSettings), companyName: 'Hafendruck', mail: 'moin' };
		expect(faultySettings(shopSettings, old, { before: old })).toEqual([]);
		expect(faultySettings(shopSettings, { ...old, mail: 'moin!' }, { before: old })).toEqual(['mail']);
	});
});
