// Where something leads: validated while it is typed, taken when it is right.
import { useState } from 'react';
import { isPageUrl, isTarget } from '../../../rules/pages/check-rich-text.ts';
import type { PageLink } from '../../../rules/pages/fields.ts';
import { TextField } from '../../kit/text-field.tsx';
import { useTexts } from '../../platform/environment.tsx';
import type { ControlProps } from './fields-form.tsx';

interface AddressFieldsProps {
	url: string;
	target: string;
	onChange(link: PageLink): void;
	required?: boolean;
}

/** Empty and wrong addresses are said to be so here, and handed on. */
export function AddressFields({ url, target, onChange, required = false }: AddressFieldsProps) {
	const t = useTexts();
	const wrong = url !== '' && !isPageUrl(url);
	return (
		<>
			<TextField
				label={t('pageEditor.url')}
				kind="link"
				required={required}
				value={url}
				error={wrong ? t('pageEditor.fault.urlInvalid') : undefined}
				onChange={(next) => onChange({ url: next.trim(), target })}
			/>
			<TextField
				label={t('pageEditor.target')}
				hint={t('pageEditor.targetHint')}
				value={target}
				maxLength={40}
				error={isTarget(target) ? null : t('pageEditor.targetWrong')}
				onChange={(next) => onChange({ url, target: next.trim() })}
			/>
		</>
	);
}

export function LinkField({ label, value, onChange }: ControlProps<PageLink | null>) {
	const [draft, setDraft] = useState<PageLink>();
	const { url, target } = draft ?? value ?? { url: '', target: '' };
	const change = (next: PageLink) => {
		const right = next.url === '' || (isPageUrl(next.url) && isTarget(next.target));
		if (right && onChange(next.url === '' ? null : next)) setDraft(next.url === '' ? next : undefined);
		else setDraft(next);
	};
	return (
		<fieldset className="grid gap-3 rounded-theme border border-line p-3">
			<legend className="px-1 text-sm font-semibold">{label}</legend>
			<AddressFields url={url} target={target} onChange={change} />
		</fieldset>
	);
}
