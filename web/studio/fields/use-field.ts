// What every field of a template says of itself, and what it marks on the page.
import type { DesignField } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { describeProblem } from '../findings/describe-problem.ts';
import { useDesign } from '../studio-context.tsx';
import { useShowElements } from '../view/use-selection.ts';
import { useView } from '../view/view-state.tsx';
import { labelOf, usesOf } from './field-uses.ts';

export interface FieldProps {
	field: DesignField;
	findings: readonly Finding[];
}

/** An error in red, the worst warning as a note. A field that nobody has touched yet is not blamed for being empty. */
export function useFieldTexts({ field, findings }: FieldProps, value: string) {
	const { t, language } = usePlatform();
	const design = useDesign();
	const isUntouched = value === '' && !Object.hasOwn(design.values, field.key);
	const shown = findings.filter(
		({ code }) => code !== 'defaultTextLeft' && !(code === 'requiredFieldEmpty' && isUntouched),
	);
	const wordsOf = (severity: Finding['severity']) =>
		shown.flatMap((one) => (one.severity === severity ? describeProblem(t, one, design, language).problem : []))[0];
	return {
		label: labelOf(field.labels, language, field.key),
		hint: labelOf(field.help, language) || undefined,
		error: wordsOf('error'),
		note: wordsOf('warning'),
	};
}

/** The elements that a field fills in are marked on the page while somebody is in it. */
export function useFieldFocus(field: DesignField): () => void {
	const design = useDesign();
	const { view } = useView();
	const showElements = useShowElements();
	return () => {
		const uses = [...usesOf(design, field.key)];
		const page = uses.find((use) => use.page === view.page)?.page ?? uses[0]?.page;
		if (page === undefined) return;
		const elements = uses.flatMap((use) => (use.page === page ? use.element.id : []));
		showElements(page, elements);
	};
}
