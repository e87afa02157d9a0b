-- compatible with 0.1.0
-- The time zone of a shop: in it its days begin and end. A name of the IANA database.
alter table tenants add column time_zone text not null default 'Europe/Berlin';
