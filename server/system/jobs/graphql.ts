// The jobs of a shop in the API, for its admins.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { actorOf } from '../../accounts/services.ts';
import { retryFailedJob } from '../../database/jobs/retry-job.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, type Paging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { type DeadLetterJob, listDeadLetterJobs } from '../../jobs/dead-letter-jobs.ts';
import { countJobs, type JobState, jobStates, type ListedJob, listJobs } from '../../jobs/list-jobs.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;
const jobState = builder.enumType('JobState', {
	description: 'State of a job.',
	values: describeValues(jobStates, {
		created: 'Waiting for its first attempt.',
		retry: 'Waiting for another attempt.',
		active: 'An attempt is running.',
		completed: 'Finished successfully.',
		cancelled: 'Cancelled before it was finished.',
		failed: 'Failed for good, so that it is a dead-letter job.',
	}),
});

const listedJob = builder.objectRef<ListedJob>('Job').implement({
	description: 'A background job.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the background job.' }),
		name: t.exposeString('name', { description: 'Name of the kind of job.' }),
		state: t.expose('state', { type: jobState, description: 'State of the job.' }),
		retries: t.exposeInt('retries', { description: 'Number of attempts after the first one.' }),
		sentAt: t.string({
			description: 'When it was queued, in ISO 8601.',
			resolve: ({ sentAt }) => sentAt.toISOString(),
		}),
		startedAt: t.string({
			nullable: true,
			description: 'When the latest attempt started, in ISO 8601; null before the first one.',
			resolve: ({ startedAt }) => iso(startedAt),
		}),
		endedAt: t.string({
			nullable: true,
			description: 'When it ended, in ISO 8601; null until then.',
			resolve: ({ endedAt }) => iso(endedAt),
		}),
		reason: t.exposeString('reason', { description: 'Error of the latest attempt that failed; empty if none did.' }),
	}),
});

interface Wanted extends Paging {
	state: JobState | undefined;
}

const jobList = builder.objectRef<Wanted>('JobList').implement({
	description: 'A page of jobs.',
	fields: (t) => ({
		items: t.field({
			type: [listedJob],
			description: 'Jobs of this page.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => listJobs(sql, tenant.id, wanted)),
		}),
		total: t.int({
			description: 'Number of jobs that match.',
			resolve: ({ state }, _args, { tenant, inTenant }) => inTenant((sql) => countJobs(sql, tenant.id, state)),
		}),
	}),
});

builder.queryField('jobs', (t) =>
	t.field({
		type: jobList,
		description: 'Background jobs that are waiting, running or ended recently, the latest first.',
		extensions: needs('admin'),
		args: {
			state: t.arg({ type: jobState, description: 'Only jobs in this state.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { state, first, offset }) => ({
			state: state ?? undefined,
			...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
		}),
	}),
);

const job = builder.objectRef<DeadLetterJob>('ParkedJob').implement({
	description: 'A dead-letter job: one that has failed in all its attempts.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the background job.' }),
		name: t.exposeString('name', { description: 'Name of the kind of job.' }),
		reason: t.exposeString('reason', { description: 'Error of the latest attempt.' }),
		sentAt: t.string({
			description: 'When it was queued, in ISO 8601.',
			resolve: ({ sentAt }) => sentAt.toISOString(),
		}),
		parkedAt: t.string({
			description: 'When the latest attempt failed, in ISO 8601.',
			resolve: ({ parkedAt }) => parkedAt.toISOString(),
		}),
	}),
});

builder.queryField('parkedJobs', (t) =>
	t.field({
		type: [job],
		description: 'Dead-letter jobs, the latest first, at most 100.',
		extensions: needs('admin'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listDeadLetterJobs(sql, tenant.id)),
	}),
);

builder.mutationField('retryJob', (t) =>
	t.boolean({
		description:
			'Starts a dead-letter job again, with all its attempts. Always true. Fails with `NOT_FOUND` for other jobs.',
		extensions: needs('admin'),
		args: { id: t.arg.id({ required: true, description: 'Id of the background job.' }) },
		async resolve(_root, { id }, context) {
			const { tenant, inTenant } = context;
			const caller = callerOf(context);
			return inTenant(async (sql) => {
				if (!(await retryFailedJob(sql, tenant.id, checkId(id)))) throw new ApiError('NOT_FOUND');
				const change = { action: 'retryJob' as const, entity: { type: 'job', id } };
				await caller.services.record(sql, tenant.id, actorOf(caller), change);
				return true;
			});
		},
	}),
);
