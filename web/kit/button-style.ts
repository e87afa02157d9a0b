// How what is pressed looks, whatever element it is.

const colours = {
	primary:
		'border-(--applications-button-primary-border) bg-(--applications-button-primary-background) text-(--applications-button-primary-text) hover:bg-(--applications-button-primary-backgroundHover)',
	primaryLight:
		'border-(--applications-button-primaryLight-border) bg-(--applications-button-primaryLight-background) text-(--applications-button-primaryLight-text) hover:bg-(--applications-button-primaryLight-backgroundHover)',
	secondary:
		'border-(--applications-button-secondary-border) bg-(--applications-button-secondary-background) text-(--applications-button-secondary-text) hover:bg-(--applications-button-secondary-backgroundHover)',
	danger:
		'border-(--applications-button-danger-border) bg-(--applications-button-danger-background) text-(--applications-button-danger-text) hover:bg-(--applications-button-danger-backgroundHover)',
	success:
		'border-(--applications-button-success-border) bg-(--applications-button-success-background) text-(--applications-button-success-text) hover:bg-(--applications-button-success-backgroundHover)',
	warning:
		'border-(--applications-button-warning-border) bg-(--applications-button-warning-background) text-(--applications-button-warning-text) hover:bg-(--applications-button-warning-backgroundHover)',
	disabled:
		'border-(--applications-button-disabled-border) bg-(--applications-button-disabled-background) text-(--applications-button-disabled-text) hover:bg-(--applications-button-disabled-backgroundHover)',
	neutral:
		'border-(--applications-button-neutral-border) bg-(--applications-button-neutral-background) text-(--applications-button-neutral-text) hover:bg-(--applications-button-neutral-backgroundHover)',
	info: 'border-(--applications-button-info-border) bg-(--applications-button-info-background) text-(--applications-button-info-text) hover:bg-(--applications-button-info-backgroundHover)',
	cloudbar:
		'border-(--applications-button-cloudbar-border) bg-(--applications-button-cloudbar-background) text-(--applications-button-cloudbar-text) hover:bg-(--applications-button-cloudbar-backgroundHover)',
	cloudbarSpecial:
		'border-(--applications-button-cloudbarSpecial-border) bg-(--applications-button-cloudbarSpecial-background) text-(--applications-button-cloudbarSpecial-text) hover:bg-(--applications-button-cloudbarSpecial-backgroundHover)',
	adminPrimary:
		'border-(--applications-button-adminPrimary-border) bg-(--applications-button-adminPrimary-background) text-(--applications-button-adminPrimary-text) hover:bg-(--applications-button-adminPrimary-backgroundHover)',
};

const sizes = {
	small: 'min-h-8 px-3 py-1 text-sm',
	medium: 'min-h-10 px-4 py-1.5',
	large: 'min-h-12 px-6 py-2 text-lg',
};

export type ButtonColour = keyof typeof colours;
export type ButtonSize = keyof typeof sizes;

const shape =
	'inline-flex max-w-full cursor-pointer items-center justify-center gap-2 rounded-theme border-(length:--border-width) text-center font-semibold transition-colors duration-150 motion-reduce:transition-none pointer-coarse:min-h-11';

export const buttonClass = (colour: ButtonColour, size: ButtonSize, iconOnly = false) =>
	`${shape} ${colours[colour]} ${sizes[size]} ${iconOnly ? 'aspect-square px-0! pointer-coarse:min-w-11' : ''}`;
