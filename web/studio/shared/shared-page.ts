// The page that a link to a draft opens: a document that the server alone renders, without a script.
import type { TextGroup } from '../../../rules/messages/groups.ts';
import type { Messages } from '../../../rules/texts/translator.ts';
import { cachedResult, query, type RoutedPage, type RouteLocation } from '../../platform/page.ts';
import { textsQuery, withTexts } from '../../platform/page-texts.tsx';
import { sharedDesignDocument } from './shared.documents.ts';

const sharedGroups = ['designSharing', 'printData', 'kit'] as const satisfies readonly TextGroup[];

export const sharedQuery = ({ search }: Pick<RouteLocation, 'search'>) =>
	query(sharedDesignDocument, { token: search.get('token') ?? '' });

export const sharedPage: RoutedPage = {
	path: '/studio/shared',
	entry: 'shared',
	module: 'web/studio/shared/entry.ts',
	title: (platform, place) => {
		const shared = cachedResult(platform, sharedQuery(place))?.sharedDesign;
		const words = cachedResult(platform, textsQuery(platform, sharedGroups))?.interfaceTexts as Messages | undefined;
		const name = shared ? shared.name || words?.['designSharing.page.untitled'] : words?.['designSharing.page.ended'];
		return `${name} · ${platform.shopName}`;
	},
	questions: (platform, place) => [sharedQuery(place), textsQuery(platform, sharedGroups)],
	load: async () => ({ Component: withTexts(sharedGroups, (await import('./shared-design.tsx')).SharedDesign) }),
};
