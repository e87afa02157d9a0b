// A card with the fields of all settings that the schema of a group puts there, in its order.
import type { ReactNode } from 'react';
import { headingOf, settingsOfCard } from '../../../../rules/settings/message-keys.ts';
import type { SettingsGroup } from '../../../../rules/settings/schema.ts';
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { SettingField, type SettingFieldProps } from './setting-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';

type ByName<Group extends SettingsGroup, Value> = { [Name in keyof Group['settings']]?: Value } & Readonly<
	Partial<Record<string, Value>>
>;

interface SettingCardProps<Group extends SettingsGroup> {
	form: SettingsForm<Group>;
	card: string;
	/** On wide screens. */
	columns?: 1 | 2;
	/** Classes of fields that take more room than one. */
	spans?: ByName<Group, string>;
	/** What else a field needs to know. */
	fields?: ByName<Group, Partial<Pick<SettingFieldProps<Group>, 'choices' | 'disabled'>>>;
	/** Below the fields. */
	children?: ReactNode;
}

export function SettingCard<Group extends SettingsGroup>(props: SettingCardProps<Group>) {
	const { form, card, columns = 1, spans, fields, children } = props;
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t(headingOf(form.group, card))}>
			<div className={columns === 2 ? 'grid gap-4 phone:grid-cols-2' : 'grid gap-4'}>
				{settingsOfCard(form.group, card).map((name) => {
					const field = <SettingField key={name} form={form} name={name} {...fields?.[name]} />;
					const span = spans?.[name];
					return span ? (
						<div key={name} className={span}>
							{field}
						</div>
					) : (
						field
					);
				})}
				{children}
			</div>
		</Card>
	);
}
