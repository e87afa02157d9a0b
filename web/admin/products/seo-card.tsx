// What search engines learn, and how a result may look.
import { ownNameOfLanguage, pathOfLanguage } from '../../../rules/languages.ts';
import { plainOfSimple } from '../../../rules/pages/simple-text.ts';
import { longestCanonical } from '../../../rules/seo/canonical.ts';
import { Card } from '../../kit/card.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { productPath } from './product-actions.ts';
import type { TabProps } from './tab-props.ts';
import { TranslationFields, useBaseLanguage } from './translation-fields.tsx';

const shownTitle = 60;
const shownText = 155;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

export function SeoCard({ editor, readOnly }: Pick<TabProps, 'editor' | 'readOnly'>) {
	const { t, shopName, languages } = usePlatform();
	const base = useBaseLanguage();
	const { values, set, errorOf } = editor;
	const wording = (
		own: Record<string, string | undefined>,
		otherwise: Record<string, string | undefined>,
		code: string,
	) => own[code] || otherwise[code] || own[base] || otherwise[base] || '';
	const title = (code: string) => `${wording(values.seoTitles, values.names, code)} · ${shopName}`;
	const plain = Object.fromEntries(
		Object.entries(values.descriptions).map(([code, words]) => [code, plainOfSimple(words)]),
	);
	const text = (code: string) => wording(values.seoDescriptions, plain, code);
	const subjectIn = (code: string) => values.names[code] || values.names[base] || '';
	/** Search engines cut what is longer. */
	const meter = ({ length: count }: string, most: number) =>
		t(count > most ? 'product.seoTooLong' : 'product.seoLength', { count, most });
	return (
		<Card heading="h2" title={t('product.seo')}>
			<div className="grid gap-4 phone:grid-cols-2">
				<TranslationFields
					label={t('product.seoTitle')}
					assistant={{ tasks: ['seoTitle', 'shorten'], subjectIn }}
					disabled={readOnly}
					words={values.seoTitles}
					onChange={(seoTitles) => set({ seoTitles })}
					hintOf={(language) => `${t('product.seoTitleHint')} ${meter(title(language), shownTitle)}`}
					errorOf={(language) => errorOf(`seoTitle.${language}`)}
				/>
				<TranslationFields
					label={t('product.seoDescription')}
					assistant={{ tasks: ['seoDescription', 'shorten'], subjectIn }}
					long
					disabled={readOnly}
					words={values.seoDescriptions}
					onChange={(seoDescriptions) => set({ seoDescriptions })}
					hintOf={(language) => `${t('product.seoDescriptionHint')} ${meter(text(language), shownText)}`}
					errorOf={(language) => errorOf(`seoDescription.${language}`)}
				/>
				<TextField
					label={t('product.canonicalUrl')}
					hint={t('product.canonicalUrlHint')}
					kind="urlOnHost"
					host={location.origin}
					maxLength={longestCanonical}
					disabled={readOnly}
					placeholder={`${location.origin}${productPath(values.slug)}`}
					value={values.canonicalUrl}
					onChange={(canonicalUrl) => set({ canonicalUrl })}
					error={errorOf('canonicalUrl')}
				/>
			</div>
			<h3 className="mt-6 mb-2 text-sm font-semibold text-label">{t('product.seoPreview')}</h3>
			<div className="grid gap-3 phone:grid-cols-2">
				{languages.map((language) => {
					const { languageCode } = language;
					return (
						<div key={languageCode} className="rounded-theme border border-line bg-raised p-3" lang={languageCode}>
							<p className="text-sm text-muted">
								{ownNameOfLanguage(languageCode)} ·{' '}
								{`${location.host}${pathOfLanguage(language).replace(/\/$/, '')}${productPath(values.slug)}`}
							</p>
							<p className="text-lg font-semibold text-accent wrap-anywhere">{cut(title(languageCode), shownTitle)}</p>
							<p className="text-sm wrap-anywhere">{cut(text(languageCode), shownText)}</p>
						</div>
					);
				})}
			</div>
		</Card>
	);
}
