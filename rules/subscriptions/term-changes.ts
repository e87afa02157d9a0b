// What is different between two versions of the terms of a contract, for its history.
import { type Address, type BillingAddress, emptyAddress, emptyBilling } from '../checkout/address.ts';

export interface ComparedTerms {
	lines: readonly {
		position: number;
		quantity: number;
		designId?: string | null;
		item?: { name: string; replaces?: string };
	}[];
	billingAddress: Partial<BillingAddress>;
	/** Null: where the bill goes. */
	shippingAddress: Partial<Address> | null;
	shipping: { name: string } | null;
	/** With tax, in minor units. */
	gross: number;
}

/** Of a bill beside the postal address. */
const billingDetails = [
	...(['email', 'ccEmail', 'costCenter', 'vatId'] as const),
	...(['orderReference', 'leitwegId', 'electronicAddress'] as const),
];

export type TermChange =
	| { what: 'quantity'; position: number; before: number; after: number }
	| { what: 'design'; position: number; before: string | null; after: string | null }
	| { what: 'product'; position: number; before: string | null; after: string }
	| { what: 'billingAddress' | 'shippingAddress'; before: Address | null; after: Address | null }
	| { what: (typeof billingDetails)[number] | 'shipping'; before: string; after: string }
	| { what: 'total'; before: number; after: number };

const postal = (address: Partial<Address> | null): Address | null =>
	address &&
	(Object.fromEntries(
		Object.keys(emptyAddress).map((field) => [field, address[field as keyof Address] ?? '']),
	) as unknown as Address);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function lineChanges(before: ComparedTerms, after: ComparedTerms): TermChange[] {
	return after.lines.flatMap(({ position, quantity, designId, item }) => {
		const earlier = before.lines.find((line) => line.position === position);
		if (!earlier) return [];
		const changes: TermChange[] = [];
		// The first terms name no product: the change says what it has replaced.
		const replaced = earlier.item?.name ?? item?.replaces ?? null;
		if (item && item.name !== replaced) changes.push({ what: 'product', position, before: replaced, after: item.name });
		if (earlier.quantity !== quantity)
			changes.push({ what: 'quantity', position, before: earlier.quantity, after: quantity });
		if (designId && earlier.designId !== undefined && designId !== earlier.designId)
			changes.push({ what: 'design', position, before: earlier.designId, after: designId });
		return changes;
	});
}

function addressChanges(before: ComparedTerms, after: ComparedTerms): TermChange[] {
	const changes: TermChange[] = [];
	for (const what of ['shippingAddress', 'billingAddress'] as const) {
		const [one, other] = [postal(before[what]), postal(after[what])];
		if (!isSame(one, other)) changes.push({ what, before: one, after: other });
	}
	const [billed, bills] = [before, after].map(({ billingAddress }) => ({ ...emptyBilling, ...billingAddress }));
	for (const what of billingDetails)
		if (billed?.[what] !== bills?.[what])
			changes.push({ what, before: billed?.[what] ?? '', after: bills?.[what] ?? '' });
	return changes;
}

/** Nothing of addresses that were erased: they are empty in every version. */
export function compareTerms(before: ComparedTerms, after: ComparedTerms): TermChange[] {
	const changes = [...lineChanges(before, after), ...addressChanges(before, after)];
	const [sent, sends] = [before.shipping?.name ?? '', after.shipping?.name ?? ''];
	if (sent !== sends) changes.push({ what: 'shipping', before: sent, after: sends });
	if (before.gross !== after.gross) changes.push({ what: 'total', before: before.gross, after: after.gross });
	return changes;
}
