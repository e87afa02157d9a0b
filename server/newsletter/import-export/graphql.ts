// Imports of subscribers in the API.
import { subscriberImportErrors } from '../../../rules/newsletter/import-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { declareImports, lookAt } from '../../import-export/jobs/graphql-imports.ts';
import { tableLimits } from '../../import-export/tables/table.ts';
import { consentInput } from '../core/graphql-parts.ts';
import { beginSubscriberImport, findDeclaration, type ImportDeclaration } from './apply-import.ts';
import { checkImport } from './check-import.ts';

const { fileImport, row, checked } = declareImports(
	{
		name: 'Subscriber',
		kind: 'subscribers',
		right: 'mCRM',
		faults: describeValues(subscriberImportErrors, {
			emailInvalid: 'The address is not valid.',
			double: 'The same address occurs further up.',
			suppressed: 'The address is on the list of those that must not be written to.',
			languageUnknown: 'The shop does not have this language.',
			topicUnknown: 'The shop does not have this topic.',
			unknownColumn: 'The column is not part of the format; it is ignored.',
			doubleColumn: 'The column occurs twice; the second one is ignored.',
			changedMeanwhile: 'The address has subscribed since the file was checked.',
		}),
		descriptions: {
			fileImport: 'A table of subscribers: whom it would add, and how far saving has come.',
			added: 'Number of addresses that are added.',
			changed: 'Always 0: subscribers that are there stay as they are.',
			unchanged: 'Number of addresses that are subscribed or wait for their confirmation already.',
			faulty: 'Number of errors; their rows are left out.',
			row: 'Row of the spreadsheet, starting at 1.',
			column: 'Name of the column.',
			key: 'Address of the subscriber.',
		},
		begin: beginSubscriberImport,
	},
	'table',
);

const declarationType = builder.objectRef<ImportDeclaration>('SubscriberConsent').implement({
	description: 'What staff has declared about the consent of addresses that it brings.',
	fields: (t) => ({
		source: t.exposeString('source', { description: 'Where the people agreed.' }),
		on: t.exposeString('on', { description: 'When they agreed, as `2026-11-15`.' }),
		hasProof: t.exposeBoolean('hasProof', {
			description: 'Whether the shop holds a proof, so that no confirmation is sent.',
		}),
	}),
});

builder.objectField(fileImport, 'consent', (t) =>
	t.field({
		type: declarationType,
		description: 'What was declared about the consent of these addresses.',
		resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findDeclaration(sql, tenant.id, id)),
	}),
);

builder.objectField(row, 'language', (t) =>
	t.string({
		description: 'Language of the newsletter; empty for an error.',
		resolve: ({ languageCode }) => languageCode,
	}),
);

builder.mutationField('checkSubscriberImport', (t) =>
	t.field({
		type: checked,
		description:
			'Reads a table of subscribers (CSV or XLSX) and stores whom it would add. Nothing is saved until `applySubscriberImport`. Fails with `VALIDATION`, naming the field, if the consent is not declared.',
		extensions: { ...needs('mCRM'), ...takesFiles({ bytes: tableLimits.fileBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true, description: 'The CSV or XLSX file.' }),
			consent: t.arg({ type: consentInput, required: true, description: 'Where and when the people agreed.' }),
		},
		resolve: (_root, { file, consent }, context) =>
			lookAt(() => checkImport(context, callerOf(context), file, consent)),
	}),
);
