-- compatible with 0.1.0
-- Approvals: rules that say which orders wait for whom, the run of each order, every decision, and who stands in for whom.

create table approval_rules (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- The first rule that fits decides.
	position integer not null,
	name text not null check (char_length(name) between 1 and 80),
	active boolean not null default true,
	-- As rules/approvals/rule.ts has them.
	conditions jsonb not null check (jsonb_typeof(conditions) = 'object'),
	steps jsonb not null check (jsonb_array_length(steps) between 1 and 3),
	-- Of the profile; null: the company of the buyer alone knows the superior.
	superior_field text,
	deadline_days integer not null check (deadline_days between 1 and 60),
	may_change boolean not null default false,
	revision integer not null default 1,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

create index approval_rules_position on approval_rules (tenant_id, position, id);

create table order_approvals (
	tenant_id uuid not null references tenants (id) on delete cascade,
	order_id uuid not null,
	-- As it was: a change of the rule concerns later orders.
	rule jsonb not null check (jsonb_typeof(rule) = 'object'),
	state text not null default 'pending' check (state in ('pending', 'returned', 'approved', 'rejected', 'expired', 'withdrawn')),
	-- Of the rule, from 0 on.
	step integer not null default 0 check (step between 0 and 2),
	-- Of what is to be approved now: its lines, prices, releases and addresses.
	hash text not null check (hash ~ '^[0-9a-f]{64}$'),
	-- Null once the account is erased.
	buyer_id uuid,
	company_id uuid,
	superior_id uuid,
	-- What is to be paid after the last approval, in minor units.
	due bigint not null check (due >= 0),
	begun_at timestamptz not null default now(),
	deadline timestamptz not null,
	remind_at timestamptz not null,
	reminded_at timestamptz,
	decided_at timestamptz,
	-- Goes up with every decision: who has seen an earlier one decides nothing.
	revision integer not null default 1,
	primary key (tenant_id, order_id),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
	foreign key (tenant_id, buyer_id) references users (tenant_id, id) on delete set null (buyer_id),
	foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete set null (company_id),
	foreign key (tenant_id, superior_id) references users (tenant_id, id) on delete set null (superior_id),
	check ((state in ('pending', 'returned')) = (decided_at is null))
);

create index order_approvals_open on order_approvals (tenant_id, deadline) where state in ('pending', 'returned');
create index order_approvals_newest on order_approvals (tenant_id, begun_at desc, order_id);
create index order_approvals_buyer on order_approvals (tenant_id, buyer_id, begun_at desc);

create table order_approval_steps (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	order_id uuid not null,
	step integer not null check (step between 0 and 2),
	decision text not null check (decision in ('approved', 'rejected', 'returned', 'confirmed', 'withdrawn', 'expired')),
	-- Null: nobody's, or of an account that is erased.
	user_id uuid,
	on_behalf_of uuid,
	by_person boolean not null,
	reason text not null default '' check (char_length(reason) <= 1000),
	-- [{ position, name, from, to }]
	changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
	at timestamptz not null default clock_timestamp(),
	-- Of what was seen; of lines that were changed, what it is then.
	hash text not null check (hash ~ '^[0-9a-f]{64}$'),
	-- The one that the decision has led to.
	revision integer not null,
	primary key (tenant_id, id),
	-- Of two at once one counts.
	unique (tenant_id, order_id, revision),
	foreign key (tenant_id, order_id) references order_approvals (tenant_id, order_id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
	foreign key (tenant_id, on_behalf_of) references users (tenant_id, id) on delete set null (on_behalf_of)
);

create index order_approval_steps_user on order_approval_steps (tenant_id, user_id, at desc);

create table approval_substitutes (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	user_id uuid not null,
	substitute_id uuid not null,
	-- Both included, in the shop's time zone.
	first_day date not null,
	last_day date not null,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
	foreign key (tenant_id, substitute_id) references users (tenant_id, id) on delete cascade,
	check (user_id <> substitute_id),
	check (last_day >= first_day and last_day <= first_day + 366)
);

create index approval_substitutes_user on approval_substitutes (tenant_id, user_id, last_day);
create index approval_substitutes_substitute on approval_substitutes (tenant_id, substitute_id, last_day);

do $$
declare name text;
begin
	foreach name in array array['approval_rules', 'order_approvals', 'order_approval_steps', 'approval_substitutes'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

-- Nothing is placed without its approvals, whoever writes it.
alter table orders add constraint orders_approved check (number is null or approval in ('none', 'approved'));

-- A decision is never changed; only who it was is forgotten with the person.
create function keep_approval_steps() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and to_jsonb(new) - array['user_id', 'on_behalf_of'] is distinct from to_jsonb(old) - array['user_id', 'on_behalf_of'] then
		raise exception 'a decision stays' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;

create trigger order_approval_steps_stay before update on order_approval_steps for each row execute function keep_approval_steps();

-- Who may decide a step (null: the current one), whether or not the order still waits for it. Nobody decides about what they have ordered, and nobody two steps of the same content. Where nobody is left, those
-- of the shop who may change orders.
create function approvers_of(shop uuid, wanted uuid, of_step integer) returns table (user_id uuid, on_behalf_of uuid, is_stand_in boolean) language sql stable as $$
	with one as (
		select a.*, coalesce(of_step, a.step) as asked_step, a.rule -> 'steps' -> coalesce(of_step, a.step) as asked from order_approvals a
		where a.tenant_id = shop and a.order_id = wanted
	), done as (
		select s.user_id from order_approval_steps s join one a on s.hash = a.hash and s.step <> a.asked_step
		where s.tenant_id = shop and s.order_id = wanted and s.user_id is not null
			and (s.decision = 'approved' or (s.decision = 'returned' and s.changes <> '[]'))
	), people as (
		select u.id from users u cross join one a
		where u.tenant_id = shop and u.archived_at is null and not u.guest and not u.technical and u.id is distinct from a.buyer_id
	), named as (
		select p.id from people p cross join one a
		where a.asked -> 'userIds' ? p.id::text
			or (coalesce((a.asked ->> 'superior')::boolean, false) and p.id = a.superior_id)
			or exists (
				select from user_roles h
				where h.tenant_id = shop and h.user_id = p.id and a.asked -> 'roleIds' ? h.role_id::text
			)
			or (coalesce((a.asked ->> 'company')::boolean, false) and exists (
				select from company_members m
				where m.tenant_id = shop and m.user_id = p.id and m.company_id = a.company_id and m.role in ('approver', 'companyAdmin')
			))
	), asked as (
		select n.id, null::uuid as on_behalf_of from named n
		union all
		select s.substitute_id, s.user_id from approval_substitutes s
		join named n on n.id = s.user_id join people p on p.id = s.substitute_id
		where s.tenant_id = shop and (
			select now() at time zone t.time_zone from tenants t where t.id = shop
		)::date between s.first_day and s.last_day
	), allowed as (
		select distinct on (q.id) q.id, q.on_behalf_of from asked q
		where q.id not in (select d.user_id from done d)
		order by q.id, q.on_behalf_of nulls first
	)
	select q.id, q.on_behalf_of, false from allowed q
	union all
	select p.id, null, true from people p
	where not exists (select from allowed) and p.id not in (select d.user_id from done d) and exists (
		select from user_roles h join roles r on r.tenant_id = shop and r.id = h.role_id
		where h.tenant_id = shop and h.user_id = p.id and (r.admin or 'mOrder' = any(r.access))
	)
$$;

-- Shops in which an approval is to be reminded of, has waited too long, or was not paid in time.
create function shops_with_due_approvals() returns setof uuid language plpgsql as $$
declare
	shop uuid;
	before text := coalesce(current_setting('app.tenant_id', true), '');
	found_one boolean;
begin
	for shop in select t.id from tenants t loop
		perform set_config('app.tenant_id', shop::text, true);
		select exists (
			select from order_approvals a
			where a.tenant_id = shop and a.state in ('pending', 'returned')
				and (a.deadline < now() or (a.reminded_at is null and a.remind_at < now()))
		) or exists (
			select from orders o
			where o.tenant_id = shop and o.status = 'inCreation' and o.approval = 'approved' and o.reserved_until < now()
		) into found_one;
		if found_one then return next shop; end if;
	end loop;
	perform set_config('app.tenant_id', before, true);
end $$;

select jobs.make_queue('approvals.notify');
select jobs.make_queue('approvals.sweep');
