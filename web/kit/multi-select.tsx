// Several of many: a list with a search, and what was chosen beneath it.
import { IconAlertCircle, IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import {
	Autocomplete,
	Button,
	FieldError,
	Input,
	Label,
	ListBox,
	ListBoxItem,
	Popover,
	SearchField,
	Select,
	SelectValue,
	Text,
	useFilter,
} from 'react-aria-components';
import { useTexts } from '../platform/environment.tsx';
import { Asterisk, controlStyle, type FieldBasics } from './field.tsx';
import { itemStyle, popoverStyle } from './popover-style.ts';
import type { Choice } from './select.tsx';
import { useThemeScope } from './theme-scope.tsx';

interface MultiSelectProps<Value extends string> extends FieldBasics {
	value: readonly Value[];
	onChange(value: Value[]): void;
	choices: readonly Choice<Value>[];
}

export function MultiSelect<Value extends string>({
	label,
	hint,
	error,
	required,
	disabled = false,
	name,
	value,
	onChange,
	choices,
}: MultiSelectProps<Value>) {
	const t = useTexts();
	const look = useThemeScope();
	const { contains } = useFilter({ sensitivity: 'base' });
	const chosen = choices.filter((choice) => value.includes(choice.value));
	const choose = (keys: readonly (string | number)[]) =>
		onChange(choices.filter((choice) => keys.includes(choice.value)).map((choice) => choice.value));
	return (
		<div className="min-w-0">
			<Select
				selectionMode="multiple"
				value={[...value]}
				onChange={choose}
				isDisabled={disabled}
				isInvalid={Boolean(error)}
				isRequired={required ?? false}
				validationBehavior="aria"
				{...(name ? { name } : {})}
			>
				<Label className="mb-1 block text-sm font-semibold text-label hyphens-auto wrap-break-word">
					{label}
					{required && <Asterisk />}
				</Label>
				<Button
					className={`${controlStyle} flex cursor-pointer items-center justify-between gap-2 text-start ${error ? 'border-control-line-invalid' : ''}`}
				>
					<SelectValue className="min-w-0 truncate">{t('kit.chosen', { count: value.length })}</SelectValue>
					<IconChevronDown aria-hidden size={18} className="shrink-0 text-muted" />
				</Button>
				{hint && (
					<Text slot="description" className="mt-1 block text-sm text-hint">
						{hint}
					</Text>
				)}
				<FieldError className="mt-1 flex items-start gap-1 text-sm font-medium text-error">
					<IconAlertCircle aria-hidden size="1.25em" className="shrink-0" />
					{error}
				</FieldError>
				<Popover {...look} className={`${popoverStyle} flex max-h-80! w-(--trigger-width) min-w-48 flex-col p-1`}>
					<Autocomplete filter={contains}>
						<SearchField aria-label={t('kit.search')} className="p-1">
							<Input placeholder={t('kit.search')} className={controlStyle} />
						</SearchField>
						<ListBox
							className="min-h-0 grow overflow-auto outline-none"
							renderEmptyState={() => <p className="p-3 text-sm text-hint">{t('kit.nothingFound')}</p>}
						>
							{choices.map((choice) => (
								<ListBoxItem
									key={choice.value}
									id={choice.value}
									textValue={choice.description ? `${choice.label} ${choice.description}` : choice.label}
									aria-label={choice.label}
									isDisabled={choice.disabled ?? false}
									className={itemStyle}
								>
									{({ isSelected }) => (
										<>
											<span className="grid size-5 shrink-0 place-items-center rounded-box border border-control-line">
												{isSelected && <IconCheck aria-hidden size={16} stroke={3} />}
											</span>
											<span className="min-w-0 hyphens-auto wrap-break-word">
												<span className="block">{choice.label}</span>
												{choice.description && (
													<Text slot="description" className="block text-sm opacity-80">
														{choice.description}
													</Text>
												)}
											</span>
										</>
									)}
								</ListBoxItem>
							))}
						</ListBox>
					</Autocomplete>
				</Popover>
			</Select>
			{chosen.length > 0 && (
				<ul className="mt-2 flex flex-wrap gap-2">
					{chosen.map((choice) => (
						<li
							key={choice.value}
							className="flex min-w-0 items-center rounded-theme border border-line bg-sunken ps-2 text-sm"
						>
							<span className="min-w-0 hyphens-auto wrap-break-word">{choice.label}</span>
							<button
								type="button"
								disabled={disabled}
								aria-label={t('kit.remove', { name: choice.label })}
								onClick={() => choose(value.filter((other) => other !== choice.value))}
								className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-theme text-muted hover:text-text disabled:cursor-not-allowed pointer-coarse:size-11"
							>
								<IconX aria-hidden size={16} />
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
