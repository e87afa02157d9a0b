-- What follows from a movement of stock: lists and pages say whether there is any, and the shop is warned when there is little.
select jobs.make_queue('stock.show');
select jobs.make_queue('stock.warn');

alter table stock_movements
	-- Whether the mails about it have been written: the job that writes them may be run twice.
	add column mailed boolean not null default false,
	-- Who it was is forgotten with the person.
	add foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id);

create index stock_movements_user on stock_movements (tenant_id, user_id) where user_id is not null;
