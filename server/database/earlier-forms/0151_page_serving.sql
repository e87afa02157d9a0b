-- What pages need beside their own tables: what a shop pays for, old addresses of pages, publishing at a time.

alter table tenants
	add column tier text not null default 'starter' check (tier in ('starter', 'pro', 'enterprise'));

-- The shops of the demo were there before anybody paid for anything.
update tenants set tier = case slug when 'demo' then 'enterprise' else 'pro' end where slug in ('demo', 'atelier');

alter table old_slugs drop constraint old_slugs_kind_check;
alter table old_slugs add constraint old_slugs_kind_check check (kind in ('product', 'category', 'page', 'link'));

create index page_steps_user on page_steps (tenant_id, user_id) where user_id is not null;
create index page_versions_user on page_versions (tenant_id, user_id) where user_id is not null;
create index page_leases_user on page_leases (tenant_id, user_id);

select jobs.make_queue('pages.publish');
