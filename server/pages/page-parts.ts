// What the sections of a page need beside themselves: pictures, products and feeds. Three statements that are sent together, or fewer.
import { definitions as shipped } from '../../blocks/registry.ts';
import type { ShownFeed } from '../../rules/feeds/feed.ts';
import { feedChoices } from '../../rules/feeds/feed-choice.ts';
import type { Definitions } from '../../rules/pages/block.ts';
import type { Section } from '../../rules/pages/document.ts';
import { picturesOfSections } from '../../rules/pages/pictures.ts';
import { productChoices } from '../../rules/pages/product-choice.ts';
import { shopDay } from '../calendar/today.ts';
import { chosenProducts } from '../catalogue/chosen-products.ts';
import type { ListedProduct } from '../catalogue/list-products.ts';
import type { Audience } from '../catalogue/read-model/audience.ts';
import type { ReadQuery } from '../database/read.ts';
import { queryFeeds, shownFeeds } from '../feeds/shown-feeds.ts';
import type { Image } from '../media/media-path.ts';
import { queryPictures, spokenPictures } from '../media/show-pictures.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { type FailureObserver, findNamed } from '../texts/find-named.ts';

export interface SectionProducts {
	section: string;
	products: ListedProduct[];
}

export interface PageParts {
	pictures: Image[];
	products: SectionProducts[];
	feeds: ShownFeed[];
}

/** How a shop is asked. */
export interface Reading extends FailureObserver {
	tenant: Tenant;
	read<Rows extends readonly object[]>(query: ReadQuery<Rows>): Promise<Rows>;
}

interface Reader {
	language: string;
	audience: Audience;
}

async function findPictures(reading: Reading, ids: readonly string[], language: string): Promise<Image[]> {
	if (ids.length === 0) return [];
	const { tenant, read } = reading;
	const found = await findNamed(reading, (named) => read((sql) => queryPictures(sql, tenant.id, ids, named)));
	return spokenPictures(found, language);
}

async function findProducts(
	{ tenant, read }: Reading,
	sections: readonly Section[],
	reader: Reader,
	definitions: Definitions,
): Promise<SectionProducts[]> {
	const choices = productChoices(sections, definitions);
	if (choices.length === 0) return [];
	const wanted = { ...reader, today: shopDay(tenant), choices };
	const found = await read((sql) => chosenProducts(sql, tenant.id, wanted));
	const bySection = Map.groupBy(found, ({ section }) => section);
	return choices.map(({ section }) => ({ section, products: bySection.get(section) ?? [] }));
}

async function findFeeds(
	{ tenant, read }: Reading,
	sections: readonly Section[],
	definitions: Definitions,
): Promise<ShownFeed[]> {
	const choices = feedChoices(sections, definitions);
	if (choices.length === 0) return [];
	const addresses = [...new Set(choices.map(({ address }) => address).filter((address) => address !== ''))];
	const stored = addresses.length > 0 ? await read((sql) => queryFeeds(sql, tenant.id, addresses)) : [];
	return shownFeeds(choices, stored, new Date());
}

/** @param further pictures beside those of the sections */
export async function findParts(
	reading: Reading,
	sections: readonly Section[],
	reader: Reader,
	further: readonly string[] = [],
	definitions: Definitions = shipped,
): Promise<PageParts> {
	const ids = [...new Set([...picturesOfSections(sections, definitions), ...further])];
	const [pictures, products, feeds] = await Promise.all([
		findPictures(reading, ids, reader.language),
		findProducts(reading, sections, reader, definitions),
		findFeeds(reading, sections, definitions),
	]);
	return { pictures, products, feeds };
}
