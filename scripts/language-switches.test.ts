import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLanguageSwitches } from './language-switches.mjs';
import { readRooms } from './rooms.mjs';

const switchesIn = (code: string, file = 'server/mail/letter.ts') => findLanguageSwitches(new Map([[file, code]]));

describe('code that asks which language it is', () => {
	it.each([
		"const word = language.startsWith('de') ? 'Kopie' : 'copy';",
		"if (language === 'de-DE') return german;",
		'const written = languages.filter((language) => /^(de|en)\\b/.test(language));',
		"const tongue = isGerman ? 'de' : 'en';",
	])('is found: %s', (code) => {
		expect(switchesIn(code)).toHaveLength(1);
	});

	it.each([
		"const language = languages[0] ?? 'de-DE';",
		"const written = format(notation ? 'en' : language);",
		"if (kind === 'debit') return;",
	])('is not found in %s', (code) => {
		expect(switchesIn(code)).toEqual([]);
	});

	it('may be in the demo and in tests', () => {
		expect(switchesIn("language === 'de-DE'", 'demo/pictures.ts')).toEqual([]);
		expect(switchesIn("language === 'de-DE'", 'server/mail/letter.test.ts')).toEqual([]);
	});

	it('is nowhere in this project', () => {
		expect(findLanguageSwitches(readRooms(path.dirname(import.meta.dirname)))).toEqual([]);
	});
});
