// What preflight finds in a design: in one of the studio by looking at it now, in one of the provider as it was found in its proof.
import { builder } from '../graphql/builder.ts';
import { designRef } from './drafts/graphql-parts.ts';
import { findProofFindings } from './printformer/find-proof-findings.ts';
import { checkDesign } from './rendering/check-design.ts';
import { loadWork } from './rendering/load-work.ts';
import { findRow } from './rows/find-series.ts';

builder.objectField(designRef, 'findings', (t) =>
	t.field({
		type: 'JSON',
		nullable: true,
		description:
			'What preflight finds in it: a list of objects with `code`, `severity` (`error`, `warning`, `hint`), `page`, `elementId`, `numbers`, `names` and `box`. Of a series those of the first row (`designRowFindings` has all). Of a design of the provider those of its proof, with all rows. Empty if the product is not printed any more; null in `designs`, as it takes time.',
		resolve: async (draft, _args, { designStores, tenant, inTenant }) => {
			if (draft.isListed) return null;
			if (draft.provider !== 'studio') return inTenant((sql) => findProofFindings(sql, tenant.id, draft));
			if (!designStores) throw new Error('no stores of designs in this context');
			const { loaded, row } = await inTenant(async (sql) => ({
				loaded: await loadWork(sql, designStores, tenant.id, draft),
				row: await findRow(sql, tenant.id, draft.id, 0),
			}));
			const { work, specification } = loaded;
			const values = row?.values ?? {};
			return specification ? (await checkDesign(draft.document, values, specification, work)).findings : [];
		},
	}),
);
