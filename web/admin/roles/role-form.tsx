// The form of a role, new or not.
import { errorText, findFieldError } from '../../../rules/fields.ts';
import type { Right } from '../../../rules/permissions.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useTexts } from '../../platform/environment.tsx';
import type { Editor, FieldErrors } from '../editor.ts';
import { RightsGrid } from './rights-grid.tsx';

export interface RoleValues {
	name: string;
	label: string;
	description: string;
	type: 'staff' | 'customer';
	access: readonly Right[];
	requiresCode: boolean;
}

const rules = {
	name: { kind: 'roleName', required: true, maxLength: 60 },
	label: { maxLength: 200 },
	description: { maxLength: 2000 },
} as const;

export function validateRole(role: RoleValues, t: Translate): FieldErrors {
	const error = (name: keyof typeof rules) => {
		const found = findFieldError(role[name].replace(/\s+/g, ' '), rules[name]);
		return found && errorText(found, t);
	};
	return { name: error('name'), label: error('label'), description: error('description') };
}

export const roleFieldOf = (code: string): string | undefined =>
	({ ROLE_NAME_INVALID: 'name', ROLE_NAME_TAKEN: 'name' })[code];

interface RoleFormProps {
	editor: Editor<RoleValues>;
	/** The shipped role may be described in other words, and nothing else. */
	admin?: boolean;
	readOnly?: boolean;
}

export function RoleForm({ editor, admin = false, readOnly = false }: RoleFormProps) {
	const t = useTexts();
	const { values, set, errorOf } = editor;
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('roles.about')}>
				<div className="grid gap-4 phone:grid-cols-2">
					<TextField
						label={t('roles.name')}
						hint={t('roles.nameHint')}
						{...rules.name}
						disabled={readOnly || admin}
						value={values.name}
						onChange={(name) => set({ name })}
						error={errorOf('name')}
						autoComplete="off"
					/>
					<TextField
						label={t('roles.label')}
						hint={t('roles.labelHint')}
						{...rules.label}
						disabled={readOnly}
						value={values.label}
						onChange={(label) => set({ label })}
						error={errorOf('label')}
					/>
					<div className="phone:col-span-2">
						<TextArea
							label={t('roles.description')}
							{...rules.description}
							disabled={readOnly}
							value={values.description}
							onChange={(description) => set({ description })}
							error={errorOf('description')}
						/>
					</div>
					<RadioGroup
						label={t('roles.type')}
						disabled={readOnly || admin}
						value={values.type}
						onChange={(type) => set({ type })}
						choices={[
							{ value: 'staff', label: t('roles.staff') },
							{ value: 'customer', label: t('roles.customer') },
						]}
					/>
					<Checkbox
						label={t('roles.requiresCode')}
						hint={t('roles.requiresCodeHint')}
						disabled={readOnly}
						checked={values.requiresCode}
						onChange={(requiresCode) => set({ requiresCode })}
					/>
				</div>
			</Card>
			<Card heading="h2" title={t('roles.rights')}>
				{admin ? (
					<p>{t('roles.adminText')}</p>
				) : (
					<RightsGrid access={values.access} onChange={(access) => set({ access })} readOnly={readOnly} />
				)}
			</Card>
		</div>
	);
}
