-- compatible with 0.1.0
-- What was given back of a payment stands in the history of its subscription.

alter table subscription_events drop constraint subscription_events_kind_check,
	add constraint subscription_events_kind_check check (kind in (
		'begun', 'state', 'canceled', 'kept', 'card', 'changed', 'paused', 'resumed', 'payment', 'failed', 'mail', 'note', 'tier', 'cancellation',
		'refund'
	));
