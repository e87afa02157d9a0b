-- compatible with 0.1.0

-- Drafts at Printformer are read by one check at a time, whoever asks for it and how often.
alter table printformer_drafts
	add column checker_id uuid,
	-- Until then no one else checks it; a process that died is not waited for any longer.
	add column checked_until timestamptz;

-- The user at the provider whose copy it is: who is deleted there takes the copies along.
alter table printformer_copies add column owner text;

-- `file`: of the private store, no one at the provider has it.
alter table printformer_removals
	drop constraint printformer_removals_kind_check,
	add constraint printformer_removals_kind_check check (kind in ('draft', 'user', 'copy', 'file'));

create function remove_printformer_proof() returns trigger language plpgsql as $$
begin
	-- A shop that is deleted takes everything along.
	if exists (select from tenants where id = old.tenant_id) then
		insert into printformer_removals (tenant_id, account, kind, identifier) values (old.tenant_id, '', 'file', old.id);
	end if;
	return null;
end $$;

create trigger printformer_copies_proof_removed after delete on printformer_copies
	for each row execute function remove_printformer_proof();
