// What keeps a form from being saved, in one sentence: that required fields are empty, what is wrong with one field, or which fields are wrong. In full it is
// said beside each of them.
import type { Translate } from '../../rules/texts/translator.ts';

export interface ShownError {
	/** Of the field; empty where it cannot be seen, as behind another tab. */
	label: string;
	error: string;
}

export function describeFormErrors(shown: readonly ShownError[], t: Translate): string {
	const required = String(t('controlTextIsRequired'));
	if (shown.every(({ error }) => error === required)) return t('accounts.mandatoryFields');
	const [first] = shown;
	if (shown.length === 1 && first?.error)
		return first.label === '' ? first.error : t('admin.faultyField', { field: first.label, error: first.error });
	const labels = [...new Set(shown.map(({ label }) => label).filter(Boolean))];
	return labels.length === 0
		? [...new Set(shown.map(({ error }) => error))].join(' ')
		: t('admin.faultyFields', { fields: labels.join(', ') });
}

/** As people read it; `*` marks it as required. */
function labelOf(control: HTMLElement): string {
	const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
	const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
	const own = 'labels' in control ? (control as HTMLInputElement).labels?.[0]?.textContent : undefined;
	return (own || named || control.ariaLabel || '').replace(/\*$/, '').trim();
}

/** @param errors of all fields, also of those that are not on the screen */
export function findShownErrors(controls: readonly HTMLElement[], errors: readonly string[]): ShownError[] {
	const seen = controls.map((control) => ({
		label: labelOf(control),
		error:
			document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent ?? '',
	}));
	return seen.length > 0 ? seen : errors.map((error) => ({ label: '', error }));
}
