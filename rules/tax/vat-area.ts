// Where the VAT of the EU ends: goods that are sent beyond it are an export, which is free of tax.
import { euCountries } from '../vat-id.ts';

/** Parts of a country that are on the other side, by the beginning of their postal codes. */
const parts: Readonly<Record<string, readonly string[]>> = {
	// Büsingen and Heligoland.
	DE: ['78266', '27498'],
	// The Canary Islands, Ceuta and Melilla.
	ES: ['35', '38', '51', '52'],
	// Livigno and Campione d'Italia.
	IT: ['23041', '22061'],
	// Mount Athos.
	GR: ['63086'],
	// Northern Ireland belongs to it for goods, the rest of the country does not.
	GB: ['BT'],
};

/** Monaco counts as France. Åland and the overseas departments have codes of their own and do not belong to it. */
const isMember = (country: string) => country === 'MC' || euCountries.includes(country);

/** Whether a postal code is in a part of its country that has another tax than the rest. */
export function isOtherPart(country: string, zipCode: string): boolean {
	const code = zipCode.toUpperCase().replaceAll(/[\s-]/g, '');
	return (parts[country] ?? []).some((beginning) => code.startsWith(beginning));
}

interface Sent {
	sellerCountry: string;
	country: string;
	zipCode: string;
}

/** From a seller in the EU to someone outside of it, who pays the import tax there. */
export const isExport = ({ sellerCountry, country, zipCode }: Sent): boolean =>
	country !== '' && isMember(sellerCountry) && isMember(country) === isOtherPart(country, zipCode);
