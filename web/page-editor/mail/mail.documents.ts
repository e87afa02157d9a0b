// What the editor asks and changes of the mail of a campaign.
import { graphql } from '../../platform/graphql.ts';

export const openMailDocument = graphql(`
	mutation OpenCampaignMail($campaign: ID!, $client: ID!, $takeOver: Boolean!) {
		openCampaignMail(campaign: $campaign, client: $client, takeOver: $takeOver) {
			campaign { id name }
			document
			revision
			steps
			mine
			editor { name own since }
		}
	}
`);

export const changeMailDocument = graphql(`
	mutation ChangeCampaignMail($campaign: ID!, $client: ID!, $steps: JSON!) {
		changeCampaignMail(campaign: $campaign, client: $client, steps: $steps) { revision number revisions }
	}
`);

export const holdMailDocument = graphql(`
	mutation HoldCampaignMail($campaign: ID!, $client: ID!) {
		holdCampaignMail(campaign: $campaign, client: $client) { mine revision editor { name own since } }
	}
`);

export const leaveMailDocument = graphql(`
	mutation LeaveCampaignMail($campaign: ID!, $client: ID!) {
		leaveCampaignMail(campaign: $campaign, client: $client)
	}
`);

export const keepMailWorkDocument = graphql(`
	mutation KeepCampaignMailWork($campaign: ID!, $client: ID!, $document: JSON!) {
		keepCampaignMailWork(campaign: $campaign, client: $client, document: $document)
	}
`);
