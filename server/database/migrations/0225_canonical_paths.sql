-- compatible with 0.1.0

-- Where search engines find what a product's page shows, without language and host; '': at its own address.
alter table products add column canonical_path text not null default '' check (length(canonical_path) <= 500);
