// What is stored and loaded, by category, with the visitor's present choice.
import { formatDate } from '../../rules/formats.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { Checkbox } from '../kit/checkbox.tsx';
import type { Choices, Consent } from '../platform/consent.ts';
import { usePlatform } from '../platform/environment.tsx';
import { consentCategories } from './keep-consent.ts';

interface ConsentSettingsProps {
	t: Translate;
	present: Consent | undefined;
	choices: Choices;
	onChange(choices: Choices): void;
}

export function ConsentSettings({ t, present, choices, onChange }: ConsentSettingsProps) {
	return (
		<div className="mb-4">
			<h2 className="font-bold">{t('consent.title')}</h2>
			<p className="mt-1 text-sm text-muted">
				<PresentChoice t={t} present={present} />
			</p>
			<ul className="mt-3 grid gap-x-8 gap-y-3 text-sm tablet:grid-cols-3">
				<li>
					<Checkbox
						disabled
						checked
						label={<b>{t('consent.necessary')}</b>}
						hint={t('consent.necessaryText')}
						onChange={() => undefined}
					/>
				</li>
				{consentCategories.map((category) => (
					<li key={category}>
						<Checkbox
							checked={choices[category]}
							label={<b>{t(`consent.${category}`)}</b>}
							hint={t(`consent.${category}Text`)}
							onChange={(checked) => onChange({ ...choices, [category]: checked })}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}

function PresentChoice({ t, present }: Pick<ConsentSettingsProps, 't' | 'present'>) {
	const { language, timeZone } = usePlatform();
	if (!present) return t('consent.none');
	const allowed = consentCategories.filter((category) => present.choices[category]);
	const names = [t('consent.necessary'), ...allowed.map((category) => t(`consent.${category}`))];
	const list = new Intl.ListFormat(language).format(names);
	return t('consent.present', { choice: list, day: formatDate(new Date(present.at), language, timeZone) });
}
