-- compatible with 0.1.0
-- The session in their own shop from which an operator entered another one: when it ends, or when they are no operator any more, so does
-- what they do there. Both are null in sessions that were begun before; those count as ended.
alter table sessions
	add column operator_tenant uuid,
	add column operator_session uuid;

alter table operator_tickets
	add column operator_tenant uuid,
	add column operator_session uuid;
