// What delivery costs in a session: the first of the offered options, at a fixed amount.
import type { Session } from '../objects.ts';
import { invalid, notModelled } from '../wire/failures.ts';
import { newId } from '../wire/ids.ts';
import { currency, ignored, integer, metadata, object, oneOf, required, text } from '../wire/params.ts';

export const shippingOptionSpec = object({
	shipping_rate: text(),
	shipping_rate_data: object({
		display_name: required(text(100)),
		type: oneOf('fixed_amount'),
		fixed_amount: required(
			object({ amount: required(integer(0)), currency: required(currency), currency_options: ignored }),
		),
		tax_behavior: oneOf('inclusive', 'exclusive', 'unspecified'),
		tax_code: text(),
		delivery_estimate: ignored,
		metadata,
	}),
});
type GivenOption = NonNullable<ReturnType<typeof shippingOptionSpec>>;

export function shippingCost(options: GivenOption[] | undefined, sessionCurrency: string): Session['shipping_cost'] {
	const [first] = options ?? [];
	if (!first) return null;
	if (!first.shipping_rate_data) throw notModelled('saved shipping rates', 'shipping_options');
	const { amount, currency: given } = first.shipping_rate_data.fixed_amount;
	if (given !== sessionCurrency)
		throw invalid(
			'The currency of a shipping rate must be that of the session.',
			'shipping_options[0][shipping_rate_data][fixed_amount][currency]',
		);
	return { amount_subtotal: amount, amount_tax: 0, amount_total: amount, shipping_rate: newId('shr_') };
}
