// By which clocks and calendar the shop works.
import { useMemo } from 'react';
import { addDays, dayIn, writeDay } from '../../../rules/dates.ts';
import { type shopSettings, weekdays } from '../../../rules/settings/shop.ts';
import { isTimeZone, listTimeZones, timeIn, timeZoneOfCountry } from '../../../rules/time-zones.ts';
import { Button } from '../../kit/button.tsx';
import { TextLink } from '../../kit/link.tsx';
import type { Choice } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { SettingCard } from './schema/setting-card.tsx';
import type { SettingsForm } from './schema/use-settings-form.ts';
import { sectionAddress } from './sections.ts';

/** Any Monday. */
const monday = '2026-11-16';

/** Found by their names, with underscores or blanks, and by what their clocks show. */
function zoneChoices(): Choice[] {
	return listTimeZones().map((value) => ({
		value,
		label: value.replaceAll('_', ' '),
		description: timeIn(value),
	}));
}

interface RegionCardProps {
	form: SettingsForm<typeof shopSettings>;
	/** Of the shop. */
	country: string;
	/** On wide screens. */
	columns?: 1 | 2;
}

export function RegionCard({ form, country, columns = 2 }: RegionCardProps) {
	const { t, language } = usePlatform();
	const { editor, readOnly } = form;
	const zones = useMemo(zoneChoices, []);
	const { timeZone } = editor.values;
	const usual = timeZoneOfCountry(country);
	const days = weekdays.map((value, index) => ({
		value,
		label: writeDay(addDays(monday, index), language, 'weekday'),
	}));
	const known = isTimeZone(timeZone);
	return (
		<SettingCard
			form={form}
			card="region"
			columns={columns}
			fields={{ timeZone: { choices: zones }, weekStart: { choices: days } }}
		>
			<div className={`grid gap-2 text-sm text-muted ${columns === 2 ? 'phone:col-span-2' : ''}`}>
				{known && (
					<p role="status">
						{t('settings.timeZoneNow', { time: timeIn(timeZone), day: writeDay(dayIn(timeZone), language, 'full') })}
					</p>
				)}
				{usual && usual !== timeZone && (
					<p className="flex flex-wrap items-center gap-x-3 gap-y-2">
						{t('settings.timeZoneUsual', {
							country: new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
							timeZone: usual.replaceAll('_', ' '),
						})}
						{!readOnly && (
							<Button size="small" onClick={() => editor.set({ timeZone: usual })}>
								{t('settings.useTimeZone')}
							</Button>
						)}
					</p>
				)}
				<p>
					{t('settings.countryElsewhere')} <TextLink to={sectionAddress('prices')}>{t('priceSettings.title')}</TextLink>
					.
				</p>
			</div>
		</SettingCard>
	);
}
