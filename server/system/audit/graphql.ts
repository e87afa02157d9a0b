// The audit log in the API.

import { isDay } from '../../../rules/dates.ts';
import { isId } from '../../../rules/ids.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import { findUserIds } from '../../accounts/users/list-users.ts';
import {
	type AuditEntry,
	type AuditFilter,
	countChanges,
	findLateActors,
	listChanges,
} from '../../audit/list-changes.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, type Paging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { findEntityNames } from './find-entity-names.ts';

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

interface NamedEntry extends AuditEntry {
	entityName: string | null;
	actorName: string | null;
}

const entry = builder.objectRef<NamedEntry>('AuditEntry').implement({
	description: 'An administrative change.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the entry.' }),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		action: t.exposeString('action', { description: 'Name of the operation.' }),
		entityType: t.exposeString('entityType', { description: 'Type of the changed entity.' }),
		entityId: t.exposeString('entityId', { description: 'Id of the changed entity.' }),
		entityName: t.exposeString('entityName', {
			nullable: true,
			description: 'Present name of the changed entity; null if it has none or has been deleted.',
		}),
		actorName: t.exposeString('actorName', {
			nullable: true,
			description: 'Name of the user who made the change; null if the system did or the user has been deleted.',
		}),
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

const actor = builder.objectRef<{ id: string; name: string }>('AuditActor').implement({
	description: 'A user who has made changes.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the user.' }),
		name: t.exposeString('name', { description: 'Name of the user.' }),
	}),
});

const auditFilter = builder.inputType('AuditFilter', {
	description: 'Which entries of the audit log are listed; what is left out restricts nothing.',
	fields: (t) => ({
		actorId: t.id({ description: 'Id of the user who made the change.' }),
		entityType: t.string({ description: 'Type of the changed entity.' }),
		from: t.string({ description: 'First day, as 2026-11-15, in the time zone of the shop.' }),
		to: t.string({ description: 'Last day, as 2026-11-15, in the time zone of the shop.' }),
	}),
});

const dayOf = (day: string | null | undefined): string | undefined => {
	if (!day) return undefined;
	if (!isDay(day)) throw new ApiError('VALIDATION', 'a day is written as 2026-11-15');
	return day;
};

function readFilter(given: typeof auditFilter.$inferInput | null | undefined, timeZone: string): AuditFilter {
	const { actorId, entityType, from, to } = given ?? {};
	return {
		actorId: actorId ? checkId(String(actorId)) : undefined,
		entityType: entityType || undefined,
		from: dayOf(from),
		to: dayOf(to),
		timeZone,
	};
}

interface Wanted extends Paging {
	search: string;
	persons: string[];
	filter: AuditFilter;
	language: string;
}

const auditList = builder.objectRef<Wanted>('AuditLog').implement({
	description: 'A page of the audit log.',
	fields: (t) => ({
		items: t.field({
			type: [entry],
			description: 'Entries of this page.',
			resolve: (wanted, _args, context) => {
				const { auditKey } = callerOf(context).services;
				const { id: tenantId } = context.tenant;
				return context.inTenant(async (sql) => {
					const entries = await listChanges(sql, auditKey, tenantId, wanted);
					const entityName = await findEntityNames(sql, tenantId, wanted.language, entries);
					const users = entries.flatMap(({ actorId, entityType, entityId }) =>
						[actorId, entityType === 'user' ? entityId : null].filter((id) => id !== null && isId(id)),
					);
					const names = await findNames(sql, tenantId, users as string[]);
					return entries.map((one) => ({
						...one,
						entityName: (one.entityType === 'user' ? names.get(one.entityId) : entityName(one)) ?? null,
						actorName: names.get(one.actorId ?? '') ?? null,
					}));
				});
			},
		}),
		actors: t.field({
			type: [actor],
			description: 'Users who have made the latest changes, by name, whatever the filter.',
			resolve: (_wanted, _args, { tenant, inTenant }) =>
				inTenant(async (sql) => {
					const names = await findNames(sql, tenant.id, await findLateActors(sql, tenant.id));
					return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
				}),
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
			filter: t.arg({ type: auditFilter, description: 'Which of them; without it all.' }),
			language: t.arg.string({ description: 'Language of the names; the default language of the shop if left out.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		async resolve(_root, { search, filter, language, first, offset }, { tenant, inTenant }) {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const text = (search ?? '').trim().slice(0, 200);
			// What the log holds of persons is sealed: they are looked for among the users.
			const persons = text === '' ? [] : await inTenant((sql) => findUserIds(sql, tenant.id, text));
			return {
				search: text,
				persons,
				filter: readFilter(filter, tenant.timeZone),
				language: spokenLanguage(tenant, language),
				...paging,
			};
		},
	}),
);
