-- compatible with 0.1.0

-- Finished print data of shoppers. It belongs to a line by the id that the line has in the cart, and keeps in the order.

-- A ticket for one upload: it lives for 24 hours and goes on where the last connection was lost.
create table print_uploads (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- Also the name of the file in the private store.
	id uuid not null,
	-- Who sends; null: somebody who has opened the order from a mail.
	user_id uuid,
	item_id uuid not null,
	-- Null: one file with all pages.
	side text check (side ~ '^[a-z][A-Za-z0-9]*$' and char_length(side) <= 20),
	name text not null check (char_length(name) between 1 and 200),
	size bigint not null check (size between 1 and 104857600),
	received bigint not null default 0 check (received between 0 and size),
	-- What the store must know to go on; only the store reads it.
	store_state jsonb,
	-- Which request writes, and until when that is believed without a sign of life.
	writer_id uuid,
	writer_until timestamptz,
	created_at timestamptz not null default now(),
	expires_at timestamptz not null default now() + interval '24 hours',
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index print_uploads_item on print_uploads (tenant_id, item_id);
create index print_uploads_user on print_uploads (tenant_id, user_id);
create index print_uploads_expiry on print_uploads (tenant_id, expires_at);

create table print_data (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	item_id uuid not null,
	side text check (side ~ '^[a-z][A-Za-z0-9]*$' and char_length(side) <= 20),
	user_id uuid,
	name text not null check (char_length(name) between 1 and 200),
	file_type text not null check (file_type in ('pdf', 'jpeg', 'png', 'tiff', 'svg')),
	size bigint not null,
	-- Of the original, byte for byte; null until it was inspected.
	sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
	state text not null default 'uploaded' check (state in ('uploaded', 'findings', 'released', 'refused', 'printed')),
	-- What was found in the file: rules/printing/inspection.ts.
	inspection jsonb,
	findings jsonb not null default '[]',
	previews integer not null default 0,
	-- Whether the files are in the store.
	stored boolean not null default true,
	refusal_code text,
	-- What the shop has written to the customer.
	refusal_reason text not null default '' check (char_length(refusal_reason) <= 1000),
	released_by uuid,
	-- By the shop, in place of the customer.
	released_by_staff boolean not null default false,
	released_at timestamptz,
	accepted_codes text[] not null default '{}',
	-- Frozen with the release: nothing else is printed.
	released_sha256 text,
	release_text_version text,
	-- What took its place; it is kept for the record, without its files.
	replaced_by uuid,
	created_at timestamptz not null default now(),
	changed_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
	foreign key (tenant_id, released_by) references users (tenant_id, id) on delete set null (released_by),
	check (state not in ('released', 'printed') or (released_at is not null and released_sha256 = sha256))
);

create index print_data_item on print_data (tenant_id, item_id) where replaced_by is null;
create index print_data_user on print_data (tenant_id, user_id);
create index print_data_changed on print_data (tenant_id, changed_at) where stored;

create index order_lines_item on order_lines (tenant_id, item_id);

do $$
declare name text;
begin
	foreach name in array array['print_uploads', 'print_data'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format('create policy tenant on %I
			using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
			with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', name);
	end loop;
end $$;

-- The shops in which tickets have run out, or data is left of lines that are nowhere any more. With the rights of whoever asks: each shop is
-- looked at as itself. The times are those of the job.
create function shops_with_unused_print_data() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from print_uploads where tenant_id = shop and expires_at < now()
		) or exists (
			select from print_data d where d.tenant_id = shop and d.changed_at < now() - interval '90 days'
				and not exists (select from list_items i where i.tenant_id = shop and i.id = d.item_id)
				and not exists (select from order_lines l where l.tenant_id = shop and l.item_id = d.item_id)
		) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

select jobs.make_queue('printing.inspect');
select jobs.make_queue('printing.removeFiles');
select jobs.make_queue('printing.sweep');
