import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../rules/errors.ts';
import { shippedGroups } from '../../rules/messages/groups.ts';
import { adminTexts } from './admin-texts.ts';

/** Every page has them. */
const everywhere = ['common', 'storefront', 'plainPages', 'errors'];
/** Of the theme editor, the page editor and of what only a shopper does, whose pages bring them along. */
const elsewhere = ['theme', 'pageErrors', 'productPage', 'cartErrors'];

describe('the texts of the administration', () => {
	it('tell every refusal of the API', () => {
		const known = new Set<string>([...everywhere, ...elsewhere, ...adminTexts]);
		const groupOf = (text: string) => Object.entries(shippedGroups).find(([, texts]) => text in texts)?.[0] ?? '';
		const untold = Object.entries(errorCatalogue).filter(([, { text }]) => !known.has(groupOf(text)));
		expect(untold.map(([code]) => code)).toEqual([]);
	});
});
