// An address as on an envelope.
import type { Address } from '../../../rules/checkout/address.ts';
import { usePlatform } from '../../platform/environment.tsx';

type Shown = Pick<Address, 'companyName' | 'firstName' | 'surname' | 'street' | 'zipCode' | 'city' | 'country'> &
	Partial<Pick<Address, 'title'>>;

/** The name of a country in the language of the reader; what nobody knows stays as it is. */
function countryName(code: string, language: string): string {
	try {
		return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
	} catch {
		return code;
	}
}

export function AddressLines({ address }: { address: Shown }) {
	const { language } = usePlatform();
	const { companyName, title, firstName, surname, street, zipCode, city, country } = address;
	const lines = [
		companyName,
		[title, firstName, surname].filter(Boolean).join(' '),
		street,
		[zipCode, city].filter(Boolean).join(' '),
		country && countryName(country, language),
	].filter(Boolean);
	return lines.map((line, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a line of an address is nothing but its place
		<span key={index} className="block wrap-anywhere">
			{line}
		</span>
	));
}
