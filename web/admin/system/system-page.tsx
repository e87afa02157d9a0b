// What goes on behind the scenes: mails, jobs that have failed, who has changed what.
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { AuditTab } from './audit-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { MailsTab } from './mails-tab.tsx';

const tabs: readonly { id: string; label: PlainTextKey; Content: ComponentType }[] = [
	{ id: 'mails', label: 'system.mails', Content: MailsTab },
	{ id: 'jobs', label: 'system.jobs', Content: JobsTab },
	{ id: 'audit', label: 'system.audit', Content: AuditTab },
];

export function Component() {
	const t = useTexts();
	const [parameters, setParameters] = useSearchParams();
	const chosen = tabs.find(({ id }) => id === parameters.get('tab'))?.id ?? 'mails';
	return (
		<PageFrame wide title={t('admin.system')}>
			<Tabs
				wrap
				label={t('admin.system')}
				chosen={chosen}
				// What was searched for in one list means nothing in another.
				onChoose={(id) => id !== chosen && setParameters({ tab: id }, { replace: true })}
				tabs={tabs.map(({ id, label, Content }) => ({ id, label: t(label), content: <Content /> }))}
			/>
		</PageFrame>
	);
}
