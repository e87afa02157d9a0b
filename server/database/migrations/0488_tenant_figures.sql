-- compatible with 0.1.0
-- What the list of shops says of each: all that it has stored, when it was last exported, and its domains as people type them.

-- When a file with the whole shop was last made. The rows of exports go with their files, after a few days.
alter table tenants add column exported_at timestamptz;

-- Of the files of its sizes. Null: they have not been measured, for they were made before this column.
alter table media add column size_bytes bigint check (size_bytes >= 0);
create index media_unmeasured on media (tenant_id) where size_bytes is null and sizes <> '{}';

-- Of the smaller copies for screens.
alter table design_pictures add column screen_bytes bigint not null default 0 check (screen_bytes >= 0);

create or replace function tenant_figures(shops uuid[])
returns table (id uuid, pages integer, link_pages integer, orders integer, storage bigint, changed_at timestamptz)
language plpgsql as $$
declare
	shop uuid;
begin
	foreach shop in array shops loop
		perform set_config('app.tenant_id', shop::text, true);
		return query
		select shop,
			(select count(*)::integer from pages p where p.tenant_id = shop and p.kind = 'page'),
			(select count(*)::integer from pages p where p.tenant_id = shop and p.kind = 'link'),
			(
				select count(*)::integer from orders o
				where o.tenant_id = shop and o.number is not null and o.placed_at > now() - interval '30 days'
			),
			coalesce((select sum(m.bytes + coalesce(m.size_bytes, 0)) from media m where m.tenant_id = shop), 0)::bigint
				+ coalesce((select sum(d.size) from print_data d where d.tenant_id = shop), 0)::bigint
				+ coalesce((select sum(j.size) from print_jobs j where j.tenant_id = shop), 0)::bigint
				+ coalesce((select sum(f.size) from printformer_prints f where f.tenant_id = shop), 0)::bigint
				+ coalesce((select sum(d.size + d.screen_bytes) from design_pictures d where d.tenant_id = shop), 0)::bigint
				+ coalesce((select sum(e.size) from tenant_exports e where e.tenant_id = shop and e.state = 'done'), 0)::bigint,
			(select v.changed_at from tenant_versions v where v.tenant_id = shop);
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

create function shops_with_unmeasured_pictures() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (select from media m where m.tenant_id = shop and m.size_bytes is null and m.sizes <> '{}') then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

select jobs.make_queue('media.measure');

-- A label of a host in its own letters (RFC 3492); what is no punycode stays as it is.
create function unicode_label(label text) returns text language plpgsql immutable strict parallel safe as $$
declare
	rest text := substr(label, 5);
	letters text := '';
	code bigint := 128;
	place bigint := 0;
	bias bigint := 72;
	before bigint;
	weight bigint;
	step bigint;
	digit bigint;
	threshold bigint;
	delta bigint;
	cut integer;
begin
	if label not like 'xn--%' then
		return label;
	end if;
	cut := length(rest) - position('-' in reverse(rest)) + 1;
	if position('-' in rest) > 0 then
		letters := left(rest, cut - 1);
		rest := substr(rest, cut + 1);
	end if;
	while rest <> '' loop
		before := place;
		weight := 1;
		step := 36;
		loop
			digit := ascii(rest);
			digit := case when digit between 97 and 122 then digit - 97 when digit between 48 and 57 then digit - 22 end;
			if rest = '' or digit is null or weight > 4294967296 then
				return label;
			end if;
			rest := substr(rest, 2);
			place := place + digit * weight;
			threshold := least(greatest(step - bias, 1), 26);
			exit when digit < threshold;
			weight := weight * (36 - threshold);
			step := step + 36;
		end loop;
		delta := case when before = 0 then place / 700 else (place - before) / 2 end;
		delta := delta + delta / (length(letters) + 1);
		step := 0;
		while delta > 455 loop
			delta := delta / 35;
			step := step + 36;
		end loop;
		bias := step + 36 * delta / (delta + 38);
		code := code + place / (length(letters) + 1);
		place := place % (length(letters) + 1);
		if code > 1114111 or code between 55296 and 57343 then
			return label;
		end if;
		letters := left(letters, place::integer) || chr(code::integer) || substr(letters, place::integer + 1);
		place := place + 1;
	end loop;
	return letters;
end
$$;

create function unicode_host(host text) returns text language sql immutable strict parallel safe as $$
	select string_agg(unicode_label(label), '.' order by place) from unnest(string_to_array(host, '.')) with ordinality as l (label, place)
$$;
