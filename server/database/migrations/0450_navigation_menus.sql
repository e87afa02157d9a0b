-- compatible with 0.1.0
-- The menus of a shop: a tree of items for the header and one for the footer (rules/navigation/menu.ts). Own labels of items stand among the
-- texts of the shop (navigationItem.{id}.label). A shop without a row has every category in its header and nothing in its footer.

create table navigation_menus (
	tenant_id uuid not null references tenants (id) on delete cascade,
	menu text not null check (menu in ('header', 'footer')),
	items jsonb not null check (jsonb_typeof(items) = 'array'),
	-- Raised by every save, which names the one that it changes.
	revision integer not null default 1 check (revision > 0),
	updated_at timestamptz not null default now(),
	updated_by uuid,
	primary key (tenant_id, menu),
	foreign key (tenant_id, updated_by) references users (tenant_id, id) on delete set null (updated_by)
);

create index navigation_menus_updated_by on navigation_menus (tenant_id, updated_by) where updated_by is not null;

alter table navigation_menus enable row level security;
alter table navigation_menus force row level security;
create policy tenant on navigation_menus
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

create function menu_item(kind text, target text) returns jsonb language sql volatile as $$
	select jsonb_build_object(
		'id', gen_random_uuid(), 'kind', kind, 'target', target, 'roles', '[]'::jsonb, 'newTab', false, 'children', '[]'::jsonb
	)
$$;

create function first_menu(menu text) returns jsonb language sql volatile as $$
	select case menu when 'header' then jsonb_build_array(menu_item('categories', '')) else '[]'::jsonb end
$$;

-- What stood around every page so far: in the header all categories and the pages "in the navigation", in the footer those "in the footer".

do $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		insert into navigation_menus (tenant_id, menu, items)
		select shop, m.menu, first_menu(m.menu) || coalesce((
			select jsonb_agg(menu_item('page', p.id::text) order by p.position, p.slug) from pages p
			where p.tenant_id = shop and p.kind = 'page' and case m.menu when 'header' then p.in_navigation else p.in_footer end
		), '[]')
		from (values ('header'), ('footer')) m (menu);
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

-- The boxes "in the navigation" and "in the footer" of a page put it into the menu and take it out, whoever ticks them: the screen of the page, a
-- shop that is set up, a version before this one. What stands below the item of a page takes its place.

create function menu_without_page(items jsonb, page text) returns jsonb language plpgsql immutable as $$
declare
	kept jsonb := '[]';
	item jsonb;
	below jsonb;
begin
	for item in select value from jsonb_array_elements(items) loop
		below := menu_without_page(item -> 'children', page);
		kept := kept || case
			when item ->> 'kind' = 'page' and item ->> 'target' = page then below
			else jsonb_build_array(item || jsonb_build_object('children', below))
		end;
	end loop;
	return kept;
end
$$;

create function carry_page_box(shop uuid, name text, page text, ticked boolean) returns void language plpgsql as $$
begin
	if ticked is not distinct from exists (
		select from navigation_menus m
		where m.tenant_id = shop and m.menu = name and jsonb_path_exists(
			m.items, '$.** ? (@.kind == "page" && @.target == $page)', jsonb_build_object('page', page)
		)
	) then
		return;
	end if;
	if ticked then
		insert into navigation_menus as m (tenant_id, menu, items)
		values (shop, name, first_menu(name) || jsonb_build_array(menu_item('page', page)))
		on conflict (tenant_id, menu) do update set
			items = m.items || jsonb_build_array(menu_item('page', page)), revision = m.revision + 1, updated_at = now(), updated_by = null;
	else
		update navigation_menus m set
			items = menu_without_page(m.items, page), revision = m.revision + 1, updated_at = now(), updated_by = null
		where m.tenant_id = shop and m.menu = name;
	end if;
end
$$;

create function carry_page_boxes() returns trigger language plpgsql as $$
begin
	if tg_op = 'INSERT' then
		if new.in_navigation then perform carry_page_box(new.tenant_id, 'header', new.id::text, true); end if;
		if new.in_footer then perform carry_page_box(new.tenant_id, 'footer', new.id::text, true); end if;
	else
		if new.in_navigation <> old.in_navigation then
			perform carry_page_box(new.tenant_id, 'header', new.id::text, new.in_navigation);
		end if;
		if new.in_footer <> old.in_footer then
			perform carry_page_box(new.tenant_id, 'footer', new.id::text, new.in_footer);
		end if;
	end if;
	return null;
end
$$;

create trigger carry_page_boxes after insert or update of in_navigation, in_footer on pages
	for each row when (new.kind = 'page') execute function carry_page_boxes();
