// The content release in the API.
import { releaseTextVersion } from '../../rules/printing/print-data.ts';
import { Refused } from '../failure.ts';
import { builder } from '../graphql/builder.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { designerOf, showChanged } from './drafts/graphql.ts';
import { designRef } from './drafts/graphql-parts.ts';
import { releaseDesign } from './release-design.ts';

/** More than there are. */
const mostCodes = 100;

builder.mutationField('releaseDesign', (t) =>
	t.field({
		type: designRef,
		description: `Confirms that the content of a design was checked, and freezes it for the press. Any change takes the release back. Fails with \`DESIGN_CHANGED\` if the design or its series has another revision, with \`DESIGN_HAS_ERRORS\` and \`FINDINGS_NOT_ACCEPTED\`, whose \`codes\` name the findings and \`row\` the first row of a series that cannot be printed, and with \`CONTENT_NOT_CHECKED\` if another version of the text than that of today was confirmed (\`${releaseTextVersion}\`).`,
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the design.' }),
			revision: t.arg.int({ required: true, description: 'Revision whose proof was checked.' }),
			seriesRevision: t.arg.int({
				description: 'Revision of the series whose rows were checked; left out or 0 for a design that never had one.',
			}),
			acceptedCodes: t.arg.stringList({ required: true, description: 'Codes of the warnings that are accepted.' }),
			textVersion: t.arg.string({ required: true, description: 'Version of the text that was confirmed.' }),
		},
		async resolve(_root, { id, revision, seriesRevision, acceptedCodes, textVersion }, context) {
			const { tenant, user } = designerOf(context);
			const { designStores: stores, inTenant } = context;
			if (acceptedCodes.length > mostCodes) throw new Refused('VALIDATION', 'acceptedCodes');
			if (!stores) throw new Error('no stores of designs in this context');
			const parts = { inTenant, stores, tenantId: tenant.id, userId: user.id, orderTokens: context.orderTokens };
			const looked = { revision, seriesRevision: seriesRevision ?? 0 };
			const released = await releaseDesign(parts, { id: checkId(id), ...looked, acceptedCodes, textVersion });
			return showChanged(context, async () => released);
		},
	}),
);
