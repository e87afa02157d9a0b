-- compatible with 0.1.0

-- Jobs wait in one plain table: one part for each queue made the database plan for all of them. It keeps the columns and the policy of before, so that
-- processes of older versions, which work on it with pg-boss, go on sending, fetching and ending the same jobs until they are replaced. What they
-- alone need (priority, singleton_*, keep_until, dead_letter, policy, archive, version, subscription) goes with a later version.

-- Before anything is copied: what is sent meanwhile waits, and finds the new table.
lock table jobs.job, jobs.queue, jobs.schedule, jobs.archive in access exclusive mode;

create table jobs.waiting_jobs (like jobs.job including defaults);
alter table jobs.waiting_jobs
	add primary key (name, id),
	-- As every queue had it: ten tries, pauses that double from 10 to 20 seconds on.
	alter column retry_limit set default 9,
	alter column retry_delay set default 10,
	alter column retry_backoff set default true,
	alter column expire_in set default interval '60 seconds',
	-- Rows are changed twice and deleted a few minutes later.
	set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);

-- Rights are granted when all migrations are done; processes that run meanwhile need them from now on.
do $$
declare
	held record;
begin
	for held in
		select r.rolname, a.privilege_type
		from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
		where c.oid = 'jobs.job'::regclass and a.grantee <> c.relowner
	loop
		execute format('grant %s on jobs.waiting_jobs to %I', held.privilege_type, held.rolname);
	end loop;
end
$$;

insert into jobs.waiting_jobs select * from jobs.job;
drop table jobs.job;
alter table jobs.waiting_jobs rename to job;
alter table jobs.job rename constraint waiting_jobs_pkey to job_pkey;

alter table jobs.job enable row level security;
alter table jobs.job force row level security;
create policy own on jobs.job
	using (
		(select nullif(current_setting('app.tenant_id', true), '')) is null
		or data->>'tenantId' = (select current_setting('app.tenant_id', true))
	);

create trigger keep_tenant before insert on jobs.job for each row
	when (new.tenant_id = '00000000-0000-0000-0000-000000000000') execute function jobs.keep_tenant();

-- The next job of the next tenant, and what is still to be done.
create index job_waiting on jobs.job (name, tenant_id, start_after, id) where state < 'completed';
-- Whose lease may have run out.
create index job_running on jobs.job (started_on) where state = 'active';
-- The dead-letter jobs of a tenant, and what is to be removed.
create index job_failed on jobs.job (tenant_id, completed_on) where state = 'failed';
create index job_ended on jobs.job (completed_on) where state > 'active';
-- Older processes send what is scheduled once a minute by it.
create unique index job_singleton on jobs.job (name, singleton_on, coalesce(singleton_key, ''))
	where state <> 'cancelled' and singleton_on is not null;

-- When a schedule runs next; whoever moves it on runs it. Null: nobody has looked at it yet.
alter table jobs.schedule add column next_run_at timestamptz;

-- Done jobs are removed, not archived; older processes find a table that keeps nothing.
delete from jobs.archive;
create function jobs.keep_nothing() returns trigger language plpgsql as $$
begin
	return null;
end
$$;
create trigger keep_nothing before insert on jobs.archive for each row execute function jobs.keep_nothing();

-- A queue is its name: how long a job may take is said by its definition.
create or replace function jobs.make_queue(queue_name text) returns void language sql as $$
	insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds)
	values (queue_name, 'standard', 9, 10, true, 60)
	on conflict do nothing;
$$;
