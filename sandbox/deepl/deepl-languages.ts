// The languages of DeepL, as its sandbox lists them.

interface Listed {
	language: string;
	name: string;
	supports_formality: boolean;
}

type Row = readonly [code: string, name: string, formality?: true];

const plain: readonly Row[] = [
	['BG', 'Bulgarian'],
	['CS', 'Czech'],
	['DA', 'Danish'],
	['DE', 'German', true],
	['EL', 'Greek'],
	['ES', 'Spanish', true],
	['ET', 'Estonian'],
	['FI', 'Finnish'],
	['FR', 'French', true],
	['HU', 'Hungarian'],
	['IT', 'Italian', true],
	['JA', 'Japanese', true],
	['KO', 'Korean'],
	['LT', 'Lithuanian'],
	['LV', 'Latvian'],
	['NB', 'Norwegian'],
	['NL', 'Dutch', true],
	['PL', 'Polish', true],
	['RO', 'Romanian'],
	['RU', 'Russian', true],
	['SK', 'Slovak'],
	['SL', 'Slovenian'],
	['SV', 'Swedish'],
	['TR', 'Turkish'],
	['UK', 'Ukrainian'],
];

const listed = ([language, name, formality]: Row): Listed => ({
	language,
	name,
	supports_formality: formality ?? false,
});

const sources: readonly Row[] = [
	['EN', 'English'],
	['PT', 'Portuguese', true],
	['ZH', 'Chinese'],
];

const targets: readonly Row[] = [
	['EN-GB', 'English (British)'],
	['EN-US', 'English (American)'],
	['PT-PT', 'Portuguese (European)', true],
	['PT-BR', 'Portuguese (Brazilian)', true],
	['ZH-HANS', 'Chinese (simplified)'],
	['ZH-HANT', 'Chinese (traditional)'],
];

export const sourceLanguages: readonly Listed[] = [...plain, ...sources].map(listed);
export const targetLanguages: readonly Listed[] = [...plain, ...targets].map(listed);
