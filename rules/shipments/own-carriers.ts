// Carriers of the shop's own, such as a courier or a forwarder: a name, and the address at which a parcel is followed, with a place for its number. Kept as
// lines: `Kurier Nord | https://kurier.example/track?id={number}`, or the name alone.
import { findFieldError } from '../fields.ts';
import { type Carrier, carrierNamed, isTrackingAddress } from './carriers.ts';

export interface OwnCarrier {
	name: string;
	/** Empty: its parcels are not followed. */
	address: string;
}

export const mostOwnCarriers = 20;
export const longestOwnCarrier = 560;
export const numberPlaceholder = '{number}';
const between = ' | ';
const longestName = 60;

export const writeOwnCarrier = ({ name, address }: OwnCarrier): string =>
	address.trim() === '' ? name.trim() : `${name.trim()}${between}${address.trim()}`;

export function readOwnCarrier(line: string): OwnCarrier {
	const at = line.indexOf('|');
	if (at < 0) return { name: line.trim(), address: '' };
	return { name: line.slice(0, at).trim(), address: line.slice(at + 1).trim() };
}

export type OwnCarrierError = 'name' | 'known' | 'twice' | 'address' | 'number';

/** Of one among all; a name stands for one carrier alone, also in tables. */
export function findOwnCarrierError(
	{ name, address }: OwnCarrier,
	index: number,
	all: readonly OwnCarrier[],
): OwnCarrierError | undefined {
	if (name === '' || name.length > longestName || name.includes('|') || findFieldError(name, {})) return 'name';
	if (carrierNamed(name)) return 'known';
	const plain = name.toLowerCase();
	if (all.some((other, at) => at < index && other.name.toLowerCase() === plain)) return 'twice';
	if (address === '') return undefined;
	if (!address.includes(numberPlaceholder)) return 'number';
	return isTrackingAddress(address.replaceAll(numberPlaceholder, '1')) ? undefined : 'address';
}

export function areOwnCarriers(lines: readonly string[]): boolean {
	const all = lines.map(readOwnCarrier);
	return all.every((one, index) => findOwnCarrierError(one, index, all) === undefined);
}

/** Where a parcel is followed; empty where it is not. */
export const ownTrackingAddress = ({ address }: OwnCarrier, number: string): string =>
	address === '' || number.trim() === ''
		? ''
		: address.replaceAll(numberPlaceholder, encodeURIComponent(number.trim()));

/** The one that is meant by what stands in a table: of all, or of the shop's own. */
export function carrierMeant(
	text: string,
	own: readonly OwnCarrier[],
): { carrier: Carrier; own?: OwnCarrier } | undefined {
	const plain = text.trim().toLowerCase();
	const found = own.find(({ name }) => name.toLowerCase() === plain);
	if (found) return { carrier: 'other', own: found };
	const carrier = carrierNamed(text);
	return carrier && { carrier };
}
