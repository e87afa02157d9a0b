// Texts that every page has came with the document. A user who goes on reading in it for more than a minute gets them anew, if the shop
// has changed any.
import { baseGroups } from '../../rules/texts/base-groups.ts';
import { createTranslator, type Messages } from '../../rules/texts/translator.ts';
import { fetchTexts } from './cached-texts.ts';
import type { Platform } from './environment.tsx';
import { textOf } from './graphql.ts';
import { interfaceTextsDocument } from './texts.documents.ts';
import { currentTextsVersion } from './texts-version.ts';

/**
 * @param platform is brought up to date itself: routes go on to use it
 * @param show shows the page with another one
 */
export async function refreshTexts(platform: Platform, show: (platform: Platform) => void): Promise<void> {
	const textsVersion = await currentTextsVersion(platform);
	if (textsVersion === platform.textsVersion) return;
	const { language } = platform;
	const variables = { language, groups: [...baseGroups] };
	const answer = (await fetchTexts(platform, [interfaceTextsDocument, variables])) as { interfaceTexts: Messages };
	const messages = answer.interfaceTexts;
	Object.assign(platform, { textsVersion, messages, t: createTranslator({ language, messages }) });
	show({ ...platform });
	const text = textOf(interfaceTextsDocument);
	await platform.queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === text });
}
