// The columns of a file of prices: called as the reader calls them, and understood in every language of the shop.
import { shippedContent } from '../../../rules/content/shipped.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';

export const priceColumns = ['code', 'quantity', 'unitPrice', 'total', 'given'] as const;
export type PriceColumn = (typeof priceColumns)[number];

/** In which of the two the price was entered. */
const givenWords = ['unit', 'total'] as const;
export type GivenWord = (typeof givenWords)[number];

export interface PriceTexts {
	columns: Record<PriceColumn, string>;
	given: Record<GivenWord, string>;
}

const textKey = (name: PriceColumn) => `priceLists.${name}` as const;
const givenKey = (name: GivenWord) => `priceLists.given.${name}` as const;

export async function loadPriceTexts(sql: Sql, tenant: Tenant, language: string): Promise<PriceTexts> {
	const words = await resolveInterfaceTexts(sql, tenant.id, {
		language,
		tenantDefault: defaultLanguage(tenant),
		groups: ['priceLists'],
	});
	return {
		columns: Object.fromEntries(
			priceColumns.map((name) => [name, words[textKey(name)] ?? name]),
		) as PriceTexts['columns'],
		given: Object.fromEntries(givenWords.map((name) => [name, words[givenKey(name)] ?? name])) as PriceTexts['given'],
	};
}

/** How else people call them. */
const otherNames = (name: PriceColumn): string[] =>
	Object.values(shippedContent).flatMap(({ names }) => (name === 'given' ? [] : names.priceColumns[name].split(', ')));

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

export interface ColumnNames {
	columns: ReadonlyMap<string, PriceColumn>;
	given: ReadonlyMap<string, GivenWord>;
}

const shipped = (key: string): string[] => Object.values(shippedEntries.get(key)?.translations ?? {});

/** As they ship, as the shop words them in each of its languages, and as the API calls them. */
export async function loadColumnNames(sql: Sql, tenant: Tenant): Promise<ColumnNames> {
	const own: PriceTexts[] = [];
	for (const { languageCode } of tenant.languages) own.push(await loadPriceTexts(sql, tenant, languageCode));
	const columns = priceColumns.flatMap((name) =>
		[name, ...otherNames(name), ...shipped(textKey(name)), ...own.map((words) => words.columns[name])].map(
			(word) => [plain(word), name] as const,
		),
	);
	const given = givenWords.flatMap((name) =>
		[name, ...shipped(givenKey(name)), ...own.map((words) => words.given[name])].map(
			(word) => [plain(word), name] as const,
		),
	);
	return { columns: new Map(columns), given: new Map(given) };
}

export const columnCalled = ({ columns }: ColumnNames, heading: string): PriceColumn | undefined =>
	columns.get(plain(heading));

export const givenCalled = ({ given }: ColumnNames, cell: string): GivenWord | undefined => given.get(plain(cell));
