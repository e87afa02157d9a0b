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
		description: 'Whether it went out is told by `testMail`',
		extensions: needs('mTenant'),
		args: { to: t.arg.string({ required: true }), languageCode: t.arg.string({ defaultValue: '' }) },
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
	fields: (t) => ({
		state: t.exposeString('state', { description: 'kept, queued, sent or failed' }),
		error: t.exposeString('error', { nullable: true, description: 'What the other side said at the latest try' }),
	}),
});

builder.queryField('testMail', (t) =>
	t.field({
		type: sent,
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findSent(sql, tenant.id, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
