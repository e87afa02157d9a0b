-- compatible with 0.1.0
-- A page that is deleted leaves the menus as one whose boxes are cleared: what stands below its item takes its place.

create or replace function menu_without_page(items jsonb, page text) returns jsonb language plpgsql immutable as $$
declare
	kept jsonb := '[]';
	item jsonb;
	below jsonb;
begin
	for item in select value from jsonb_array_elements(items) loop
		below := menu_without_page(item -> 'children', page);
		kept := kept || case
			when item ->> 'kind' in ('page', 'linkPage') and item ->> 'target' = page then below
			else jsonb_build_array(item || jsonb_build_object('children', below))
		end;
	end loop;
	return kept;
end
$$;

create function remove_from_menus(shop uuid, page text) returns void language sql as $$
	update navigation_menus m set
		items = menu_without_page(m.items, page), revision = m.revision + 1, updated_at = now(), updated_by = null
	where m.tenant_id = shop and jsonb_path_exists(
		m.items, '$.** ? (@.target == $page)', jsonb_build_object('page', page)
	)
$$;

create function remove_page_from_menus() returns trigger language plpgsql as $$
begin
	perform remove_from_menus(old.tenant_id, old.id::text);
	return null;
end
$$;

create trigger remove_page_from_menus after delete on pages
	for each row execute function remove_page_from_menus();
