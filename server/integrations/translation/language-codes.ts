// Our languages as DeepL calls them: as a source without a region, as a target with one only where DeepL tells regions apart.

const tongueOf = (code: string) => code.slice(0, 2).toLowerCase();

/** Tongues with another name there. */
const renamed: Record<string, string> = { no: 'nb' };

const targets: Record<string, string> = {
	'en-US': 'en-US',
	'pt-BR': 'pt-BR',
	'zh-TW': 'zh-HANT',
	'zh-HK': 'zh-HANT',
};

/** What other regions of a tongue read. */
const regional: Record<string, string> = { en: 'en-GB', pt: 'pt-PT', zh: 'zh-HANS' };

const named = (tongue: string) => renamed[tongue] ?? tongue;

export const sourceCode = (code: string): string => named(tongueOf(code));

export const targetCode = (code: string): string => targets[code] ?? regional[tongueOf(code)] ?? named(tongueOf(code));
