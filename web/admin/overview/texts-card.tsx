// How many texts lack a translation, in each language of the shop.

import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { nameOfLocale } from '../localization/locale-names.ts';
import { useSmallCards } from './use-small-cards.ts';

export function TextsCard() {
	const { t, language } = usePlatform();
	const answer = useSmallCards();
	return (
		<Card
			heading="h2"
			title={t('admin.translations')}
			actions={<TextLink to="/admin/translations">{t('overview.all')}</TextLink>}
		>
			<Loaded answer={answer}>
				{({ localizations }) => (
					<ul className="text-sm">
						{localizations?.map(({ languageCode, texts, translated }) => (
							<li
								key={languageCode}
								className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
							>
								<span>{nameOfLocale(languageCode, language)}</span>
								{texts > translated ? (
									<TextLink to={`/admin/translations?filter.state=missing&filter.language=${languageCode}`}>
										{t('localization.missing', { count: texts - translated })}
									</TextLink>
								) : (
									<span className="text-muted">{t('localization.complete')}</span>
								)}
							</li>
						))}
					</ul>
				)}
			</Loaded>
		</Card>
	);
}
