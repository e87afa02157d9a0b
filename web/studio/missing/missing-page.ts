// In place of a draft that this visitor does not reach: a document that the server alone renders, without a script.
import { missingDraftPath } from '../../../rules/designs/missing-draft.ts';
import type { TextGroup } from '../../../rules/messages/groups.ts';
import type { Messages } from '../../../rules/texts/translator.ts';
import { cachedResult, type RoutedPage } from '../../platform/page.ts';
import { textsQuery, withTexts } from '../../platform/page-texts.tsx';

const groups = ['designVersions'] as const satisfies readonly TextGroup[];

export const missingDraftPage: RoutedPage = {
	path: missingDraftPath,
	entry: 'shared',
	module: 'web/studio/shared/entry.ts',
	title: (platform) => {
		const words = cachedResult(platform, textsQuery(platform, groups))?.interfaceTexts as Messages | undefined;
		return `${words?.['designVersions.missing.title']} · ${platform.shopName}`;
	},
	questions: (platform) => [textsQuery(platform, groups)],
	load: async () => ({ Component: withTexts(groups, (await import('./missing-draft.tsx')).MissingDraft) }),
};
