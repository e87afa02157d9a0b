// Where on the page something is: which section, and whether it is one of its items.
import { createContext, useContext } from 'react';
import type { PageTexts } from '../../../rules/pages/document.ts';
import type { TextField } from '../../../rules/pages/fields.ts';
import type { At } from '../../../rules/pages/operations.ts';
import { textFieldOf } from '../../../rules/pages/validate-part.ts';
import { labelOf } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { definitionOf, useEditor } from '../state/editor.tsx';

export const SectionContext = createContext('');

export function useAt({ id }: { id: string }): At {
	const section = useContext(SectionContext);
	return id === section ? { section } : { section, item: id };
}

interface Words {
	at: At;
	/** In every language. */
	texts: PageTexts | undefined;
	field: TextField | undefined;
	label: string;
}

/** A text of a part as it is stored, and what may stand in it. */
export function usePartText(of: { id: string }, name: string): Words {
	const { store } = useEditor();
	const t = useTexts();
	const at = useAt(of);
	const type = store.section(at.section)?.type ?? '';
	const definition = definitionOf(type);
	const schema = at.item === undefined ? definition : definition?.items;
	return {
		at,
		texts: store.part(at)?.texts[name],
		field: schema && textFieldOf(schema.fields, schema.texts, name),
		label: labelOf(t, type, name, at.item !== undefined),
	};
}
