// The way through a list that is longer than a page.
import { usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';

interface PagingProps {
	number: number;
	pages: number;
	/** The address of a page of the list. */
	to(number: number): string;
}

export function Paging({ number, pages, to }: PagingProps) {
	const { t } = usePlatform();
	if (pages < 2) return null;
	const link = 'inline-flex min-h-11 items-center rounded-theme border border-line px-4 hover:bg-raised';
	return (
		<nav aria-label={t('catalogue.pages')} className="mt-10 flex flex-wrap items-center justify-center gap-4">
			{number > 1 && (
				<NearLink className={link} rel="prev" to={to(number - 1)}>
					{t('catalogue.previousPage')}
				</NearLink>
			)}
			<span className="tabular-nums">{t('catalogue.page', { page: number, pages })}</span>
			{number < pages && (
				<NearLink className={link} rel="next" to={to(number + 1)}>
					{t('catalogue.nextPage')}
				</NearLink>
			)}
		</nav>
	);
}

/** The first page has the plain address. */
export function pageAddress(path: string, number: number, others: Record<string, string> = {}): string {
	const query = new URLSearchParams(number > 1 ? { ...others, page: String(number) } : others);
	return query.size > 0 ? `${path}?${query}` : path;
}
