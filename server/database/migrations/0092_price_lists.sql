-- Files of prices are looked at and saved as those of texts and products are; each is for one list.
alter table text_imports
	drop constraint text_imports_kind_check,
	add constraint text_imports_kind_check check (kind in ('texts', 'products', 'prices')),
	-- What it is for, where the file alone does not say it.
	add column about uuid,
	add column removed integer not null default 0,
	-- Can be saved, and should be looked at twice.
	add column warnings integer not null default 0;

select jobs.make_queue('prices.import');
