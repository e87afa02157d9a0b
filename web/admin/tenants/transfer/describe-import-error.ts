// Why a file is not imported, with the entry, table or version that it is about.
import { type ImportError, isVersionError, versionsOf } from '../../../../rules/tenants/transfer.ts';
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

export function describeImportError(t: Translate, error: ImportError, names: readonly string[]): string {
	if (isWhole(error)) return t(`transfer.fault.${error}`);
	if (isVersionError(error)) return t(`transfer.fault.${error}`, versionsOf(names));
	return t(`transfer.fault.${error}`, { names: names.join(', ') });
}
