-- Every mail of a tenant, ready to be sent: what was sent, what waits, and what is kept because there is nobody to send it.

create table mails (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	"to" text not null check ("to" ~ '^[^[:space:][:cntrl:]<>,;"]+@[^[:space:][:cntrl:]<>,;"@]+$'),
	subject text not null check (subject <> '' and subject !~ '[[:cntrl:]]'),
	html text not null,
	text text not null,
	language text not null check (language ~ '^[a-z]{2}-[A-Z]{2}$'),
	state text not null default 'queued' check (state in ('kept', 'queued', 'sent', 'failed')),
	tries integer not null default 0,
	-- What the mail server said to the last try that failed.
	error text,
	created_at timestamptz not null default now(),
	sent_at timestamptz,
	primary key (tenant_id, id)
);

alter table mails enable row level security;
alter table mails force row level security;
create policy tenant on mails
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

select jobs.make_queue('mails.send');
