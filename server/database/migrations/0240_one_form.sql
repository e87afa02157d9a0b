-- compatible with 0.1.0

-- Two migrations were changed after some databases had applied them. Where their earlier forms were applied, this makes what the present
-- ones make: the demo's shops pay for what they use, and titles of pages that became pages have a size. Everywhere else it changes nothing.

do $$
declare
	shop record;
	place text[];
begin
	if exists (
		select from migrations
		where name = '0151_page_serving' and checksum = '756e45105f7dc40028be7a5b0a2515fd76b946097a5df12599bb0fabf1438252'
	) then
		for shop in select id, slug from tenants where slug in ('demo', 'atelier') and tier = 'starter' loop
			perform set_config('app.tenant_id', shop.id::text, true);
			update tenants set tier = case shop.slug when 'demo' then 'enterprise' else 'pro' end where id = shop.id;
		end loop;
	end if;

	if exists (
		select from migrations
		where name = '0160_plain_pages_become_pages' and checksum = '9b7ad10a82fb5941a18448bff13526ec65ad18fe6c2549cb4d9985f5ec0e811c'
	) then
		for shop in select id from tenants loop
			perform set_config('app.tenant_id', shop.id::text, true);
			foreach place slice 1 in array array[['pages', 'draft'], ['pages', 'published'], ['page_versions', 'document']] loop
				execute format(
					$sql$
						update %1$I set %2$I = jsonb_set(%2$I, '{sections}', (
							select jsonb_agg(
								case when section ->> 'type' = 'title' and not section -> 'values' ? 'size'
									then jsonb_set(section, '{values,size}', '"medium"') else section end
								order by n
							)
							from jsonb_array_elements(%2$I -> 'sections') with ordinality sections (section, n)
						))
						where tenant_id = $1
							and jsonb_path_exists(%2$I, '$.sections[*] ? (@.type == "title" && !exists(@.values.size))')
					$sql$,
					place[1], place[2]
				) using shop.id;
			end loop;
		end loop;
	end if;

	perform set_config('app.tenant_id', '', true);
end
$$;
