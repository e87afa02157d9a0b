// A campaign in the API, for its list and its editor alike.
import { builder } from '../../graphql/builder.ts';
import type { Campaign } from './find-campaigns.ts';

export const campaignRef = builder.objectRef<Campaign>('NewsletterCampaign');
