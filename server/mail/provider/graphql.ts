// Trying out in the API how mails of the shop are sent.
import { isEmail } from '../../../rules/field-formats.ts';
import { tidyEmail } from '../../../rules/tidy-fields.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { findSent, queueTestMail, type Sent } from './test-mails.ts';

builder.mutationField('sendTestMail', (t) =>
	t.field({
		type: 'ID',
		description: 'Queues a mail that tests the mail settings of the shop. Returns its id; `testMail` has the result.',
		extensions: needs('mTenant'),
		args: {
			to: t.arg.string({ required: true, description: 'Email address of the recipient.' }),
			languageCode: t.arg.string({
				defaultValue: '',
				description: 'Language of the mail, such as `en-GB`; empty for the default language of the shop.',
			}),
		},
		resolve(_root, { to, languageCode }, context) {
			const address = tidyEmail(to);
			if (!isEmail(address)) throw new ApiError('VALIDATION', 'to');
			const { tenant, shop } = callerOf(context);
			const mail = { to: address, language: languageCode ?? '', shop };
			return context.inTenant((sql) => queueTestMail(sql, tenant.id, mail));
		},
	}),
);

const sent = builder.objectRef<Sent>('SentTestMail').implement({
	description: 'Result of a test mail.',
	fields: (t) => ({
		state: t.exposeString('state', {
			description: 'State of the mail: `queued`, `sent`, `kept` (stored but not delivered) or `failed`.',
		}),
		error: t.exposeString('error', {
			nullable: true,
			description: 'Response of the mail server to the latest attempt that failed; null if none did.',
		}),
	}),
});

builder.queryField('testMail', (t) =>
	t.field({
		type: sent,
		description: 'Result of a test mail. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true, description: 'Id from `sendTestMail`.' }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findSent(sql, tenant.id, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
