-- compatible with 0.1.0

-- Series: one design for many people, one line. Each row is printed in the quantity of the line in the cart; an ordered line has the pieces of all rows.

alter table designs
	-- Rows of its series (design_series); null: none.
	add column series_rows integer check (series_rows between 1 and 2000);

alter table order_lines
	-- Rows of the series when it was ordered, quantity / series_rows pieces of each; null: no series.
	add column series_rows integer check (series_rows between 1 and 2000 and quantity % series_rows = 0);
