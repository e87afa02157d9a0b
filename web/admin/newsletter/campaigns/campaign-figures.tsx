// What became of the mails of a campaign.
import { formatNumber } from '../../../../rules/formats.ts';
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Campaign } from './campaign-page.tsx';

const always = ['sent', 'delivered', 'bounced', 'complained', 'unsubscribed'] as const;
const sometimes = ['failed', 'skipped'] as const;
const counted = ['opened', 'clicked'] as const;

export function CampaignFigures({ figures }: Pick<Campaign, 'figures'>) {
	const { t, language, notation } = usePlatform();
	const shown = [...always, ...sometimes.filter((name) => figures[name] > 0), ...(figures.measured > 0 ? counted : [])];
	return (
		<Card heading="h2" title={t('adminCampaigns.figures')}>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-3 phone:grid-cols-3 tablet:grid-cols-5">
				{shown.map((name) => (
					<div key={name}>
						<dt className="text-sm text-muted hyphens-auto">{t(`adminCampaigns.figure.${name}`)}</dt>
						<dd className="text-xl font-bold tabular-nums">{formatNumber(figures[name], language, notation)}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 max-w-prose text-sm text-muted">{t('adminCampaigns.deliveryNote')}</p>
			{figures.measured > 0 && (
				<p className="mt-1 max-w-prose text-sm text-muted">
					{t('adminCampaigns.measuredNote', { count: figures.measured })}
				</p>
			)}
		</Card>
	);
}
