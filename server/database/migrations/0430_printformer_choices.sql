-- compatible with 0.1.0

alter table printformer_drafts
	-- Of the editor: `expected` once the draft was begun, `open` once the editor was opened for it. Null: saved, or opened again. Who cancels the first visit
	-- wants no draft.
	add column first_visit text check (first_visit in ('expected', 'open'));

alter table printformer_templates
	-- Of the first page in micrometres, as a draft of it has shown; null: no one has designed with it yet.
	add column page_width integer check (page_width > 0),
	add column page_height integer check (page_height > 0);

-- A product that was moved to the studio remembers what it was designed with.
alter table product_designs
	drop constraint product_designs_check,
	add constraint product_designs_complete check (provider <> 'printformer' or (template is not null and intent is not null));
