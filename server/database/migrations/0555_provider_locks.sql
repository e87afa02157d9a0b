-- compatible with 0.1.0
-- Who changes a contract at the payment provider holds it meanwhile; who dies lets go of it by time.

alter table subscriptions
	add column provider_lock uuid,
	add column provider_lock_until timestamptz,
	-- Which command its holder is doing, whatever is wanted by now.
	add column provider_command text check (provider_command in ('cancel', 'keep', 'pause', 'resume', 'end'));
