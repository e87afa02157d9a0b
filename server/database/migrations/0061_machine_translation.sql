-- Texts that a machine translates: what a shop wants of it, and who is at work on what waits.

create table machine_translation (
	tenant_id uuid primary key references tenants (id) on delete cascade,
	enabled boolean not null default false,
	formality text not null default 'more' check (formality in ('default', 'more', 'less')),
	-- Into which languages.
	languages text[] not null default '{}'
);

alter table machine_translation enable row level security;
alter table machine_translation force row level security;
create policy tenant on machine_translation
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

-- Whoever takes a text out of the queue has until then to bring its translation; after that somebody else may take it.
alter table text_queue add column taken_until timestamptz;

select jobs.make_queue('texts.translate');
