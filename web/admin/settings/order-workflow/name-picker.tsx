// People and products that are chosen by their names: a search, what it finds, and beneath it what was chosen.
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { showEmail } from '../../../../rules/show-email.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { accountsDocument } from '../../companies/companies.documents.ts';
import { has, useMe } from '../../me.tsx';
import { useRested } from '../../orders/new/use-rested.ts';
import { findProductsDocument, ruleNamesDocument } from './rules.documents.ts';

interface Named {
	id: string;
	name: string;
	/** What tells them from others of the same name. */
	detail?: string;
}

interface PickerProps {
	label: string;
	hint?: string;
	value: readonly string[];
	onChange(ids: readonly string[]): void;
	/** At most so many; another one takes the place of the last. */
	most?: number;
	error?: string | null | undefined;
	readOnly?: boolean;
}

export function PeoplePicker(props: PickerProps) {
	const { t } = usePlatform();
	const maySearch = has(useMe(), 'qUser');
	const [typed, setTyped] = useState('');
	const search = useRested(typed.trim());
	const { data } = useAdminQuery(accountsDocument, { search }, { enabled: maySearch && search !== '', keep: true });
	const found = data?.users.items.map(({ id, email, username, values }): Named => {
		const known = Object.fromEntries(values.map(({ fieldName, value }) => [fieldName, value]));
		const name = [known.firstName, known.surname].filter(Boolean).join(' ');
		return name ? { id, name, detail: showEmail(email) } : { id, name: username || showEmail(email) };
	});
	const names = useNames({ userIds: props.value, productIds: [] });
	return (
		<NamePicker
			{...props}
			names={names}
			search={{ label: t('approvalRules.findUser'), typed, onType: setTyped, found: search === '' ? undefined : found }}
			closed={!maySearch && t('approvalRules.usersClosed')}
		/>
	);
}

export function ProductPicker(props: PickerProps) {
	const { t, language } = usePlatform();
	const [typed, setTyped] = useState('');
	const search = useRested(typed.trim());
	const { data } = useAdminQuery(findProductsDocument, { search, language }, { enabled: search !== '', keep: true });
	const names = useNames({ userIds: [], productIds: props.value });
	const found = search === '' ? undefined : data?.approvalRuleProducts;
	return (
		<NamePicker
			{...props}
			names={names}
			search={{ label: t('approvalRules.findProduct'), typed, onType: setTyped, found }}
			closed={false}
		/>
	);
}

function useNames({ userIds, productIds }: { userIds: readonly string[]; productIds: readonly string[] }) {
	const { language } = usePlatform();
	const { data } = useAdminQuery(
		ruleNamesDocument,
		{ userIds: [...userIds], productIds: [...productIds], language },
		{ enabled: userIds.length + productIds.length > 0, keep: true },
	);
	return data?.approvalRuleNames;
}

interface NamePickerProps extends PickerProps {
	/** Of those that were chosen; undefined until they are there. */
	names: readonly Named[] | undefined;
	search: {
		label: string;
		typed: string;
		onType(text: string): void;
		/** Undefined where nothing is searched for. */
		found: readonly Named[] | undefined;
	};
	/** Why nothing can be searched for. */
	closed: ReactNode;
}

function NamePicker({ label, hint, value, onChange, most, error, readOnly, names, search, closed }: NamePickerProps) {
	const { t } = usePlatform();
	const id = useId();
	const group = useRef<HTMLFieldSetElement>(null);
	const [picked, setPicked] = useState<readonly Named[]>([]);
	const { typed, onType, found } = search;
	const nameOf = (wanted: string) =>
		[...(names ?? []), ...picked].find((one) => one.id === wanted)?.name ?? (names ? t('approvalRules.gone') : '…');
	/** One alone is the field itself, which is there until somebody is chosen. */
	const isSingle = most === 1;
	const isFull = isSingle && value.length > 0;
	/** Beside other fields its label stands where theirs do. */
	const isEmpty = value.length === 0;
	const focusSearch = () => requestAnimationFrame(() => group.current?.querySelector('input')?.focus());
	const add = (one: Named) => {
		setPicked((before) => [...before, one]);
		onChange(most === 1 ? [one.id] : [...value, one.id]);
		onType('');
		focusSearch();
	};
	const others = found?.filter((one) => !value.includes(one.id));
	return (
		<fieldset ref={group} className="grid min-w-0 gap-2" aria-describedby={hint ? id : undefined}>
			<legend className={isEmpty && !readOnly && !closed ? 'sr-only' : 'mb-1 text-sm font-semibold text-label'}>
				{label}
			</legend>
			{value.length > 0 && (
				<ul className="flex flex-wrap gap-2">
					{value.map((one) => (
						<li
							key={one}
							className="inline-flex max-w-full items-center gap-2 rounded-theme border border-(--applications-labels-border) bg-(--applications-labels-background) py-1 ps-3 pe-1 text-sm text-(--applications-labels-text)"
						>
							<span className="min-w-0 pe-2 wrap-anywhere">{nameOf(one)}</span>
							{!readOnly && (
								<Button
									size="small"
									icon={<IconX aria-hidden size={16} />}
									aria-label={t('approvalRules.remove', { name: nameOf(one) })}
									onClick={() => {
										onChange(value.filter((other) => other !== one));
										focusSearch();
									}}
								/>
							)}
						</li>
					))}
				</ul>
			)}
			{!readOnly && !closed && !isFull && (
				<>
					<TextField
						label={isEmpty ? label : search.label}
						hint={isEmpty ? search.label : undefined}
						required={isSingle}
						autoComplete="off"
						value={typed}
						onChange={onType}
						error={error ?? null}
					/>
					<div aria-live="polite">
						{others?.length === 0 && <p className="text-sm text-muted">{t('kit.nothingFound')}</p>}
					</div>
					{others && others.length > 0 && (
						<ul className="flex flex-wrap gap-2">
							{others.map((one) => (
								<li key={one.id} className="max-w-full">
									<Button size="small" icon={<IconPlus aria-hidden size={16} />} onClick={() => add(one)}>
										{[one.name, one.detail].filter(Boolean).join(' · ')}
									</Button>
								</li>
							))}
						</ul>
					)}
				</>
			)}
			{!readOnly && closed && <p className="text-sm text-hint">{closed}</p>}
			{hint && (
				<p id={id} className="text-sm text-hint">
					{hint}
				</p>
			)}
		</fieldset>
	);
}
