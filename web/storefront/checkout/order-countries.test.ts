import { expect, it } from 'vitest';
import { orderCountries } from './order-countries.ts';

const names = (codes: string[], shop: string, language = 'de-DE') =>
	orderCountries(codes, shop, language).map(({ label }) => label);

it('offers the country of the shop first, then those that speak its language, then the others by name', () => {
	expect(names(['AT', 'BE', 'CH', 'DE', 'DK'], 'DE')).toEqual([
		...['Deutschland', 'Österreich', 'Schweiz', 'Belgien', 'Dänemark'],
	]);
	expect(names(['AT', 'DE', 'FR'], 'AT')).toEqual(['Österreich', 'Deutschland', 'Frankreich']);
	expect(names(['DE', 'FR', 'GB'], 'GB', 'en-GB')).toEqual(['United Kingdom', 'France', 'Germany']);
});
