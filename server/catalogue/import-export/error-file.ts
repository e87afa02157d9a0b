// What was wrong with an import of products, in words.
import { type ProductImportError, productImportErrors } from '../../../rules/catalogue/product-import.ts';
import { errorFileWith } from '../../import-export/jobs/error-file.ts';

const known = (error: string | null): ProductImportError =>
	productImportErrors.find((name) => name === error) ?? 'unknown';

export const errorFile = errorFileWith({
	group: 'productExchange',
	key: (t) => t('productImport.product'),
	reason: ({ fault }, t) => t(`productImport.fault.${known(fault)}`),
});
