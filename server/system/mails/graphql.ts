// The mails of a shop in the API, for its admins.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, type Paging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { maskMail } from '../../mail/mask-mail.ts';
import { countMails, findMail, type Mail, type MailEntry, searchMails } from '../../mail/read-mails.ts';

const mailEntry = builder.objectRef<MailEntry>('MailEntry').implement({
	description: 'A mail of the shop, as lists show it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the mail.' }),
		to: t.exposeString('to', { description: 'Email address of the recipient.' }),
		subject: t.exposeString('subject', { description: 'Subject of the mail.' }),
		state: t.exposeString('state', {
			description: 'State of the mail: `queued`, `sent`, `kept` (stored but not delivered) or `failed`.',
		}),
		createdAt: t.string({
			description: 'When it was queued, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
	}),
});

interface Wanted extends Paging {
	search: string;
}

const mailList = builder.objectRef<Wanted>('MailList').implement({
	description: 'A page of mails.',
	fields: (t) => ({
		items: t.field({
			type: [mailEntry],
			description: 'Mails of this page.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => searchMails(sql, tenant.id, wanted)),
		}),
		total: t.int({
			description: 'Number of mails that match.',
			resolve: ({ search }, _args, { tenant, inTenant }) => inTenant((sql) => countMails(sql, tenant.id, search)),
		}),
	}),
});

builder.queryField('mails', (t) =>
	t.field({
		type: mailList,
		description: 'Mails of the shop, the latest first.',
		extensions: needs('admin'),
		args: {
			search: t.arg.string({ defaultValue: '', description: 'Part of the recipient or subject; empty for all.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { search, first, offset }) => ({
			search: (search ?? '').trim().slice(0, 200),
			...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
		}),
	}),
);

const mail = builder.objectRef<Mail>('Mail').implement({
	description: 'A mail of the shop.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the mail.' }),
		to: t.exposeString('to', { description: 'Email address of the recipient.' }),
		subject: t.exposeString('subject', { description: 'Subject of the mail.' }),
		state: t.exposeString('state', {
			description: 'State of the mail: `queued`, `sent`, `kept` (stored but not delivered) or `failed`.',
		}),
		createdAt: t.string({
			description: 'When it was queued, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		text: t.exposeString('text', { description: 'Plain text of the mail.' }),
		error: t.exposeString('error', {
			nullable: true,
			description: 'Response of the mail server to the latest attempt that failed; null if none did.',
		}),
	}),
});

builder.queryField('mail', (t) =>
	t.field({
		type: mail,
		description:
			'A mail of the shop. Codes and links in it are masked, except in the demo. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('admin'),
		args: { id: t.arg.id({ required: true, description: 'Id of the mail.' }) },
		async resolve(_root, { id }, context) {
			const { tenant, inTenant } = context;
			const found = await inTenant((sql) => findMail(sql, tenant.id, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return callerOf(context).services.showMailSecrets ? found : { ...found, text: maskMail(found.text) };
		},
	}),
);
