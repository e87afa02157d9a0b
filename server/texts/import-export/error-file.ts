// What was wrong with an import of texts, in words.
import { type ImportError, importErrors } from '../../../rules/texts/import-errors.ts';
import { errorFileWith } from '../../import-export/jobs/error-file.ts';

const known = (error: string | null): ImportError => importErrors.find((name) => name === error) ?? 'unknownKey';

export const errorFile = errorFileWith({
	group: 'textsGrid',
	key: (t) => t('texts.key'),
	reason: ({ fault, names }, t) =>
		t(`texts.fault.${known(fault)}`, { names: names.map((name) => `{${name}}`).join(', ') }),
});
