// What was wrong with a file of subscribers, in words.
import { type SubscriberImportError, subscriberImportErrors } from '../../../rules/newsletter/import-errors.ts';
import { errorFileWith } from '../../import-export/jobs/error-file.ts';
import { importColumns } from './subscriber-columns.ts';

const known = (error: string | null): SubscriberImportError =>
	subscriberImportErrors.find((name) => name === error) ?? 'changedMeanwhile';

export const errorFile = errorFileWith({
	group: 'adminNewsletter',
	key: (t) => t('adminNewsletter.column.email'),
	reason: ({ fault }, t) => t(`adminNewsletter.fault.${known(fault)}`),
	column: (name, t) => {
		const column = importColumns.find((one) => one === name);
		return column ? t(`adminNewsletter.column.${column}`) : name;
	},
});
