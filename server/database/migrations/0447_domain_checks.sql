-- compatible with 0.1.0
-- Domains are checked by a job; every process has the hosts of the platform in memory, for whoever asks whether a certificate may be made.

-- When it was added, or lost its proof: an unproved claim runs out seven days later.
alter table domains add column claimed_at timestamptz not null default now();

create function announce_domains() returns trigger language plpgsql as $$
declare
	changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
	perform pg_notify('domains_changed', coalesce(changed ->> 'tenant_id', changed ->> 'id'));
	return null;
end
$$;

create trigger announce_domains after insert or delete on domains for each row execute function announce_domains();
create trigger announce_domain_states after update on domains for each row
	when (old.state <> new.state or old.active <> new.active) execute function announce_domains();
create trigger announce_fallbacks after insert or delete or update of slug on tenants
	for each row execute function announce_domains();

select jobs.make_queue('tenants.checkDomains');
