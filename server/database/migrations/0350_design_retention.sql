-- compatible with 0.1.0

-- What keeps designs and their pictures, and for how long.

-- The designs that a guest has ordered stay with the order when the guest is forgotten.
alter table designs drop constraint designs_tenant_id_user_id_fkey;
alter table designs add constraint designs_tenant_id_user_id_fkey
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id);

-- When a design showed the picture last, so that one that was taken out can still be put back by an undo.
alter table design_pictures add column used_at timestamptz not null default now();
-- Of its smaller versions for screens: PNG where something shows through, else JPEG.
alter table design_pictures add column has_alpha boolean not null default false;
-- A drawing that a press prints as paths.
alter table design_pictures add column is_vector boolean not null default false;

-- Whoever writes a document: which pictures it shows is noted with it. Pictures of somebody else are none of its own.
create function note_design_pictures() returns trigger language plpgsql as $$
declare
	shown uuid[];
begin
	if new.kind <> 'draft' then return null; end if;
	select coalesce(array_agg(distinct p.id), '{}') into shown
	from (
		select jsonb_path_query(new.document -> 'pages', 'strict $.**.mediaId') #>> '{}' as id
		union
		select value from jsonb_each_text(new.document -> 'values')
	) named
	join design_pictures p on p.tenant_id = new.tenant_id and p.user_id is not distinct from new.user_id
		and p.id = case when named.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then named.id::uuid end;
	with gone as (
		delete from design_picture_uses u
		where u.tenant_id = new.tenant_id and u.design_id = new.id and u.picture_id <> all (shown) returning u.picture_id
	)
	update design_pictures p set used_at = now() from gone where p.tenant_id = new.tenant_id and p.id = gone.picture_id;
	insert into design_picture_uses (tenant_id, design_id, picture_id)
	select new.tenant_id, new.id, id from unnest(shown) as id
	on conflict do nothing;
	return null;
end $$;

create trigger designs_note_pictures after insert or update of document on designs
	for each row execute function note_design_pictures();

create index order_lines_design on order_lines (tenant_id, design_id) where design_id is not null;
create index list_items_design on list_items (tenant_id, design_id) where design_id is not null;

create function shops_with_unused_designs() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from designs d where d.tenant_id = shop and d.kind = 'draft' and d.updated_at < now() - interval '90 days'
				and not exists (select from list_items i where i.tenant_id = shop and i.design_id = d.id)
				and not exists (select from order_lines l where l.tenant_id = shop and l.design_id = d.id)
		) or exists (
			select from design_pictures p where p.tenant_id = shop and p.used_at < now() - interval '90 days'
				and not exists (select from design_picture_uses u where u.tenant_id = shop and u.picture_id = p.id)
				and not exists (
					select from design_releases r
					where r.tenant_id = shop and r.pictures @> jsonb_build_array(jsonb_build_object('mediaId', p.id))
				)
		) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
