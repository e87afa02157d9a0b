// The audit log in the API.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { findUserIds } from '../../accounts/users/list-users.ts';
import { type AuditEntry, countChanges, listChanges } from '../../audit/list-changes.ts';
import { builder } from '../../graphql/builder.ts';
import { checkPaging, type Paging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

const entry = builder.objectRef<AuditEntry>('AuditEntry').implement({
	description: 'An administrative change.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the entry.' }),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		action: t.exposeString('action', { description: 'Name of the operation.' }),
		entityType: t.exposeString('entityType', { description: 'Type of the changed entity.' }),
		entityId: t.exposeString('entityId', { description: 'Id of the changed entity.' }),
		actorId: t.exposeID('actorId', {
			nullable: true,
			description: 'Id of the user who made the change; null if the system did.',
		}),
		actorEmail: t.exposeString('actorEmail', {
			nullable: true,
			description: 'Email address of that user; null if the system made the change or the user has been erased.',
		}),
		actorAddress: t.exposeString('actorAddress', {
			nullable: true,
			description: 'IP address of that user; null if the system made the change or the user has been erased.',
		}),
		requestId: t.exposeString('requestId', {
			nullable: true,
			description: 'Id of the request; null if the change was not made by a request.',
		}),
		before: t.string({
			nullable: true,
			description: 'Values before the change, as JSON; null if there are none.',
			resolve: ({ before }) => json(before),
		}),
		after: t.string({
			nullable: true,
			description: 'Values after the change, as JSON; null if there are none.',
			resolve: ({ after }) => json(after),
		}),
		erased: t.exposeBoolean('erased', { description: 'Whether the entry had values of a person who has been erased.' }),
	}),
});

interface Wanted extends Paging {
	search: string;
	persons: string[];
}

const auditList = builder.objectRef<Wanted>('AuditLog').implement({
	description: 'A page of the audit log.',
	fields: (t) => ({
		items: t.field({
			type: [entry],
			description: 'Entries of this page.',
			resolve: (wanted, _args, context) => {
				const { auditKey } = callerOf(context).services;
				return context.inTenant((sql) => listChanges(sql, auditKey, context.tenant.id, wanted));
			},
		}),
		total: t.int({
			description: 'Number of entries that match.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => countChanges(sql, tenant.id, wanted)),
		}),
	}),
});

builder.queryField('auditLog', (t) =>
	t.field({
		type: auditList,
		description: 'Administrative changes, the latest first.',
		extensions: needs('admin'),
		args: {
			search: t.arg.string({
				defaultValue: '',
				description:
					'Part of an action, entity type or entity id, or of the email address or username of a user who made or is the subject of a change; empty for all.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
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
