// Where something leads: taken as soon as it is right.
import { useState } from 'react';
import { isPageUrl } from '../../../rules/pages/check-rich-text.ts';
import type { PageLink } from '../../../rules/pages/fields.ts';
import { LinkFields } from '../../text-editing/links/link-fields.tsx';
import type { ControlProps } from './fields-form.tsx';

export function LinkField({ label, value, onChange }: ControlProps<PageLink | null>) {
	const [draft, setDraft] = useState<PageLink>();
	const { url, target } = draft ?? value ?? { url: '', target: '' };
	const change = (next: PageLink) => {
		const right = next.url === '' || isPageUrl(next.url);
		if (right && onChange(next.url === '' ? null : next)) setDraft(next.url === '' ? next : undefined);
		else setDraft(next);
	};
	return (
		<fieldset className="grid gap-3 rounded-theme border border-line p-3">
			<legend className="px-1 text-sm font-semibold">{label}</legend>
			<LinkFields url={url} target={target} onChange={change} />
		</fieldset>
	);
}
