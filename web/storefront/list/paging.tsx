// The way through a list that is longer than a page.
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { ListLink } from './list-link.tsx';

interface PagingProps {
	number: number;
	pages: number;
	/** The address of a page of the list. */
	to(number: number): string;
}

/** The first, the last and those around the one that is shown; null where some are left out. */
function pageNumbers(number: number, pages: number): (number | null)[] {
	const near = [1, number - 1, number, number + 1, pages].filter((page) => page >= 1 && page <= pages);
	const shown = [...new Set(near)].sort((a, b) => a - b);
	return shown.flatMap((page, index) => {
		const gap = page - (shown[index - 1] ?? 0);
		if (gap === 2) return [page - 1, page];
		return gap > 2 ? [null, page] : [page];
	});
}

const entry = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-theme border px-3 tabular-nums';

export function Paging({ number, pages, to }: PagingProps) {
	const { t } = usePlatform();
	if (pages < 2 || number > pages) return null;
	const link = `${entry} border-line hover:bg-raised`;
	return (
		<nav aria-label={t('catalogue.pages')} className="mt-10">
			<ul className="flex flex-wrap items-center justify-center gap-2">
				{number > 1 && (
					<li>
						<ListLink className={link} rel="prev" to={to(number - 1)}>
							{t('catalogue.previousPage')}
						</ListLink>
					</li>
				)}
				{pageNumbers(number, pages).map((page, index) =>
					page === null ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
						<li key={`gap-${index}`} aria-hidden className="hidden phone:block">
							…
						</li>
					) : (
						<li key={page} className="hidden phone:block">
							{page === number ? (
								<span aria-current="page" className={`${entry} border-chosen bg-chosen font-bold text-chosen-text`}>
									<span className="sr-only">{t('list.pageNumber', { page })}</span>
									<span aria-hidden>{page}</span>
								</span>
							) : (
								<ListLink className={link} to={to(page)} aria-label={t('list.pageNumber', { page })}>
									{page}
								</ListLink>
							)}
						</li>
					),
				)}
				<li className="px-2 tabular-nums phone:hidden">{t('catalogue.page', { page: number, pages })}</li>
				{number < pages && (
					<li>
						<NearLink className={link} rel="next" to={to(number + 1)}>
							{t('catalogue.nextPage')}
						</NearLink>
					</li>
				)}
			</ul>
		</nav>
	);
}
