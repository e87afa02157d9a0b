-- compatible with 0.1.0
-- Plans that shops pay the platform for: one shop sells them, and a job gives the others what they pay for.

alter table tenants add column sells_plans boolean not null default false;

create unique index tenants_seller_of_plans on tenants (sells_plans) where sells_plans;

-- The end of the period that is paid at the tier of today: next_tier holds from then on.
alter table subscriptions add column next_tier_at timestamptz;

select jobs.make_queue('subscriptions.tier');
