-- compatible with 0.1.0

-- A call that came with a key is marked as done in the transaction of its change, before its answer is known. Whoever took over a call that
-- was left lying is its holder; the one before cannot commit any more.

alter table remembered_answers
	add column if not exists holder uuid,
	add column if not exists claimed_at timestamptz not null default now(),
	add column if not exists done_at timestamptz;

-- Before the commit of each transaction of such a call. One that has written nothing decides nothing.
create or replace function finish_claim(of_tenant uuid, of_caller text, of_key text, of_holder uuid) returns boolean
language plpgsql as $$
begin
	if pg_current_xact_id_if_assigned() is null then
		return false;
	end if;
	update remembered_answers set done_at = now()
	where tenant_id = of_tenant and caller = of_caller and key = of_key and holder = of_holder;
	if not found then
		raise exception 'the call was taken over' using errcode = '40001';
	end if;
	return true;
end
$$;
