// How wide the page is shown.
import {
	IconArrowsHorizontal,
	IconDeviceDesktop,
	IconDeviceMobile,
	IconDevices,
	IconDeviceTablet,
} from '@tabler/icons-react';
import { useTexts } from '../../platform/environment.tsx';

const icons = {
	own: IconArrowsHorizontal,
	desktop: IconDeviceDesktop,
	tablet: IconDeviceTablet,
	phone: IconDeviceMobile,
	all: IconDevices,
};

export type Width = keyof typeof icons;

interface WidthChoiceProps {
	width: Width;
	onChange(width: Width): void;
}

export function WidthChoice({ width, onChange }: WidthChoiceProps) {
	const t = useTexts();
	return (
		<fieldset className="flex rounded-theme border border-control-line">
			<legend className="sr-only">{t('pageEditor.widths')}</legend>
			{(Object.keys(icons) as Width[]).map((name) => {
				const Icon = icons[name];
				return (
					<button
						key={name}
						type="button"
						aria-pressed={width === name}
						aria-label={t(`pageEditor.width.${name}`)}
						title={t(`pageEditor.width.${name}`)}
						onClick={() => onChange(name)}
						className="grid size-8 cursor-pointer place-items-center first-of-type:rounded-s-theme last:rounded-e-theme hover:bg-surface-hover aria-pressed:bg-chosen aria-pressed:text-chosen-text pointer-coarse:size-11"
					>
						<Icon aria-hidden size={18} />
					</button>
				);
			})}
		</fieldset>
	);
}
