-- compatible with 0.1.0
-- A withdrawal from a contract waits for staff beside the cancellations that were declared.

alter table contract_cancellations drop constraint contract_cancellations_kind_check,
	add constraint contract_cancellations_kind_check check (kind in ('ordinary', 'extraordinary', 'withdrawal'));

select jobs.make_queue('subscriptions.withdrawal');
