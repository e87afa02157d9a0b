// One of very many: a list with a search.
import { IconAlertCircle, IconCheck, IconChevronDown } from '@tabler/icons-react';
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

interface SearchSelectProps<Value extends string> extends FieldBasics {
	value: Value | '';
	onChange(value: Value): void;
	choices: readonly Choice<Value>[];
}

export function SearchSelect<Value extends string>({
	label,
	hint,
	error,
	required,
	disabled = false,
	value,
	onChange,
	choices,
}: SearchSelectProps<Value>) {
	const t = useTexts();
	const look = useThemeScope();
	const { contains } = useFilter({ sensitivity: 'base' });
	const chosen = choices.find((choice) => choice.value === value);
	return (
		<Select
			className="min-w-0"
			value={value || null}
			onChange={(key) => {
				const next = choices.find((choice) => choice.value === key);
				if (next) onChange(next.value);
			}}
			isDisabled={disabled}
			isInvalid={Boolean(error)}
			isRequired={required ?? false}
			validationBehavior="aria"
		>
			<Label className="mb-1 block text-sm font-semibold text-label hyphens-auto wrap-break-word">
				{label}
				{required && <Asterisk />}
			</Label>
			<Button
				className={`${controlStyle} flex cursor-pointer items-center justify-between gap-2 text-start ${error ? 'border-control-line-invalid' : ''}`}
			>
				<SelectValue className="min-w-0 truncate">{chosen?.label ?? (value || t('kit.choose'))}</SelectValue>
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
								textValue={`${choice.label} ${choice.value}`}
								aria-label={choice.label}
								isDisabled={choice.disabled ?? false}
								className={itemStyle}
							>
								{({ isSelected }) => (
									<>
										<span className="grid size-5 shrink-0 place-items-center">
											{isSelected && <IconCheck aria-hidden size={16} stroke={3} />}
										</span>
										<span className="min-w-0 grow wrap-break-word">{choice.label}</span>
										{choice.description && (
											<Text slot="description" className="text-sm tabular-nums opacity-80">
												{choice.description}
											</Text>
										)}
									</>
								)}
							</ListBoxItem>
						))}
					</ListBox>
				</Autocomplete>
			</Popover>
		</Select>
	);
}
