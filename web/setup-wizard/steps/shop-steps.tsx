// Steps that are settings of the shop: the same fields and the same rules as on the screen of the settings.
import { shopSettings } from '../../../rules/settings/shop.ts';
import { RegionCard } from '../../admin/settings/region-card.tsx';
import { SettingCard } from '../../admin/settings/schema/setting-card.tsx';
import { SettingField } from '../../admin/settings/schema/setting-field.tsx';
import { useSettingsForm } from '../../admin/settings/schema/use-settings-form.ts';
import { saveSettingsDocument, settingsDocument } from '../../admin/settings/settings.documents.ts';
import { Card } from '../../kit/card.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { StepFrame, type StepProps } from './step.tsx';

type LoadedSettings = Data<typeof settingsDocument>['shopSettings'];

function useShopForm(loaded: LoadedSettings, part: { cards?: string[]; names?: ('header' | 'userMenu')[] }) {
	const { t } = usePlatform();
	const change = useChange();
	return useSettingsForm({
		...part,
		group: shopSettings,
		loaded,
		context: { country: loaded.country },
		readOnly: false,
		missing: t('accounts.mandatoryFields'),
		save: (settings, revision) => change(saveSettingsDocument, { settings, revision }),
	});
}

/** Saves where something was changed. */
const savingOf = ({ editor: { bar } }: ReturnType<typeof useShopForm>, failure: string | undefined) => ({
	busy: bar.busy ?? false,
	failure: bar.failure ?? failure,
	save: () => (bar.dirty ? bar.onSave() : true),
	unsaved: { dirty: bar.dirty, onDiscard: bar.onDiscard },
});

export function PagebarStep(props: StepProps) {
	const answer = useAdminQuery(settingsDocument, {});
	return <Loaded answer={answer}>{({ shopSettings: loaded }) => <Pagebar {...props} loaded={loaded} />}</Loaded>;
}

function Pagebar({ loaded, ...props }: StepProps & { loaded: LoadedSettings }) {
	const form = useShopForm(loaded, { names: ['header', 'userMenu'] });
	return (
		<StepFrame {...props} {...savingOf(form, props.failure)}>
			<Card>
				<div className="grid gap-5">
					<SettingField form={form} name="header" />
					<SettingField form={form} name="userMenu" />
				</div>
			</Card>
		</StepFrame>
	);
}

export function GeneralStep(props: StepProps) {
	const answer = useAdminQuery(settingsDocument, {});
	return <Loaded answer={answer}>{({ shopSettings: loaded }) => <General {...props} loaded={loaded} />}</Loaded>;
}

function General({ loaded, ...props }: StepProps & { loaded: LoadedSettings }) {
	const form = useShopForm(loaded, { cards: ['shop', 'contact', 'region'] });
	return (
		<StepFrame {...props} {...savingOf(form, props.failure)}>
			<SettingCard form={form} card="shop" />
			<SettingCard form={form} card="contact" />
			<RegionCard form={form} country={loaded.country} columns={1} />
		</StepFrame>
	);
}
