-- compatible with 0.1.0

-- The format of a published template, beside its document: whether it fits its product is asked for every page of a product, and documents are
-- so large that taking one apart costs more than the rest of that page's statement.
alter table design_template_versions
	add column width integer generated always as ((document #>> '{product,width}')::integer) stored,
	add column height integer generated always as ((document #>> '{product,height}')::integer) stored,
	add column pages integer generated always as (jsonb_array_length(document -> 'pages')) stored;
