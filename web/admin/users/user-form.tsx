// The form of a user, new or not: access, roles, and what the shop asks of its users.

import { errorText, findFieldError } from '../../../rules/fields.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { covers, isRight } from '../../../rules/permissions.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Select } from '../../kit/select.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { Editor, FieldErrors } from '../editor.ts';
import { type Me, useMe } from '../me.tsx';
import { type ProfileField, ProfileFieldControl, profileError } from './profile-field.tsx';
import type { newUserDocument } from './users.documents.ts';

export type RoleChoice = Data<typeof newUserDocument>['roles'][number];

export interface UserValues {
	email: string;
	username: string;
	language: string;
	codeStep: boolean;
	admin: boolean;
	/** Internal. */
	note: string;
	roleIds: readonly string[];
	values: Readonly<Record<string, string>>;
}

const longestNote = 2000;
const nameOfValue = (fieldName: string) => `value ${fieldName}`;

/** An address that is there already is right, whatever was asked of it when it came. */
export function validateUser(
	user: UserValues,
	fields: readonly ProfileField[],
	t: Translate,
	language: string,
	before?: UserValues,
): FieldErrors {
	const same = before !== undefined && user.email === before.email;
	const email = same ? undefined : findFieldError(user.email, { kind: 'email', required: true });
	const username = findFieldError(user.username, { kind: 'username', required: true });
	const note = findFieldError(user.note, { maxLength: longestNote });
	return {
		email: email && errorText(email, t),
		username: username && errorText(username, t),
		note: note && errorText(note, t),
		...Object.fromEntries(
			fields
				.filter(({ use }) => use)
				.map((field) => [
					nameOfValue(field.fieldName),
					profileError(field, user.values[field.fieldName] ?? '', t, language, user.values.country),
				]),
		),
	};
}

export const userFieldOf = (code: string): string | undefined =>
	({ EMAIL_TAKEN: 'email', EMAIL_INVALID: 'email', USERNAME_TAKEN: 'username', USERNAME_INVALID: 'username' })[code];

export const mayGive = (
	me: Me,
	{ admin, access }: Pick<RoleChoice, 'admin'> & { access: readonly string[] },
): boolean => covers(me.holder, [{ admin, access: access.filter(isRight) }]);

interface UserFormProps {
	editor: Editor<UserValues>;
	roles: readonly RoleChoice[];
	fields: readonly ProfileField[];
	/** The address that is saved. */
	before?: string;
	/** Nothing can be changed. */
	readOnly?: boolean;
	/** It is the reader themselves. */
	self?: boolean;
}

export function UserForm({ editor, roles, fields, before, readOnly = false, self = false }: UserFormProps) {
	const { t, languages } = usePlatform();
	const me = useMe();
	const { values, set, errorOf } = editor;
	const choices = roles.map((role) => ({
		value: role.id,
		label: role.label,
		description: mayGive(me, role) ? role.description : t('users.beyond'),
		disabled: !mayGive(me, role),
	}));
	const groups = [
		{ id: 'general', label: t('users.general') },
		{ id: 'specific', label: t('users.specific') },
	];
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('users.access')}>
				<div className="grid gap-4 phone:grid-cols-2">
					<TextField
						label={t('users.email')}
						kind="email"
						required
						disabled={readOnly}
						value={values.email}
						onChange={(email) => set({ email })}
						error={errorOf('email') ?? (values.email !== '' && values.email === before ? null : undefined)}
						autoComplete="off"
					/>
					<TextField
						label={t('users.username')}
						kind="username"
						required
						hint={t('users.usernameHint')}
						disabled={readOnly}
						value={values.username}
						onChange={(username) => set({ username })}
						error={errorOf('username')}
						autoComplete="off"
					/>
					<Select
						label={t('users.language')}
						required
						disabled={readOnly}
						value={values.language}
						onChange={(language) => set({ language })}
						choices={languages.map(({ languageCode }) => ({
							value: languageCode,
							label: ownNameOfLanguage(languageCode),
						}))}
					/>
					<div className="flex flex-col justify-end gap-3">
						<Checkbox
							label={t('users.codeStep')}
							hint={t('users.codeStepHint')}
							disabled={readOnly}
							checked={values.codeStep}
							onChange={(codeStep) => set({ codeStep })}
						/>
					</div>
				</div>
			</Card>
			<Card heading="h2" title={t('users.notes')}>
				<TextArea
					label={t('users.note')}
					hint={t('users.noteHint')}
					rows={3}
					maxLength={longestNote}
					disabled={readOnly}
					value={values.note}
					onChange={(note) => set({ note })}
					error={errorOf('note')}
				/>
			</Card>
			<Card heading="h2" title={t('users.roles')}>
				<MultiSelect
					label={t('users.assignRoles')}
					hint={choices.some(({ disabled }) => disabled) ? t('users.rolesHint') : undefined}
					disabled={readOnly}
					value={values.roleIds}
					onChange={(roleIds) => set({ roleIds })}
					choices={choices}
				/>
			</Card>
			{groups.map(({ id, label }) => {
				const own = fields.filter(({ group, use }) => group === id && use);
				return (
					own.length > 0 && (
						<Card heading="h2" key={id} title={label}>
							<div className="grid gap-4 phone:grid-cols-2">
								{own.map((field) => (
									<ProfileFieldControl
										key={field.fieldName}
										field={field}
										disabled={readOnly}
										country={values.values.country}
										value={values.values[field.fieldName] ?? ''}
										onChange={(value) => set({ values: { ...values.values, [field.fieldName]: value } })}
										error={errorOf(nameOfValue(field.fieldName))}
									/>
								))}
							</div>
						</Card>
					)
				);
			})}
			{me.admin && (
				<Card heading="h2" title={t('users.platform')}>
					<OperatorBox
						checked={values.admin}
						onChange={(admin) => set({ admin })}
						name={values.email}
						self={self}
						disabled={readOnly || self}
					/>
				</Card>
			)}
		</div>
	);
}

interface OperatorBoxProps {
	checked: boolean;
	onChange(checked: boolean): void;
	name: string;
	self: boolean;
	disabled: boolean;
}

/** Whoever is an operator may do everything in every shop: that is asked about before it is given. */
function OperatorBox({ checked, onChange, name, self, disabled }: OperatorBoxProps) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const give = async (wanted: boolean) => {
		const isSure =
			!wanted ||
			(await confirm({
				title: t('users.operatorAsk', { who: name }),
				text: t('users.operatorAskText'),
				confirmLabel: t('users.operatorGive'),
				colour: 'danger',
			}));
		if (isSure) onChange(wanted);
	};
	return (
		<Checkbox
			label={t('users.operator')}
			hint={self ? t('users.operatorSelf') : t('users.operatorHint')}
			disabled={disabled}
			checked={checked}
			onChange={(wanted) => void give(wanted)}
		/>
	);
}

/** Only what was filled in, or was filled in before. */
export const toInput = ({ values, roleIds, admin, ...rest }: UserValues, operator: boolean) => ({
	...rest,
	roleIds: [...roleIds],
	values: Object.entries(values).map(([fieldName, value]) => ({ fieldName, value })),
	...(operator ? { admin } : {}),
});
