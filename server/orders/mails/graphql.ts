// Having a mail about an order written once more.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { printDocuments } from '../documents/print.ts';
import { writeAgain } from './write-again.ts';

builder.mutationField('resendOrderMail', (t) =>
	t.boolean({
		description:
			'Sends a mail about an order again, to the customer and to all recipients of copies. Documents that are due but have no PDF yet are printed first. Always true.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the order.' }),
			purpose: t.arg.string({
				required: true,
				description:
					'Purpose of the mail, as in `Order.mails`: `placed`, `invoice`, `status.{event}`, `refund.{refund}`, `shipment.{shipment}`, `paymentReminder.{event}`, `printReminder.{days}`, `printRefusal.{file}.{refusal}`, `printLateUsed.{file}`, `designSentBack.{line}.{refusal}` or `designApproved.{line}.{release}`.',
			}),
		},
		async resolve(_root, { id, purpose }, context) {
			const { tenant, inTenant, media, origin, report } = context;
			const orderId = checkId(id);
			// A PDF that is still missing comes along, and is made outside of the transaction.
			if (media) await printDocuments({ tenantId: tenant.id, inTenant, store: media.store, report }, orderId);
			await inTenant((sql) => writeAgain(sql, callerOf(context), orderId, purpose, () => origin?.shop ?? ''));
			return true;
		},
	}),
);
