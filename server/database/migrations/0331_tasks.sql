-- compatible with 0.1.0
-- What waits for somebody of the shop: opened and closed by the domain that its object belongs to.

create table tasks (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	kind text not null check (kind <> ''),
	object_type text not null check (object_type <> ''),
	object_id uuid not null,
	-- What the object is called, such as the number of an order; nothing of a person.
	subject text not null,
	since timestamptz not null default now(),
	assigned_to uuid,
	done_at timestamptz,
	-- Null: it has become unnecessary by itself.
	done_by uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, assigned_to) references users (tenant_id, id) on delete set null (assigned_to),
	foreign key (tenant_id, done_by) references users (tenant_id, id) on delete set null (done_by)
);

create unique index tasks_open on tasks (tenant_id, kind, object_type, object_id) where done_at is null;
create index tasks_of_object on tasks (tenant_id, object_type, object_id);
create index tasks_waiting on tasks (tenant_id, since, id) where done_at is null;

alter table tasks enable row level security;
alter table tasks force row level security;
create policy tenant on tasks
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

select jobs.make_queue('printing.tasks');
select jobs.make_queue('tasks.sweep');

-- Those in which print data has been missing for too long, or in which a task about print data is open.
create function shops_with_print_tasks() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from print_lines l join orders o on o.tenant_id = shop and o.id = l.order_id
			where l.tenant_id = shop and l.state not in ('released', 'printed') and l.state_since < now() - interval '7 days'
				and o.status in ('placed', 'processed')
		) or exists (
			select from tasks where tenant_id = shop and kind like 'printData%' and done_at is null
		) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
