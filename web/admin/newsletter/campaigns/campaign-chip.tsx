// How it stands with a campaign, in one word.
import type { CampaignState } from '../../../../rules/newsletter/campaign.ts';
import { Chip } from '../../../kit/chip.tsx';
import { usePlatform } from '../../../platform/environment.tsx';

const looks = {
	draft: 'inactive',
	scheduled: 'scheduled',
	preparing: 'scheduled',
	sending: 'scheduled',
	paused: 'failed',
	sent: 'active',
	canceled: 'inactive',
} as const;

export function CampaignChip({ state }: { state: CampaignState }) {
	const { t } = usePlatform();
	return <Chip state={looks[state]} label={t(`adminCampaigns.state.${state}`)} />;
}
