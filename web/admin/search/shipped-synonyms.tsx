// The synonyms that the product brings along, by language, to read; they are switched off in the settings.
import { ButtonLink } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { nameOfLocale } from '../localization/locale-names.ts';
import { has, useMe } from '../me.tsx';
import type { adminSearchDocument } from './search.documents.ts';

type ShippedSet = Data<typeof adminSearchDocument>['shippedSynonyms'][number];

export function ShippedSynonyms({ sets }: { sets: readonly ShippedSet[] }) {
	const { t, language } = usePlatform();
	const mayChange = has(useMe(), 'mTenant');
	const languages = [...new Set(sets.map(({ languageCode }) => languageCode))];
	return (
		<Card heading="h2" title={t('adminSearch.shipped')}>
			<p className="text-muted">{t(sets.length === 0 ? 'adminSearch.shippedOff' : 'adminSearch.shippedText')}</p>
			{languages.map((code) => {
				const own = sets.filter(({ languageCode }) => languageCode === code);
				return (
					<details key={code} className="mt-3">
						<summary className="cursor-pointer py-1 font-medium">
							{t('adminSearch.shippedCount', { count: own.length, language: nameOfLocale(code, language) })}
						</summary>
						<ul lang={code} className="mt-1 divide-y divide-line">
							{own.map(({ words }) => (
								<li key={words[0]} className="py-1.5 wrap-break-word">
									{words.join(', ')}
								</li>
							))}
						</ul>
					</details>
				);
			})}
			{mayChange && (
				<div className="mt-3">
					<ButtonLink size="small" to="/admin/settings">
						{t('adminSearch.toSettings')}
					</ButtonLink>
				</div>
			)}
		</Card>
	);
}
