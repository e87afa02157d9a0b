// What every page of a shop knows of the addresses of lists; how they are read is in list-address.ts.

/** Everything an address may say of a list. A value of a field is written `f=paper:Matt`. */
export const listParameters = ['available', 'category', 'f', 'label', 'page', 'priceFrom', 'priceTo', 'q', 'sort'];

export const longestSearch = 100;

export const readText = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, longestSearch);
