// The tables of mails that are edited.
import { declareEditingTables } from '../../editing/editing-tables.ts';

export const campaignTables = declareEditingTables({
	steps: 'newsletter_campaign_steps',
	leases: 'newsletter_campaign_leases',
	column: 'campaign_id',
});
