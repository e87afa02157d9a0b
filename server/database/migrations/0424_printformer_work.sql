-- compatible with 0.1.0

-- Also those with print jobs that go on waiting although their print is made or has failed: the job that should have noticed was killed.
create or replace function shops_with_printformer_work() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (select from printformer_prints where tenant_id = shop and state in ('waiting', 'ordered') and next_check_at <= now())
			or exists (
				select from print_jobs j
				join printformer_prints p on p.tenant_id = shop and p.release_id::text = j.inputs -> 'release' ->> 'id'
				where j.tenant_id = shop and j.state = 'waiting' and p.state in ('made', 'failed')
			)
			or exists (select from printformer_removals where tenant_id = shop and next_attempt_at <= now())
			or exists (select from printformer_merges where tenant_id = shop)
			or exists (
				select from printformer_copies c left join designs d on d.tenant_id = shop and d.id = c.design_id
				where c.tenant_id = shop and c.release_id is null and c.created_at < now() - interval '1 hour'
					and (c.hash is null or d.id is null or d.revision <> c.revision)
			) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
