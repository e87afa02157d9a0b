// The audit log in the API.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { findUserIds } from '../../accounts/users/list-users.ts';
import { type AuditEntry, countChanges, listChanges } from '../../audit/list-changes.ts';
import { builder } from '../../graphql/builder.ts';
import { checkPaging, type Paging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

const entry = builder.objectRef<AuditEntry>('AuditEntry').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		at: t.string({ resolve: ({ at }) => at.toISOString() }),
		action: t.exposeString('action'),
		entityType: t.exposeString('entityType'),
		entityId: t.exposeString('entityId'),
		actorId: t.exposeID('actorId', { nullable: true, description: 'Null: the system itself' }),
		actorEmail: t.exposeString('actorEmail', { nullable: true }),
		actorAddress: t.exposeString('actorAddress', { nullable: true }),
		requestId: t.exposeString('requestId', { nullable: true }),
		before: t.string({ nullable: true, description: 'JSON', resolve: ({ before }) => json(before) }),
		after: t.string({ nullable: true, description: 'JSON', resolve: ({ after }) => json(after) }),
		erased: t.exposeBoolean('erased', { description: 'Values of a person that were erased' }),
	}),
});

interface Wanted extends Paging {
	search: string;
	persons: string[];
}

const auditList = builder.objectRef<Wanted>('AuditLog').implement({
	fields: (t) => ({
		items: t.field({
			type: [entry],
			resolve: (wanted, _args, context) => {
				const { auditKey } = callerOf(context).services;
				return context.inTenant((sql) => listChanges(sql, auditKey, context.tenant.id, wanted));
			},
		}),
		total: t.int({
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => countChanges(sql, tenant.id, wanted)),
		}),
	}),
});

builder.queryField('auditLog', (t) =>
	t.field({
		type: auditList,
		description: 'Every administrative change, the latest first',
		extensions: needs('admin'),
		args: {
			search: t.arg.string({
				defaultValue: '',
				description: 'In action, kind and id of the thing, and in the address or username of who did it or was changed',
			}),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		async resolve(_root, { search, first, offset }, { tenant, inTenant }) {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const text = (search ?? '').trim().slice(0, 200);
			// What the log holds of persons is sealed: they are looked for among the users.
			const persons = text === '' ? [] : await inTenant((sql) => findUserIds(sql, tenant.id, text));
			return { search: text, persons, ...paging };
		},
	}),
);
