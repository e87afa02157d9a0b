-- compatible with 0.1.0

-- How far a synchronisation is, for those who watch it.
alter table printformer_syncs
	add column requested_at timestamptz not null default now(),
	-- Templates at the provider; null: not counted yet.
	add column total integer,
	-- Of these, with or without a preview.
	add column done integer not null default 0,
	add column without_preview integer not null default 0;
