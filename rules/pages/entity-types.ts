// What programs that know the specification call the kinds of fields: one name for one line and several, one for a choice, one for rich
// text, which is edited with Slate. Other kinds have no such name.
import type { ChoiceField, TextField } from './fields.ts';

export const entityTypes = ['text', 'select', 'richTextSlate'] as const;

const named = { line: 'text', lines: 'text', choice: 'select', rich: 'richTextSlate' } as const;

export const entityTypeOf = ({ kind }: Pick<TextField | ChoiceField, 'kind'>): (typeof entityTypes)[number] =>
	named[kind];
