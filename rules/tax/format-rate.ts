// How a rate of tax is written: 19 % in German, 19% in English.
import { formatterCache } from '../formats.ts';

const rateFormat = formatterCache(
	(language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
);

/** There are only so many of them, and each stands beside every price. */
const written = formatterCache((language, rate) => rateFormat(language, '').format(`${rate}e-4` as `${number}`));

/** @param rate in hundredths of a per cent */
export const formatRate = (rate: number, language: string): string => written(language, String(rate));
