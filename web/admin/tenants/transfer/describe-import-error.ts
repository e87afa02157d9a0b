// Why a file is not imported, with the entry, table or version that it is about.
import type { ImportError } from '../../../../rules/tenants/transfer.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';

/** Those that are about the file as a whole. */
const whole = [
	'notAnArchive',
	'truncated',
	'tooManyEntries',
	'tooLarge',
	'notAnExport',
	'brokenLog',
	'interrupted',
	'failed',
] as const satisfies readonly ImportError[];

type WholeError = (typeof whole)[number];
const isWhole = (error: ImportError): error is WholeError => whole.some((one) => one === error);

export const describeImportError = (t: Translate, error: ImportError, names: string): string =>
	isWhole(error) ? t(`transfer.fault.${error}`) : t(`transfer.fault.${error}`, { names });
