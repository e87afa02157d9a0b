// Whether unknown JSON is an operation on a design, by itself: what it would make of a design is validated with the design.
import { type Check, type DesignError, isRecord, list, oneOf, orNull, record, satisfies, text } from '../shape.ts';
import type { DesignOperation } from './design-operation.ts';

const id = text(64, /^[\w-]+$/);
const before = orNull(id);
const value = satisfies((one) => isRecord(one));
const values = list(value, 500);

const shapes: Readonly<Record<DesignOperation['do'], Readonly<Record<string, Check>>>> = {
	value: { key: text(60), value: orNull(text(5000)) },
	insert: { page: id, element: value, before },
	remove: { page: id, element: id },
	order: { page: id, element: id, before },
	change: { page: id, element: id, changes: satisfies((one) => isRecord(one) && Object.keys(one).length > 0) },
	layout: { layout: id },
	scheme: { scheme: id },
	swatch: { swatch: value },
	removeSwatch: { swatch: id },
	face: { face: value },
	removeFace: { face: id },
	insertPage: { page: value, before },
	removePage: { page: id },
	fields: { fields: values },
	layouts: { layouts: values, layoutId: orNull(id) },
	schemes: { schemes: values, schemeId: orNull(id) },
	freedom: { freedom: value },
	pages: { pages: values, layoutId: orNull(id) },
	swatches: { swatches: values, schemeId: orNull(id) },
	whole: { design: value },
};

export function isDesignOperation(sent: unknown): sent is DesignOperation {
	if (!isRecord(sent) || typeof sent.do !== 'string' || !Object.hasOwn(shapes, sent.do)) return false;
	const errors: DesignError[] = [];
	record({ do: oneOf([sent.do]), ...shapes[sent.do as DesignOperation['do']] })(sent, '', errors);
	return errors.length === 0;
}
