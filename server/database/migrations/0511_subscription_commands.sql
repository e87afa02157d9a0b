-- compatible with 0.1.0
-- What else belongs to the command of a user, and the queues that subscriptions are worked off in.

alter table subscriptions
	-- Of a pause: until when; null: until it is resumed.
	add column command_until timestamptz,
	-- Of an end: what is written down as its reason.
	add column command_reason text check (command_reason in ('customer', 'staff', 'payment', 'withdrawal', 'erased', 'late'));

select jobs.make_queue('subscriptions.settle');
select jobs.make_queue('subscriptions.command');
select jobs.make_queue('subscriptions.change');
select jobs.make_queue('subscriptions.notify');
select jobs.make_queue('subscriptions.sweep');
select jobs.make_queue('subscriptions.forget');
