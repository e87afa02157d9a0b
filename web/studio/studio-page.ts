// The document of the studio as the server renders it: what it is called, what it asks.
import { isId } from '../../rules/ids.ts';
import type { TextGroup } from '../../rules/messages/groups.ts';
import { ApiFailure } from '../platform/api.ts';
import type { Platform } from '../platform/environment.tsx';
import { cachedResult, query, type RoutedPage, type RouteLocation } from '../platform/page.ts';
import { textsQuery, withTexts } from '../platform/page-texts.tsx';
import { draftDocument } from './studio.documents.ts';
import { studioTemplateDocument } from './template/template.documents.ts';

const studioGroups = [
	'studio',
	'studioOrders',
	'designs',
	'printFindings',
	'printData',
	'kit',
	'cartErrors',
] as const satisfies readonly TextGroup[];

/** Of those who make templates. */
export const templateGroups = [
	'templateEditor',
	'designTemplates',
	'forms',
	'errors',
] as const satisfies readonly TextGroup[];

export const templateQuery = ({ params }: Pick<RouteLocation, 'params'>) =>
	query(studioTemplateDocument, { id: params.draft ?? '' });

/** In the language of the page, whatever the caller's own is. */
export const draftQuery = ({ language }: Pick<Platform, 'language'>, { params }: Pick<RouteLocation, 'params'>) =>
	query(draftDocument, { id: params.draft ?? '', language });

/** A draft that is missing, and one of another person: no one learns which. */
const missing = () => new ApiFailure('404', 'NOT_FOUND', 404);

export const studioPage: RoutedPage = {
	path: '/studio/:draft',
	entry: 'studio',
	module: 'web/studio/entry.tsx',
	title: (platform, place) => {
		const draft = cachedResult(platform, draftQuery(platform, place))?.design;
		const name = draft?.name || (draft ?? cachedResult(platform, templateQuery(place))?.studioTemplate)?.productName;
		return name ? `${name} · ${platform.shopName}` : undefined;
	},
	questions: (platform, place) => {
		if (!isId(place.params.draft ?? '')) throw missing();
		return [draftQuery(platform, place), templateQuery(place), textsQuery(platform, studioGroups)];
	},
	next: async (platform, place) => {
		if (cachedResult(platform, draftQuery(platform, place))?.design) return [];
		if (!cachedResult(platform, templateQuery(place))?.studioTemplate) throw missing();
		return [textsQuery(platform, templateGroups)];
	},
	load: async () => ({ Component: withTexts(studioGroups, (await import('./plain/plain-studio.tsx')).PlainStudio) }),
};
