-- compatible with 0.1.0
-- Pages that the assistant writes from a prompt, in the wizard: what the user wants, and whether a template stands in for it.

alter table page_wizards
	add column prompt text check (char_length(prompt) <= 4000),
	add column stands_in boolean not null default false;
