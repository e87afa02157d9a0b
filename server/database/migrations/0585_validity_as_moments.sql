-- From when until when a product is shown: moments instead of days. Versions that read and write days refuse this database.
-- What was a day stays that day by the clock of its shop; the end is the first moment at which it is not shown any more.

create function pg_temp.zone_of(shop uuid) returns text language sql stable as 'select time_zone from tenants where id = shop';
create function pg_temp.begin_of(shop uuid, day date) returns timestamptz language sql stable as
	'select day::timestamp at time zone pg_temp.zone_of(shop)';

alter table products
	drop constraint products_valid_days,
	alter column valid_from type timestamptz using pg_temp.begin_of(tenant_id, valid_from),
	alter column valid_until type timestamptz using pg_temp.begin_of(tenant_id, valid_until + 1),
	add constraint products_valid_moments check (valid_from < valid_until);

alter table product_list
	alter column valid_from type timestamptz using pg_temp.begin_of(tenant_id, valid_from),
	alter column valid_until type timestamptz using pg_temp.begin_of(tenant_id, valid_until + 1);

alter table product_words
	alter column shown_from type timestamptz using pg_temp.begin_of(tenant_id, shown_from),
	alter column shown_until type timestamptz using pg_temp.begin_of(tenant_id, shown_until + 1);

alter table product_totals
	alter column good_until type timestamptz using pg_temp.begin_of(tenant_id, good_until);

-- A product begins or ends: what is cached of the shop is made anew.
select jobs.make_queue('catalogue.validity');

drop function pg_temp.begin_of;
drop function pg_temp.zone_of;
