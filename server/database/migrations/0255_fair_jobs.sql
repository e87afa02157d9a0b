-- compatible with 0.1.0

-- Whose job it is, so that tenants take turns: the payload says so too, but row security keeps its operators from being looked up in an index.
-- Written by a trigger, as pg-boss writes a job anew when it has failed, and knows no such column.

alter table jobs.job add column tenant_id uuid not null default '00000000-0000-0000-0000-000000000000';

create function jobs.keep_tenant() returns trigger language plpgsql as $$
begin
	new.tenant_id := coalesce((new.data ->> 'tenantId')::uuid, '00000000-0000-0000-0000-000000000000');
	return new;
end
$$;

create trigger keep_tenant before insert on jobs.job for each row execute function jobs.keep_tenant();

update jobs.job set tenant_id = (data ->> 'tenantId')::uuid where data ? 'tenantId' and state < 'completed';

-- The next job of the next tenant.
create index job_next_of_tenant on jobs.job (tenant_id, start_after, id) where state < 'active';

-- Documents are printed in a queue of their own: what only writes or sends a mail does not wait behind them.
select jobs.make_queue('orders.print');
