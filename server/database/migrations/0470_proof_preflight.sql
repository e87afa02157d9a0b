-- compatible with 0.1.0

-- What was found in the file that is shown of a copy: preflight holds it against the product as it is at the moment. Null: of before it was inspected;
-- such a copy is not released, and the next check makes another one.
alter table printformer_copies
	add column inspection jsonb check (jsonb_typeof(inspection) = 'object'),
	-- What the provider had found in the draft when it was released, [{ row, page, message, severity }].
	add column accepted jsonb not null default '[]' check (jsonb_typeof(accepted) = 'array');
