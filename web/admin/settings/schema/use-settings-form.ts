// Edits settings of a group that a tab shows. Tabs of a group share one state: an admin who saves an older one than is there chooses between what was
// typed and what is there.
import { errorText, type FieldError } from '../../../../rules/fields.ts';
import { readSettings, toGiven } from '../../../../rules/settings/api-values.ts';
import { labelOf, settingsOfCard } from '../../../../rules/settings/message-keys.ts';
import type { SettingContext, SettingsGroup, SettingValues } from '../../../../rules/settings/schema.ts';
import { settingErrors, tidySettings } from '../../../../rules/settings/validate.ts';
import { refreshEverything } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Editor, type FieldErrors, useEditor } from '../../editor.ts';
import { type FormValues, fromForm, toForm } from './form-values.ts';

interface FormOptions<Group extends SettingsGroup> {
	group: Group;
	/** As the API tells them. */
	loaded: { revision: number };
	/** What the tab shows: the settings of these cards, and others by their names. */
	cards?: readonly string[];
	names?: readonly (keyof Group['settings'] & string)[];
	/** Beginnings of the names of errors, where they are not those of the settings. */
	shows?: readonly string[];
	/** Where fields begin with something else than what is saved. */
	initial?: Partial<SettingValues<Group>>;
	context?: SettingContext;
	readOnly: boolean;
	/** Said where nothing but required fields is missing; of anything else it is said that something must be corrected. */
	missing?: string;
	/** The field that a refusal of the API is about, by its code. */
	fieldOf?(code: string): string | undefined;
	/** @param given the part that the tab shows, as the API takes it */
	save(given: never, revision: number): Promise<unknown>;
}

export interface SettingsForm<Group extends SettingsGroup> {
	group: Group;
	editor: Editor<FormValues<Group>>;
	/** As they are saved. */
	saved: SettingValues<Group>;
	/** Whether something must be corrected before it can be saved. */
	isFaulty(): boolean;
	context: SettingContext;
	readOnly: boolean;
}

export function useSettingsForm<Group extends SettingsGroup>(options: FormOptions<Group>): SettingsForm<Group> {
	const { group, loaded, cards = [], names = [], shows = [], readOnly, missing, save } = options;
	const { t, queryClient } = usePlatform();
	const saved = readSettings(group, loaded);
	const context = { host: location.origin, before: saved, ...options.context };
	const shown = [...names, ...cards.flatMap((card) => settingsOfCard(group, card))];
	const isShown = (name: string) => shows.some((beginning) => name.startsWith(beginning)) || shown.includes(name);
	const errorsHere = (values: FormValues<Group>) =>
		Object.entries(settingErrors(group, tidySettings(group, fromForm(group, values), context), context)).filter(
			([name]) => isShown(name.split(' ')[0] ?? name),
		);
	const judge = (values: FormValues<Group>): FieldErrors =>
		Object.fromEntries(errorsHere(values).map(([name, found]) => [name, found && errorText(found, t)]));
	const isMissing = (found: FieldError | undefined) =>
		!found || ('key' in found && found.key === 'controlTextIsRequired');
	const faulty = (values: FormValues<Group>): string =>
		missing && errorsHere(values).every(([, found]) => isMissing(found)) ? missing : t('settings.faulty');
	const editor = useEditor<FormValues<Group>>({
		initial: toForm(group, { ...saved, ...options.initial }),
		judge,
		save: async (values, revision) => {
			const changed = Object.entries(fromForm(group, values)).filter(([name]) => shown.includes(name));
			const given = toGiven(group, Object.fromEntries(changed) as Partial<SettingValues<Group>>);
			await save(given as never, revision);
		},
		versions: {
			revision: loaded.revision,
			code: 'SETTINGS_CHANGED',
			reload: () => refreshEverything(queryClient),
			// Settings without a card have no label of their own.
			labelOf: (name) => (group.settings[name]?.card ? t(labelOf(group, name)) : undefined),
		},
		...(options.fieldOf && { fieldOf: options.fieldOf, quiet: true }),
		said: { saved: t('settings.saved'), failed: t('settings.saveFailed'), ...(missing && { faulty }) },
	});
	const isFaulty = () => Object.values(judge(editor.values)).some(Boolean);
	return { group, editor, saved, isFaulty, context, readOnly };
}
