-- compatible with 0.1.0

-- Pictures of ordered designs in mails: mail programs load them without a session, by a random token that is stored as a hash and shows one small picture.
create table order_line_pictures (
	tenant_id uuid not null references tenants (id) on delete cascade,
	token_hash text not null,
	order_id uuid not null,
	item_id uuid not null,
	expires_at timestamptz not null,
	primary key (tenant_id, token_hash),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create index order_line_pictures_order on order_line_pictures (tenant_id, order_id);

alter table order_line_pictures enable row level security;
alter table order_line_pictures force row level security;
create policy tenant on order_line_pictures
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
