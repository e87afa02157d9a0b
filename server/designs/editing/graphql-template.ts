// A newer version of its template for a design, in the API.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { holdDraft } from '../drafts/find-drafts.ts';
import { showChanged } from '../drafts/graphql.ts';
import { designRef } from '../drafts/graphql-parts.ts';
import { adoptNewest, previewNewest } from './adopt-template.ts';

builder.mutationField('adoptTemplate', (t) =>
	t.field({
		type: designRef,
		description:
			'Takes the newest version of its template over into a design: what was filled in and added stays, everything else becomes that of the template. It is a step that can be undone, and takes the release back. A design that has the newest version stays as it is. Fails with `DESIGN_TAKEN_OVER` while another tab edits it.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the design.' }),
			client: t.arg.id({ description: 'Id of the tab that has opened it with `openDesign`; left out if none has.' }),
		},
		resolve: (_root, { id, client }, context) =>
			showChanged(context, async (sql, { tenant, user }) => {
				await adoptNewest(sql, callerOf(context), { id: checkId(id), client: client ? checkId(client) : null });
				return holdDraft(sql, tenant.id, user.id, checkId(id));
			}),
	}),
);

builder.queryField('designWithNewerTemplate', (t) =>
	t.field({
		type: 'JSON',
		nullable: true,
		description:
			'A design of the caller as it would be with the newest version of its template, as a preview of `adoptTemplate`; null if it has that version. Fails with `NOT_FOUND` if it is not the caller’s.',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true, description: 'Id of the design.' }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => previewNewest(sql, callerOf(context), checkId(id))),
	}),
);
