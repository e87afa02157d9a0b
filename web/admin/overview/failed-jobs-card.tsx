// Whether anything has stopped working.
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '../../../rules/formats.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { activityDocument } from './overview.documents.ts';

export function FailedJobsCard() {
	const { t, language, notation } = usePlatform();
	// Asked together with the activity.
	const answer = useAdminQuery(activityDocument, { language });
	return (
		<Card
			heading="h2"
			title={t('system.jobs')}
			actions={<TextLink to="/admin/system?tab=jobs">{t('overview.all')}</TextLink>}
		>
			<Loaded answer={answer}>
				{({ parkedJobs }) => (
					<>
						<p
							className={`flex items-center gap-2 text-3xl font-bold tabular-nums ${parkedJobs.length > 0 ? 'text-error' : ''}`}
						>
							{parkedJobs.length > 0 && <IconAlertTriangle aria-hidden size={28} />}
							{formatNumber(parkedJobs.length, language, notation)}
						</p>
						<p className="text-sm text-muted">
							{parkedJobs[0] ? `${parkedJobs[0].name}: ${parkedJobs[0].reason}` : t('overview.nothingFailed')}
						</p>
					</>
				)}
			</Loaded>
		</Card>
	);
}
