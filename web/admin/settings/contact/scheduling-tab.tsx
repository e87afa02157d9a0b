// Calendly: the key of the account, and which of its event types visitors book. The same in the setup wizard.
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { schedulingDocument } from './contact.documents.ts';
import { SchedulingCard, useScheduling } from './scheduling-card.tsx';

export function SchedulingTab() {
	const answer = useAdminQuery(schedulingDocument, {});
	return <Loaded answer={answer}>{({ scheduling }) => <Scheduling state={scheduling} />}</Loaded>;
}

function Scheduling({ state }: { state: Data<typeof schedulingDocument>['scheduling'] }) {
	const form = useScheduling(state);
	return (
		<div className="grid gap-4">
			<SchedulingCard form={form} state={state} />
			{!form.readOnly && <SaveBar {...form.editor.bar} />}
		</div>
	);
}
