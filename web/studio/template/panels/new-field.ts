// What a new field begins as: empty, or with what the selected object says.
import type { Design, DesignElement, DesignField } from '../../../../rules/designs/design.ts';

const emptyField: Omit<DesignField, 'key' | 'labels'> = {
	help: {},
	kind: 'text',
	required: false,
	limit: 60,
	choices: [],
	defaultValue: '',
	source: null,
};

/** A key that no other field has: of the letters of its name, as far as keys allow them. */
function freeKey({ fields }: Pick<Design, 'fields'>, name: string): string {
	const letters = name
		.normalize('NFD')
		.replace(/[^\w ]/g, '')
		.trim()
		.split(/[\s_]+/)
		.slice(0, 3)
		.join(' ')
		.toLowerCase()
		.replace(/ (.)/g, (_space, letter: string) => letter.toUpperCase());
	const base = /^[a-z]\w{0,40}/.exec(letters)?.[0] ?? 'field';
	const taken = new Set(fields.map(({ key }) => key));
	for (let number = 1; ; number += 1) {
		const key = number === 1 ? base : `${base}${number}`;
		if (!taken.has(key)) return key;
	}
}

export const newField = (design: Design, name: string): DesignField => ({
	...emptyField,
	key: freeKey(design, name),
	labels: {},
});

const contentOf = (element: DesignElement): string => {
	if (element.kind === 'text') return element.runs.map(({ text }) => text).join('');
	if (element.kind === 'code') return element.value;
	return element.kind === 'image' && element.source && 'mediaId' in element.source ? element.source.mediaId : '';
};

/** The least that its example needs, and some room. */
const limitFor = (text: string): number => Math.max(60, Math.ceil((text.length * 1.5) / 10) * 10);

/** Called as the object is, with what it says as the example. */
export function fieldFor(design: Design, element: DesignElement, language: string): DesignField {
	const content = contentOf(element);
	const kind =
		element.kind === 'image' ? 'image' : element.kind === 'code' ? 'qr' : content.includes('\n') ? 'multiline' : 'text';
	return {
		...emptyField,
		key: freeKey(design, element.name),
		labels: { [language]: element.name },
		kind,
		limit: kind === 'image' ? null : limitFor(content),
		defaultValue: content,
	};
}
