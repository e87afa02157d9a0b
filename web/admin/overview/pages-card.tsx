// Pages that visitors do not see as they were written last: drafts, and changes that are not published.
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PageChips } from '../pages/page-chips.tsx';
import { pageName } from '../pages/page-values.ts';
import { useSmallCards } from './use-small-cards.ts';

const most = 5;

export function PagesCard() {
	const platform = usePlatform();
	const { t } = platform;
	const answer = useSmallCards();
	return (
		<Card
			heading="h2"
			title={t('overview.unpublishedPages')}
			actions={<TextLink to="/admin/pages">{t('overview.all')}</TextLink>}
		>
			<Loaded answer={answer}>
				{({ pages, links }) => {
					const waiting = [...(pages?.items ?? []), ...(links?.items ?? [])]
						.filter(({ published, changed }) => !published || changed)
						.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
					if (waiting.length === 0) return <p className="text-muted">{t('overview.allPublished')}</p>;
					return (
						<>
							<ul className="text-sm">
								{waiting.slice(0, most).map((page) => (
									<li
										key={page.id}
										className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1.5 last:border-b-0"
									>
										<span className="min-w-0 wrap-anywhere">
											<TextLink to={`/admin/pages/${page.id}`}>{pageName(page, platform)}</TextLink>
										</span>
										<PageChips page={page} />
									</li>
								))}
							</ul>
							{waiting.length > most && (
								<p className="mt-2 text-sm text-muted">{t('overview.morePages', { count: waiting.length - most })}</p>
							)}
						</>
					);
				}}
			</Loaded>
		</Card>
	);
}
