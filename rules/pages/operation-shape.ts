// Whether what a browser has sent is an operation at all: one of the known ones, with exactly its keys. What is inside of sections,
// values and texts is validated by `validate.ts` afterwards.
import { isCanonicalPath } from '../seo/canonical.ts';
import { hasShape, isOneOf, isRecord } from './check-rich-text.ts';
import { isPartId } from './document.ts';
import type { Operation } from './operations.ts';

type Shape = Parameters<typeof hasShape>[1];

const anything = () => true;
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= 60;
const isPlace = (value: unknown): boolean => value === null || isPartId(value);
const isAt = (value: unknown): boolean => hasShape(value, { section: isPartId }, { item: isPartId });
const isRecordOrNull = (value: unknown): boolean => value === null || isRecord(value);
const isPart = (value: unknown): boolean => isRecord(value) && isPartId(value.id);

const shapes: { [Kind in Operation['do']]: Shape } = {
	insert: { section: isPart, before: isPlace },
	remove: { section: isPartId },
	move: { section: isPartId, before: isPlace },
	replace: { section: isPart },
	layout: { section: isPartId, layout: isRecord },
	value: { at: isAt, field: isName, value: anything },
	text: { at: isAt, field: isName, language: isName, text: isRecordOrNull },
	insertItem: { section: isPartId, item: isPart, before: isPlace },
	removeItem: { section: isPartId, item: isPartId },
	moveItem: { section: isPartId, item: isPartId, before: isPlace },
	itemStyle: { section: isPartId, item: isPartId, style: isRecordOrNull },
	seo: { image: anything, index: anything },
	canonical: { path: isCanonicalPath },
	seoText: { field: isOneOf(['title', 'description']), language: isName, text: isRecordOrNull },
	whole: { document: isRecord },
};

export function isOperation(value: unknown): value is Operation {
	if (!isRecord(value) || typeof value.do !== 'string' || !Object.hasOwn(shapes, value.do)) return false;
	return hasShape(value, { do: anything, ...shapes[value.do as Operation['do']] });
}
