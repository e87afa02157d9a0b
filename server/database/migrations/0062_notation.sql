-- How a shop writes prices and amounts in a language; null is as the language itself does.
alter table languages add column notation text
	check (notation in ('1.234,56 ¤', '1,234.56 ¤', '¤1,234.56', '1 234,56 ¤', '¤ 1''234.56'));
