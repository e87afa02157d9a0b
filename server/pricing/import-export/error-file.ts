// What was wrong with an import of prices, in words.
import { type PriceImportError, priceImportErrors } from '../../../rules/price-lists/import-errors.ts';
import { errorFileWith } from '../../import-export/jobs/error-file.ts';
import { priceColumns } from './price-columns.ts';

const known = (error: string | null): PriceImportError =>
	priceImportErrors.find((name) => name === error) ?? 'changedMeanwhile';

export const errorFile = errorFileWith({
	group: 'priceLists',
	key: (t) => t('priceLists.code'),
	reason: ({ fault }, t) => t(`priceLists.fault.${known(fault)}`),
	column: (name, t) => {
		const column = priceColumns.find((one) => one === name);
		return column ? t(`priceLists.${column}`) : name;
	},
});
