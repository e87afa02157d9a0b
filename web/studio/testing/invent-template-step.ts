// What somebody does who makes a template: fields, layouts, colour schemes, swatches, and what shoppers may do.
import type { Design, DesignField, Swatch } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import {
	addLayout,
	addScheme,
	editLayout,
	editScheme,
	removeLayout,
	removeScheme,
	removeSwatch,
	renameLayout,
	saveSwatch,
} from '../../../rules/designs/editing/edit-alternatives.ts';
import { addField, changeField, moveField, removeField } from '../../../rules/designs/editing/edit-fields.ts';

const newField = (key: string): DesignField => ({
	...{ key, labels: { 'en-GB': key }, help: {}, kind: 'text', required: false, limit: 60 },
	...{ choices: [], defaultValue: key, source: null },
});

/** More of them would only make the documents of the runs larger. */
const most = 5;

interface Inventor {
	/** Below one. */
	random(): number;
	/** Another one each time. */
	newName(): string;
}

export function inventTemplateStep(design: Design, { random, newName }: Inventor): readonly DesignOperation[] {
	const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
	const fresh = () => ({ id: newName(), labels: { 'en-GB': newName() } });
	const { fields, layouts, schemes, swatches, freedom } = design;
	const field = pick(fields);
	const layout = pick(layouts);
	const scheme = pick(schemes);
	const swatch = pick(swatches);
	const inks = (): Pick<Swatch, 'cmyk'> => ({ cmyk: [0, Math.floor(random() * 100), 0, Math.floor(random() * 100)] });
	const steps: readonly (() => readonly DesignOperation[])[] = [
		() => (fields.length < most ? addField(design, newField(newName())) : []),
		() => (field && fields.length > 2 ? removeField(design, field.key) : []),
		() => (field ? changeField(design, field.key, { ...field, key: newName(), required: random() < 0.5 }) : []),
		() => (field ? moveField(design, field.key, pick(fields)?.key ?? null) : []),
		() => (layouts.length < most ? addLayout(design, fresh(), fresh()) : []),
		() => (layout ? editLayout(design, layout.id) : []),
		() => (layout ? renameLayout(design, layout.id, { 'en-GB': newName() }) : []),
		() => (layout ? removeLayout(design, layout.id) : []),
		() => (schemes.length < most ? addScheme(design, fresh(), fresh()) : []),
		() => (scheme ? editScheme(design, scheme.id) : []),
		() => (scheme ? removeScheme(design, scheme.id) : []),
		() => (swatch ? saveSwatch(design, { ...swatch, id: newName(), name: newName(), spot: null, ...inks() }) : []),
		() => (swatch ? saveSwatch(design, { ...swatch, ...inks() }) : []),
		() => (swatch ? removeSwatch(design, swatch.id) : []),
		() => [{ do: 'freedom', freedom: { ...freedom, ownSwatches: !freedom.ownSwatches } }],
	];
	return pick(steps)?.() ?? [];
}
