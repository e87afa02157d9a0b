-- compatible with 0.1.0

-- Ordered lines that are printed from data: how far the data of each has come, the files that were made for the press, and the reminders.
-- Placed order lines stay as they are.

create table print_lines (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- The id that the line had in the cart: print_data.item_id, order_lines.item_id.
	item_id uuid not null,
	order_id uuid not null,
	-- As it was when the line was ordered: what is changed at the product later concerns later orders.
	specification jsonb not null,
	state text not null default 'missing' check (state in ('missing', 'uploaded', 'findings', 'refused', 'released', 'printed')),
	state_since timestamptz not null default now(),
	primary key (tenant_id, item_id),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create index print_lines_order on print_lines (tenant_id, order_id);
create index print_lines_waiting on print_lines (tenant_id, state_since) where state not in ('released', 'printed');

-- A file for the press. Its inputs are frozen; made again it has the same bytes.
create table print_jobs (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	item_id uuid not null,
	state text not null default 'waiting' check (state in ('waiting', 'made', 'failed')),
	-- Ids and hashes of the released files, the specification and the colour profile.
	inputs jsonb not null,
	input_hash text not null check (input_hash ~ '^[0-9a-f]{64}$'),
	-- Of the PDF, once it is made; null before.
	sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
	size bigint,
	failure_code text,
	created_at timestamptz not null default now(),
	made_at timestamptz,
	printed_at timestamptz,
	printed_by uuid,
	primary key (tenant_id, id),
	unique (tenant_id, item_id, input_hash),
	foreign key (tenant_id, item_id) references print_lines (tenant_id, item_id) on delete cascade,
	foreign key (tenant_id, printed_by) references users (tenant_id, id) on delete set null (printed_by),
	check (state <> 'made' or (sha256 is not null and size is not null and made_at is not null))
);

-- Mails that ask for missing print data, each once.
create table print_reminders (
	tenant_id uuid not null references tenants (id) on delete cascade,
	order_id uuid not null,
	-- After how many days without data.
	days integer not null,
	sent_at timestamptz not null default now(),
	primary key (tenant_id, order_id, days),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
	foreach name in array array['print_lines', 'print_jobs', 'print_reminders'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format('create policy tenant on %I
			using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
			with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', name);
	end loop;
end $$;

-- Set by printing, through orders: whether one of its lines is neither released nor printed.
alter table orders add column waits_for_print_data boolean not null default false;
create index orders_waiting_for_print_data on orders (tenant_id, placed_at) where waits_for_print_data;

select jobs.make_queue('printing.makeJob');
select jobs.make_queue('printing.remind');

-- A placed order stays as it is, but for what follows from it.
create or replace function keep_orders() returns trigger language plpgsql as $$
declare free text[] := array[
	'status', 'approval', 'payment', 'refunded', 'error', 'updated_at', 'user_id', 'created_by', 'reserved_until', 'waits_for_print_data'
];
begin
	if not exists (select 1 from tenants t where t.id = old.tenant_id) then return coalesce(new, old); end if;
	if tg_op = 'DELETE' then
		if old.number is not null then raise exception 'a placed order stays' using errcode = 'restrict_violation'; end if;
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
