import type { ShownFeed } from '../../rules/feeds/feed.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';
import { Entry } from './entry.tsx';

const gaps = { compact: 'gap-x-5 gap-y-5', comfortable: 'gap-x-8 gap-y-9', spacious: 'gap-x-12 gap-y-14' };
const columns = {
	list: 'grid-cols-1',
	two: 'grid-cols-1 @phone:grid-cols-2',
	three: 'grid-cols-1 @phone:grid-cols-2 @desktop:grid-cols-3',
};

/** What is wrong with the feed, for those who build the page: visitors see nothing of a section without items. */
function useNotice(feed: ShownFeed | undefined): string | undefined {
	const { t, canvas } = useStage();
	if (!canvas) return undefined;
	const { state = 'none', problem = '', total = 0, items = [] } = feed ?? {};
	if (state === 'none') return t('feeds.noAddress');
	if (state === 'waiting') return t('feeds.waiting');
	const said = problem && t(`feeds.problem.${problem}`);
	if (state === 'failed') return t('feeds.error', { problem: said });
	if (said) return t('feeds.stale', { problem: said });
	if (items.length > 0) return undefined;
	return t(total > 0 ? 'feeds.noneFit' : 'feeds.noItems');
}

function Notice({ feed }: { feed: ShownFeed | undefined }) {
	const { t } = useStage();
	const notice = useNotice(feed);
	if (notice === undefined) return null;
	return (
		<div role="status" className="block-box one-colour grid gap-1 px-6 py-5">
			<p className="font-semibold">{notice}</p>
			{(feed?.items.length ?? 0) === 0 && <p className="text-sm">{t('feeds.hidden')}</p>}
		</div>
	);
}

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf, feedOf, canvas } = useStage();
	const feed = feedOf(section);
	const items = feed?.items ?? [];
	if (items.length === 0 && !canvas) return null;
	const { arrangement, density, firstAsHero, autoplay } = section.values;
	const heading = headingOf(section) === 'h1' ? 'h2' : 'h3';
	const [first, ...others] = items;
	const listed = firstAsHero ? others : items;
	const loud = autoplay ? items.find(({ media }) => media?.kind === 'audio')?.id : undefined;
	return (
		<div className="grid grid-cols-1 gap-8">
			<SectionHeading section={section} />
			<Notice feed={feed} />
			{firstAsHero && first && (
				<Entry section={section} item={first} heading={heading} hero autoplay={first.id === loud} />
			)}
			{listed.length > 0 && (
				<ul className={`grid ${gaps[density]} ${columns[arrangement]}`}>
					{listed.map((item) => (
						<li key={item.id}>
							<Entry
								section={section}
								item={item}
								heading={heading}
								beside={arrangement === 'list'}
								autoplay={item.id === loud}
							/>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
