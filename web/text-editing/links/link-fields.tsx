// Where something leads, and whether in a new tab: typed as people write it, or found by name. Validated when the field is left.
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { isPageUrl, opensWindow } from '../../../rules/pages/check-rich-text.ts';
import { completeUrl } from '../../../rules/pages/complete-url.ts';
import type { PageLink } from '../../../rules/pages/fields.ts';
import { Button } from '../../kit/button.tsx';
import { Switch } from '../../kit/switch.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { TargetChoice } from './target-choice.tsx';

/** A name of a window that is always a new one. */
const newTab = '_blank';

/** As it is stored: what opens no window has none. */
export const completeLink = ({ url, target }: PageLink): PageLink => {
	const complete = completeUrl(url);
	return { url: complete, target: opensWindow(complete) ? target : '' };
};

interface LinkFieldsProps extends PageLink {
	onChange(link: PageLink): void;
	required?: boolean;
	/** Someone has tried to save it. */
	tried?: boolean;
	autoFocus?: boolean;
}

export function LinkFields({ url, target, onChange, required = false, tried = false, autoFocus }: LinkFieldsProps) {
	const t = useTexts();
	const [left, setLeft] = useState(false);
	const [choosing, setChoosing] = useState(false);
	const complete = completeUrl(url);
	// Also while nothing is typed yet: a switch that only comes later is not found.
	const mayOpenWindow = opensWindow(complete) || !isPageUrl(complete);
	const findError = (): string | null => {
		if (url === '') return required && tried ? t('pageEditor.required') : null;
		return (left || tried) && !isPageUrl(complete)
			? `${t('pageEditor.fault.urlInvalid')}. ${t('pageEditor.urlAccepted')}`
			: null;
	};
	const leave = () => {
		setLeft(true);
		if (complete !== url) onChange(completeLink({ url, target }));
	};
	return (
		<div className="grid gap-3">
			<div className="grid gap-2">
				{/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field is left */}
				<div onBlur={leave}>
					<TextField
						label={t('pageEditor.url')}
						kind="link"
						hint={t('pageEditor.urlHint')}
						required={required}
						value={url}
						error={findError()}
						onChange={(next) => onChange({ url: next.trimStart(), target })}
						{...(autoFocus && { autoFocus })}
					/>
				</div>
				<div>
					<Button
						size="small"
						icon={<IconSearch aria-hidden size={16} />}
						aria-expanded={choosing}
						onClick={() => setChoosing(!choosing)}
					>
						{t('pageEditor.link.choose')}
					</Button>
				</div>
				{choosing && (
					<TargetChoice
						onChoose={(chosen) => {
							onChange(completeLink({ url: chosen, target }));
							setChoosing(false);
						}}
					/>
				)}
			</div>
			{mayOpenWindow && (
				<Switch
					label={t('pageEditor.newTab')}
					on={target !== ''}
					onChange={(on) => onChange({ url, target: on ? newTab : '' })}
				/>
			)}
		</div>
	);
}
