-- compatible with 0.1.0

-- Of a step that has put another version of the template into a design: the versions before and after it, so that undo and redo go back and forth.
alter table design_steps add column template_from integer, add column template_to integer;

-- The version of the template that a stored state had; null: of before this column, or of a template itself.
alter table design_versions add column template_version integer;
