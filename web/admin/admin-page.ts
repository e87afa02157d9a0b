// What a screen of the administration is: where it is, what it is called, and whom it opens for.

import type { PlainTextKey, TextGroup } from '../../rules/messages/groups.ts';
import type { Right } from '../../rules/permissions.ts';
import { createTranslator, type Messages } from '../../rules/texts/translator.ts';
import type { Platform } from '../platform/environment.tsx';
import type { PageFrame, RoutedPage } from '../platform/page.ts';
import { cachedResult } from '../platform/page.ts';
import { textsQuery } from '../platform/page-texts.tsx';
import { adminTexts } from './admin-texts.ts';

/** `area`: any user of the administration; `admin`: an admin role; `operator`: an operator of the platform; else any one of these rights. The API asks again. */
export type Need = 'area' | 'admin' | 'operator' | readonly Right[];

export interface AdminPage extends RoutedPage {
	needs: Need;
}

const frame: PageFrame = {
	module: 'web/admin/frame/frame.tsx',
	load: () => import('./frame/frame.tsx'),
};

/** The words come with the page, and titles are asked for before they are known to everything else. */
function titled(platform: Platform, key: PlainTextKey): string | undefined {
	const texts = cachedResult(platform, textsQuery(platform, adminTexts))?.interfaceTexts as Messages | undefined;
	const { language, shopName } = platform;
	return texts && `${createTranslator({ language, messages: texts })(key)} · ${shopName}`;
}

interface Screen extends Pick<AdminPage, 'module' | 'load' | 'needs' | 'missing'> {
	title: PlainTextKey;
	/** Words that it needs beside those of all screens. */
	texts?: readonly TextGroup[];
}

export const screen = (path: string, { title, texts, ...rest }: Screen): AdminPage => ({
	...rest,
	path,
	frame,
	title: (platform) => titled(platform, title),
	questions: (platform) => [textsQuery(platform, adminTexts), ...(texts ? [textsQuery(platform, texts)] : [])],
});
