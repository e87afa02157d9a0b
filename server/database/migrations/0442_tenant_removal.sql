-- compatible with 0.1.0
-- A shop that was deleted is removed when its days of grace are over: table by table, in batches, by one function that may do what the app's
-- role may not (server/database/isolation.ts says why).

create function is_beyond_grace(shop uuid) returns boolean language sql stable as $$
	select exists (select from tenants where id = shop and deleted_at < now() - interval '30 days')
$$;

-- The function alone may do this: the app's role has no right to delete tenants.
create policy removed_after_grace on tenants for delete
	using (id = (select nullif(current_setting('app.tenant_id', true), '')::uuid) and deleted_at < now() - interval '30 days');

-- Orders stay as long as their shop.
create or replace function keep_orders() returns trigger language plpgsql as $$
declare free text[] := array[
	'status', 'approval', 'payment', 'refunded', 'error', 'updated_at', 'user_id', 'created_by', 'reserved_until', 'waits_for_print_data'
];
begin
	if not exists (select 1 from tenants t where t.id = old.tenant_id) then return coalesce(new, old); end if;
	if tg_op = 'DELETE' then
		if old.number is not null and not is_beyond_grace(old.tenant_id) then
			raise exception 'a placed order stays' using errcode = 'restrict_violation';
		end if;
		return old;
	end if;
	if old.number is not null and (
		to_jsonb(new) - free is distinct from to_jsonb(old) - free
		or (new.user_id is not null and new.user_id is distinct from old.user_id)
		or (new.created_by is not null and new.created_by is distinct from old.created_by)
	) then
		raise exception 'a placed order stays' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;

create or replace function keep_order_parts() returns trigger language plpgsql as $$
declare free text[] := case tg_table_name when 'order_lines' then array['stock'] when 'order_documents' then array['pdf'] else array['user_id'] end;
begin
	if not exists (select 1 from orders o where o.tenant_id = old.tenant_id and o.id = old.order_id and o.number is not null)
	then return coalesce(new, old); end if;
	if tg_op = 'DELETE' and is_beyond_grace(old.tenant_id) then return old; end if;
	if tg_op = 'DELETE' or to_jsonb(new) - free is distinct from to_jsonb(old) - free
		or (tg_table_name = 'order_documents' and (to_jsonb(old) ->> 'pdf') is not null and to_jsonb(new) ->> 'pdf' is distinct from to_jsonb(old) ->> 'pdf')
	then raise exception 'what belongs to a placed order stays' using errcode = 'restrict_violation'; end if;
	return new;
end $$;

-- Removes some rows of the shop whose transaction this is. Tables that others refer to wait for those; within a table, rows that others of
-- it refer to wait as well. Once nothing is left and `finish` is said, the shop itself goes.
-- Returns the table that it has worked on; null: nothing was left to do.
create function remove_tenant_rows(shop uuid, most integer, finish boolean) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
	candidate record;
	waiting text[] := '{}';
	has_rows boolean;
	own_references text;
begin
	if shop is distinct from nullif(current_setting('app.tenant_id', true), '')::uuid then
		raise exception 'a shop is removed in a transaction of its own' using errcode = 'insufficient_privilege';
	end if;
	if not is_beyond_grace(shop) then
		raise exception 'this shop is not deleted, or can still be restored' using errcode = 'insufficient_privilege';
	end if;
	-- Every table with rows of the shop, from the catalogue: one that a later migration makes is among them.
	for candidate in
		select c.oid, c.relname as name from pg_class c
		join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
		order by c.relname
	loop
		execute format('select exists (select from public.%I where tenant_id = $1)', candidate.name) into has_rows using shop;
		if has_rows then waiting := waiting || candidate.name::text; end if;
	end loop;
	if waiting = '{}' then
		if finish then delete from tenants where id = shop; end if;
		return null;
	end if;
	for candidate in
		select c.oid, c.relname as name from pg_class c
		where c.relnamespace = 'public'::regnamespace and c.relname = any(waiting)
			-- Set to null by themselves are only references that no order depends upon.
			and not exists (
				select from pg_constraint f join pg_class child on child.oid = f.conrelid
				where f.contype = 'f' and f.confrelid = c.oid and f.conrelid <> c.oid and f.confdeltype <> 'n'
					and child.relname = any(waiting)
			)
		order by c.relname limit 1
	loop
		select string_agg(
			format(
				'not exists (select from public.%1$I child where %2$s)', candidate.name,
				(
					select string_agg(format('child.%I = parent.%I', k.attname, r.attname), ' and ')
					from unnest(f.conkey, f.confkey) as pair (own, referred)
					join pg_attribute k on k.attrelid = candidate.oid and k.attnum = pair.own
					join pg_attribute r on r.attrelid = candidate.oid and r.attnum = pair.referred
				)
			), ' and '
		) into own_references
		from pg_constraint f
		where f.contype = 'f' and f.conrelid = candidate.oid and f.confrelid = candidate.oid and f.confdeltype <> 'n';
		execute format(
			'delete from public.%1$I where ctid = any(array(select parent.ctid from public.%1$I parent where parent.tenant_id = $1 and %2$s limit $2))',
			candidate.name, coalesce(own_references, 'true')
		) using shop, most;
		return candidate.name;
	end loop;
	raise exception 'tables that refer to each other in a circle: %', waiting;
end
$$;

select jobs.make_queue('tenants.remove');
