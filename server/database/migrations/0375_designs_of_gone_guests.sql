-- compatible with 0.1.0

-- A guest whom no one has seen for a month is deleted. What they have ordered is still printed, sent back and released again from the link of a mail: their
-- designs stay, without an owner, until the sweep finds that neither a list nor an order needs them.
alter table designs drop constraint designs_tenant_id_user_id_fkey;
alter table designs add constraint designs_tenant_id_user_id_fkey
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id);
