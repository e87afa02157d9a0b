// The German of en-GB/payments.ts.
import type { payments as base } from '../en-GB/payments.ts';
import type { TranslationOf } from '../entry.ts';

export const payments: TranslationOf<typeof base> = {
	'payments.line': '{quantity, number} × {name}',
	'payments.sum': 'Waren mit {rate} USt.',
	'payments.order': 'Bestellung {number}',
	'payments.shipping': 'Versand',
};
