// Which field a finding is about: the one that it names, or the one that fills in its element.
import type { Design, DesignField } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import { fieldOfElement } from '../fields/field-uses.ts';

export const fieldOfFinding = (design: Design, { names, elementId }: Finding): DesignField | undefined =>
	design.fields.find(({ key }) => names.includes(key)) ??
	(elementId === null ? undefined : fieldOfElement(design, elementId));
