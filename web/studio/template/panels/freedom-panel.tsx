// What the template allows shoppers beside filling in its fields. Locks of single objects are among their properties.
import { fontCatalogue } from '../../../../rules/theme/fonts.ts';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useSettledDesign } from '../../free/use-settled-design.ts';
import { useReadOnly } from '../../studio-context.tsx';
import { useTemplateChange } from './use-template-change.ts';

export function FreedomPanel() {
	const { t } = usePlatform();
	const { freedom } = useSettledDesign();
	const readOnly = useReadOnly();
	const { change } = useTemplateChange();
	const set = (some: Partial<typeof freedom>) =>
		change((design) => [{ do: 'freedom', freedom: { ...design.freedom, ...some } }]);
	const allow = (family: string, isAllowed: boolean) =>
		set({ families: isAllowed ? [...freedom.families, family] : freedom.families.filter((one) => one !== family) });
	return (
		<>
			<Switch
				label={t('templateEditor.isFree')}
				hint={t('templateEditor.isFreeHint')}
				disabled={readOnly}
				on={freedom.isFree}
				onChange={(isFree) => set({ isFree })}
			/>
			{freedom.isFree && (
				<>
					<Switch
						label={t('templateEditor.ownSwatches')}
						disabled={readOnly}
						on={freedom.ownSwatches}
						onChange={(ownSwatches) => set({ ownSwatches })}
					/>
					<fieldset disabled={readOnly} className="grid min-w-0 gap-1">
						<legend className="mb-1 text-sm font-semibold">{t('templateEditor.families')}</legend>
						<p className="text-sm text-hint">{t('templateEditor.familiesHint')}</p>
						{fontCatalogue.map(({ family }) => (
							<Checkbox
								key={family}
								label={family}
								checked={freedom.families.includes(family)}
								onChange={(isAllowed) => allow(family, isAllowed)}
							/>
						))}
					</fieldset>
				</>
			)}
		</>
	);
}
