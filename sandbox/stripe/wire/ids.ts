// Ids as Stripe writes them: a prefix that names the kind, then letters and digits no one can guess.
import { randomBytes } from 'node:crypto';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
	let made = '';
	while (made.length < length) {
		// Numbers above the largest multiple of 62 would favour the first signs.
		for (const byte of randomBytes(length * 2)) if (byte < 248 && made.length < length) made += signs[byte % 62];
	}
	return made;
}

const lengths = {
	bps_: 24,
	ch_: 24,
	cs_test_: 58,
	cus_: 14,
	evt_: 24,
	ii_: 24,
	il_: 24,
	in_: 24,
	inpay_: 24,
	li_: 24,
	pi_: 24,
	pm_: 24,
	price_: 24,
	prod_: 14,
	re_: 24,
	req_: 14,
	shr_: 24,
	si_: 14,
	sub_: 24,
	tds_: 24,
	txn_: 24,
	we_: 24,
	whsec_: 32,
} as const;

export const newId = (prefix: keyof typeof lengths): string => prefix + randomText(lengths[prefix]);
