-- compatible with 0.1.0

-- Prints of Printformer are worked on by one job at a time, whoever wakes it and how often. A job that was thought dead and goes on overwrites nothing: the
-- file that it downloads is named by the job, `{file_id}.pdf` in the private store of designs, and the row says which of them counts.
alter table printformer_prints
	-- The job that works on it, until it ends or does not extend its time any more.
	add column worker_id uuid,
	add column held_until timestamptz,
	add column file_id uuid,
	-- Why it was not accepted, where `failure_code` is `findings`.
	add column findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
	add constraint printformer_prints_file check (state <> 'made' or file_id is not null),
	add constraint printformer_prints_held check ((worker_id is null) = (held_until is null));

-- `file`: of the private store, no one at the provider has it.
alter table printformer_removals
	drop constraint printformer_removals_kind_check,
	add constraint printformer_removals_kind_check check (kind in ('draft', 'user', 'copy', 'file'));

create function remove_printformer_file() returns trigger language plpgsql as $$
begin
	-- A shop that is deleted takes everything along.
	if exists (select from tenants where id = old.tenant_id) then
		insert into printformer_removals (tenant_id, account, kind, identifier)
		select old.tenant_id, '', 'file', file from unnest(array[old.file_id, old.worker_id]) as file where file is not null;
	end if;
	return null;
end $$;

create trigger printformer_prints_removed after delete on printformer_prints for each row execute function remove_printformer_file();

-- Print jobs that wait for the print of a release, or have failed for want of it.
create index print_jobs_release on print_jobs (tenant_id, (inputs -> 'release' ->> 'id')) where state <> 'made';
