-- compatible with 0.1.0

-- Lines with a design: the release that was ordered, and what the press makes of it. Such a line has no print data, and the other way round.

alter table order_lines
	-- What was released when the line was ordered; null: a line without a design.
	add column release_id uuid;

alter table print_lines
	-- What is printed; null: the line is printed from data. Another one than in the order where the shop has asked for a new release.
	add column release_id uuid,
	-- Why the shop has sent the design back; empty: it has not.
	add column refusal_reason text not null default '' check (char_length(refusal_reason) <= 1000);

alter table print_lines add constraint print_lines_release
	foreign key (tenant_id, release_id) references design_releases (tenant_id, id) not valid;

create index print_lines_release on print_lines (tenant_id, release_id) where release_id is not null;

alter table list_items add constraint list_items_design_or_data check (design_id is null or not has_print_data) not valid;
