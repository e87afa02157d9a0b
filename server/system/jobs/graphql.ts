// The jobs of a shop in the API, for its admins.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { actorOf } from '../../accounts/services.ts';
import { retryFailedJob } from '../../database/jobs/retry-job.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, type Paging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { type DeadLetterJob, listDeadLetterJobs } from '../../jobs/dead-letter-jobs.ts';
import { countJobs, type JobState, jobStates, type ListedJob, listJobs } from '../../jobs/list-jobs.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;
const jobState = builder.enumType('JobState', { values: jobStates });

const listedJob = builder.objectRef<ListedJob>('Job').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		state: t.expose('state', { type: jobState }),
		retries: t.exposeInt('retries'),
		sentAt: t.string({ resolve: ({ sentAt }) => sentAt.toISOString() }),
		startedAt: t.string({ nullable: true, resolve: ({ startedAt }) => iso(startedAt) }),
		endedAt: t.string({ nullable: true, resolve: ({ endedAt }) => iso(endedAt) }),
		reason: t.exposeString('reason', { description: 'What the last try failed with' }),
	}),
});

interface Wanted extends Paging {
	state: JobState | undefined;
}

const jobList = builder.objectRef<Wanted>('JobList').implement({
	fields: (t) => ({
		items: t.field({
			type: [listedJob],
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => listJobs(sql, tenant.id, wanted)),
		}),
		total: t.int({
			resolve: ({ state }, _args, { tenant, inTenant }) => inTenant((sql) => countJobs(sql, tenant.id, state)),
		}),
	}),
});

builder.queryField('jobs', (t) =>
	t.field({
		type: jobList,
		description: 'Jobs that wait, run, or have ended of late; the latest first',
		extensions: needs('admin'),
		args: {
			state: t.arg({ type: jobState }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { state, first, offset }) => ({
			state: state ?? undefined,
			...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
		}),
	}),
);

const job = builder.objectRef<DeadLetterJob>('ParkedJob').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		reason: t.exposeString('reason', { description: 'What the last try failed with' }),
		sentAt: t.string({ resolve: ({ sentAt }) => sentAt.toISOString() }),
		parkedAt: t.string({ resolve: ({ parkedAt }) => parkedAt.toISOString() }),
	}),
});

builder.queryField('parkedJobs', (t) =>
	t.field({
		type: [job],
		description: 'Jobs that have failed ten times and wait for somebody',
		extensions: needs('admin'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listDeadLetterJobs(sql, tenant.id)),
	}),
);

builder.mutationField('retryJob', (t) =>
	t.boolean({
		description: 'From the beginning, with all its tries',
		extensions: needs('admin'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			const { tenant, inTenant } = context;
			const caller = callerOf(context);
			return inTenant(async (sql) => {
				if (!(await retryFailedJob(sql, tenant.id, checkId(id)))) throw new ApiError('NOT_FOUND');
				const change = { action: 'retryJob', entity: { type: 'job', id } };
				await caller.services.record(sql, tenant.id, actorOf(caller), change);
				return true;
			});
		},
	}),
);
