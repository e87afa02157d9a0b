-- compatible with 0.1.0
-- Whole shops are imported table by table: a foreign key that leads back to its own table, or in a circle, is then checked at the end. Outside of
-- such an import everything stays as it was, for constraints are immediate unless a transaction says otherwise.

do $$
declare
	found record;
begin
	for found in
		select conrelid::regclass as place, conname from pg_constraint
		where contype = 'f' and connamespace = 'public'::regnamespace and conrelid = confrelid and not condeferrable
	loop
		execute format('alter table %s alter constraint %I deferrable initially immediate', found.place, found.conname);
	end loop;
end
$$;

-- A design has its release, and a release its design.
alter table designs alter constraint designs_tenant_id_release_id_fkey deferrable initially immediate;
