-- compatible with 0.1.0
-- Ways to collect an order in person: they bring nothing anywhere, so they make no country one that the shop delivers to.
alter table shipping_methods add column collection boolean not null default false;
