-- compatible with 0.1.0
-- Who has sent an order back with fewer pieces has not approved it: they may decide any step of what it is then.

-- Who may decide a step (null: the current one), whether or not the order still waits for it. Nobody decides about what they have ordered, and nobody two steps of the same content. Where nobody is left, those
-- of the shop who may change orders.
create or replace function approvers_of(shop uuid, wanted uuid, of_step integer) returns table (user_id uuid, on_behalf_of uuid, is_stand_in boolean) language sql stable as $$
	with one as (
		select a.*, coalesce(of_step, a.step) as asked_step, a.rule -> 'steps' -> coalesce(of_step, a.step) as asked from order_approvals a
		where a.tenant_id = shop and a.order_id = wanted
	), done as (
		select s.user_id from order_approval_steps s join one a on s.hash = a.hash and s.step <> a.asked_step
		where s.tenant_id = shop and s.order_id = wanted and s.user_id is not null
			and s.decision = 'approved'
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
