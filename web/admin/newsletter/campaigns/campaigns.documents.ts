// What the screens of campaigns ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const campaignsDocument = graphql(`
	query AdminCampaigns($search: String!, $first: Int!, $offset: Int!) {
		newsletterCampaigns(search: $search, first: $first, offset: $offset) {
			total
			items { id name state createdAt sendAt startedAt endedAt figures { total sent } }
		}
	}
`);

export const campaignDocument = graphql(`
	query AdminCampaign($id: ID!, $language: String!) {
		newsletterCampaign(id: $id) {
			id
			name
			state
			revision
			empty
			problem
			createdAt
			sendAt
			startedAt
			endedAt
			subjects { languageCode translation }
			preheaders { languageCode translation }
			segment { languages topicIds subscribedSince ordered }
			figures {
				total waiting unclear sent failed skipped delivered bounced complained measured opened clicked unsubscribed
			}
		}
		newsletterTopics(language: $language) { id name }
	}
`);

export const audienceDocument = graphql(`
	query AdminCampaignAudience($segment: CampaignSegmentInput!) {
		campaignAudience(segment: $segment) { language count }
	}
`);

export const previewDocument = graphql(`
	query AdminCampaignPreview($id: ID!, $language: String!) {
		campaignPreview(id: $id, language: $language) { subject html text }
	}
`);

export const createCampaignDocument = graphql(`
	mutation AdminCreateCampaign($name: String!, $from: ID) {
		createNewsletterCampaign(name: $name, from: $from) { id }
	}
`);

export const saveCampaignDocument = graphql(`
	mutation AdminSaveCampaign($id: ID!, $revision: Int!, $campaign: CampaignInput!) {
		saveNewsletterCampaign(id: $id, revision: $revision, campaign: $campaign) { revision }
	}
`);

export const deleteCampaignDocument = graphql(`
	mutation AdminDeleteCampaign($id: ID!) {
		deleteNewsletterCampaign(id: $id)
	}
`);

export const sendTestDocument = graphql(`
	mutation AdminSendCampaignTest($id: ID!, $to: String!, $language: String!) {
		sendCampaignTest(id: $id, to: $to, language: $language)
	}
`);

export const scheduleCampaignDocument = graphql(`
	mutation AdminScheduleCampaign($id: ID!, $at: String) {
		scheduleNewsletterCampaign(id: $id, at: $at) { id }
	}
`);

export const sendCampaignDocument = graphql(`
	mutation AdminSendCampaign($id: ID!) {
		sendNewsletterCampaign(id: $id) { id }
	}
`);

export const pauseCampaignDocument = graphql(`
	mutation AdminPauseCampaign($id: ID!) {
		pauseNewsletterCampaign(id: $id) { id }
	}
`);

export const resumeCampaignDocument = graphql(`
	mutation AdminResumeCampaign($id: ID!) {
		resumeNewsletterCampaign(id: $id) { id }
	}
`);

export const cancelCampaignDocument = graphql(`
	mutation AdminCancelCampaign($id: ID!) {
		cancelNewsletterCampaign(id: $id) { id }
	}
`);

export const retryCampaignDocument = graphql(`
	mutation AdminRetryCampaign($id: ID!) {
		retryNewsletterCampaign(id: $id) { id }
	}
`);
