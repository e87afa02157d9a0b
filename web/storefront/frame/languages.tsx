// Another language is another address: plain links, so that the whole page comes in it.
import { useLocation } from 'react-router';
import { ownNameOfLanguage, pathOfLanguage } from '../../../rules/languages.ts';
import { usePlatform } from '../../platform/environment.tsx';

export function Languages({ className = '' }: { className?: string }) {
	const { t, languages, language } = usePlatform();
	const { pathname, search } = useLocation();
	if (languages.length < 2) return null;
	return (
		<nav aria-label={t('header.language')} className={className}>
			<ul className="flex gap-4 text-sm">
				{languages.map((other) => (
					<li key={other.languageCode}>
						<a
							className="language-link"
							href={`${pathOfLanguage(other).replace(/\/$/, '')}${pathname === '/' ? '/' : pathname}${search}`}
							lang={other.languageCode}
							hrefLang={other.languageCode}
							aria-current={other.languageCode === language ? 'true' : undefined}
						>
							{ownNameOfLanguage(other.languageCode)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
