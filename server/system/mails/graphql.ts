// The mails of a shop in the API, for its admins.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, type Paging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { maskMail } from '../../mail/mask-mail.ts';
import { countMails, findMail, type Mail, type MailEntry, searchMails } from '../../mail/read-mails.ts';

const mailEntry = builder.objectRef<MailEntry>('MailEntry').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		to: t.exposeString('to'),
		subject: t.exposeString('subject'),
		state: t.exposeString('state', { description: 'kept, queued, sent or failed' }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
	}),
});

interface Wanted extends Paging {
	search: string;
}

const mailList = builder.objectRef<Wanted>('MailList').implement({
	fields: (t) => ({
		items: t.field({
			type: [mailEntry],
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => searchMails(sql, tenant.id, wanted)),
		}),
		total: t.int({
			resolve: ({ search }, _args, { tenant, inTenant }) => inTenant((sql) => countMails(sql, tenant.id, search)),
		}),
	}),
});

builder.queryField('mails', (t) =>
	t.field({
		type: mailList,
		description: 'The mails of the shop, the latest first',
		extensions: needs('admin'),
		args: {
			search: t.arg.string({ defaultValue: '', description: 'In recipient and subject' }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { search, first, offset }) => ({
			search: (search ?? '').trim().slice(0, 200),
			...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
		}),
	}),
);

const mail = builder.objectRef<Mail>('Mail').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		to: t.exposeString('to'),
		subject: t.exposeString('subject'),
		state: t.exposeString('state'),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		text: t.exposeString('text'),
		error: t.exposeString('error', { nullable: true, description: 'What the mail server said' }),
	}),
});

builder.queryField('mail', (t) =>
	t.field({
		type: mail,
		description: 'With codes and links covered up, unless this is the demo',
		extensions: needs('admin'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			const { tenant, inTenant } = context;
			const found = await inTenant((sql) => findMail(sql, tenant.id, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return callerOf(context).services.showMailSecrets ? found : { ...found, text: maskMail(found.text) };
		},
	}),
);
