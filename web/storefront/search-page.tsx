// What was found, or what one may look for. Where the header has no search field, the page has one.
import { usePlatform } from '../platform/environment.tsx';
import { useAnswer, usePlace } from '../platform/page.ts';
import { SearchField, searchPath } from './frame/search-field.tsx';
import { CategoryTiles } from './home/category-tiles.tsx';
import { ListFrame } from './list-frame.tsx';
import { pageAddress } from './paging.tsx';
import { pageOfResults, searchedText } from './product-questions.ts';

export function Component() {
	const { t, shopfront } = usePlatform();
	const simple = shopfront.header === 'simple';
	const text = searchedText(usePlace());
	return (
		<>
			<div className={`mx-auto max-w-page px-4 pt-6 phone:px-8 header:hidden ${simple ? 'desktop:block' : ''}`}>
				<SearchField />
			</div>
			{text ? (
				<Results text={text} />
			) : (
				<section className="mx-auto max-w-page px-4 pt-6 pb-16 phone:px-8 desktop:pt-10">
					<h1 className="font-heading text-3xl font-bold phone:text-4xl">{t('search.title')}</h1>
					<p className="mt-3 mb-8">{t('search.prompt')}</p>
					<CategoryTiles />
				</section>
			)}
		</>
	);
}

function Results({ text }: { text: string }) {
	const platform = usePlatform();
	const { t } = platform;
	const { products } = useAnswer(pageOfResults(platform, usePlace()));
	return (
		<ListFrame
			title={t('search.titleFor', { text })}
			products={products}
			empty={
				<>
					<p className="mb-8 max-w-prose">{t('search.empty', { text })}</p>
					<CategoryTiles />
				</>
			}
			to={(number) => pageAddress(searchPath, number, { q: text })}
		/>
	);
}
